import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'

const right = {
  Username: 'nouvelle.eleve',
  'First name': 'Inès',
  'Last name': 'Garnier',
  Age: '17',
  Email: 'ines.garnier@ecole.fr',
  Password: 'une phrase assez longue',
  'Password confirm': 'une phrase assez longue',
}
type Name = keyof typeof right

const box = (page: Page, name: Name) => page.getByRole('textbox', { name, exact: true })

async function fillWith(page: Page, changes: Partial<Record<Name, string>> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...right, ...changes }))
    await box(page, name as Name).fill(value)
}
const submit = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
const terms = (page: Page) => page.getByRole('checkbox', { name: /I accept the terms of use/ })

test('registration: everything but the gender is required', async ({ page }) => {
  await page.goto('/register')
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(terms(page)).not.toBeChecked()
  await expect(terms(page)).toHaveAttribute('required', '')
  await submit(page)
  await expect(page.getByText('8 fields need attention')).toBeVisible()
  await expect(page.getByText('Required', { exact: true })).toHaveCount(8)
  await expect(box(page, 'Username')).toBeFocused()
  await page.getByRole('link', { name: 'Age', exact: true }).click()
  await expect(box(page, 'Age')).toBeFocused()
})

const refusals: { field: Name; value: string; says: string }[] = [
  { field: 'Age', value: 'seventeen', says: 'Must be a number' },
  { field: 'Email', value: 'ines.garnier', says: 'Invalid email' },
  { field: 'Email', value: 'ines@ecole.museum', says: 'Invalid email' },
  { field: 'Email', value: 'ines@ecole.f', says: 'Invalid email' },
  { field: 'Password confirm', value: 'une autre phrase', says: 'Passwords dont match' },
]
for (const { field, value, says } of refusals) {
  test(`registration: ${field} ${value} is refused: ${says}`, async ({ page }) => {
    const sent: string[] = []
    page.on('request', request => request.url().includes('/api/user/register') && sent.push('sent'))
    await page.goto('/register')
    await fillWith(page, { [field]: value })
    await terms(page).check()
    await submit(page)
    await expect(page.getByText(says, { exact: true })).toBeVisible()
    await expect(box(page, field)).toBeFocused()
    expect(sent).toEqual([])
    await box(page, field).fill(right[field])
    await expect(page.getByText(says, { exact: true })).toHaveCount(0)
  })
}

test('registration: a taken name is reported in the banner and at the field', async ({ page }) => {
  await page.goto('/register')
  await fillWith(page, { Username: 'joueur1' })
  await terms(page).check()
  await submit(page)
  await expect(page.getByRole('alert').first()).toContainText('Utilisateur Ou Mot de passe Incorrecte')
  await expect(page.getByText('This username is already taken')).toBeVisible()
  await expect(box(page, 'Password')).toHaveValue(right.Password)
})

test('registration: a refusal without a reason shows the second wording', async ({ page }) => {
  await page.route('**/api/user/register', route => route.fulfill({ status: 422, json: { status: 422 } }))
  await page.goto('/register')
  await fillWith(page)
  await terms(page).check()
  await submit(page)
  await expect(page.getByRole('alert').first()).toContainText(
    'utilisateur Ou mot de passe sont incorrectes !',
  )
})

test('registration: the terms open in a tab of their own', async ({ page }) => {
  await page.goto('/register')
  await box(page, 'Username').fill('kept')
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'terms of use (new tab)' }).click()
  const opened = await opening
  await expect(opened.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()
  await expect(terms(page)).not.toBeChecked()
  await expect(box(page, 'Username')).toHaveValue('kept')
})

test('registration: works by keyboard alone and opens the home page of a new player', async ({ page }) => {
  await page.goto('/register')
  await page.getByRole('link', { name: 'Already have account ?' }).focus()
  const type = async (text: string) => {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await type(right.Username)
  await type(right['First name'])
  await type(right['Last name'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await type(right.Age)
  await type(right.Email)
  await type(right.Password)
  await page.keyboard.press('Tab')
  await type(right['Password confirm'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/user\/dashboard$/)
  await expect(page.getByRole('heading', { name: /Inès Garnier/ })).toBeVisible()
})
