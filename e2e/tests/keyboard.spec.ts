import { tabTo, typeInto } from './keyboard.ts'
import { expectMessage } from './messages.ts'
import { expect, test } from './product.ts'
import { signIn } from './users.ts'

// These tests use no pointer: every control is reached with Tab alone.

test('a visitor registers with the keyboard alone', async ({ page }) => {
  await page.goto('/register')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await typeInto(page, page.getByLabel('Username'), 'clavier.seul')
  await typeInto(page, page.getByLabel('First name'), 'Inès')
  await typeInto(page, page.getByLabel('Last name'), 'Clavier')
  await tabTo(page, page.getByRole('radio', { name: 'Male', exact: true }))
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked()
  await typeInto(page, field('Age'), '21')
  await typeInto(page, page.getByLabel('Email'), 'clavier.seul@ecole.example.fr')
  await typeInto(page, field('Password'), 'clavier.seul')
  await typeInto(page, field('Password confirm'), 'clavier.seul')
  await tabTo(page, page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/user\/dashboard$/)
})

test('a password reset link is requested with the keyboard alone', async ({ page }) => {
  await page.goto('/login')
  await tabTo(page, page.getByRole('link', { name: /Forgot/ }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/reset-password$/)
  await typeInto(page, page.getByLabel('Email'), 'joueur1@example.org')
  await page.keyboard.press('Enter')
  await expect(page.getByText("Reset link has been sent to Your'e email")).toBeVisible()
})

test('profile, appearance and guide work with the keyboard alone and return the focus', async ({
  browser,
}) => {
  const page = await signIn(browser, 'joueur4', '/app/user/profile')
  await expect(page.getByLabel('First name')).toHaveValue('Diego')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('First name'))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Diego')
  await page.keyboard.press('Enter')
  await expectMessage(page, /^Saved$/)

  const account = page.getByRole('button', { name: /^Account of/ })
  await tabTo(page, account)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Appearance' })).toBeFocused()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Appearance' })
  await tabTo(page, panel.getByRole('radio', { name: 'Blue', exact: true }))
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'purpleTheme')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(account).toBeFocused()

  const guide = page.getByRole('button', { name: 'Show Guide' })
  await tabTo(page, guide)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  for (let step = 1; step < 5; step += 1) {
    await expect(dialog.getByText(`${step}/5`)).toBeVisible()
    await tabTo(page, dialog.getByRole('button', { name: 'Next' }))
    await page.keyboard.press('Enter')
  }
  await tabTo(page, dialog.getByRole('button', { name: 'Done' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(guide).toBeFocused()
  await page.context().close()
})
