import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectMessage } from './messages.ts'
import { expect, test } from './product.ts'
import { signIn } from './users.ts'

/** Registers a player for one test only, whose password is the username. */
async function newPlayer(request: APIRequestContext, username: string): Promise<void> {
  const data = {
    username,
    firstName: 'Ada',
    lastName: 'Byron',
    age: '20',
    email: `${username}@ecole.example.fr`,
    password: username,
    passwordConfirm: username,
  }
  expect((await request.post('/api/user/register', { data })).ok()).toBe(true)
}

const confirmErasure = (page: Page) => page.getByRole('alertdialog', { name: 'Erase your account?' })

test('users download their own data in a file without secrets', async ({ browser }) => {
  const page = await signIn(browser, 'joueur4', '/app/user/profile')
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await started
  expect(file.suggestedFilename()).toMatch(/^trimestre-joueur4-\d{4}-\d\d-\d\d\.json$/)
  await expectMessage(page, 'Your data has been downloaded')
  const text = await readFile(await file.path(), 'utf8')
  const { profile, companies } = JSON.parse(text)
  expect(profile.username).toBe('joueur4')
  expect(companies[0]).toMatchObject({ game: { name: 'Les vélos du Rhône' } })
  expect(companies[0].results.length).toBeGreaterThan(0)
  for (const key of ['token', 'refresh_token'])
    expect(text).not.toContain(await page.evaluate(name => localStorage.getItem(name), key))
  await page.context().close()
})

test('an account is erased after its name and password are typed, and the browser forgets it', async ({
  browser,
  request,
}) => {
  await newPlayer(request, 'ada.byron')
  const page = await signIn(browser, 'ada.byron')
  await page.evaluate(() => localStorage.setItem('draft:1:1:ventes', '{"at":"","values":{}}'))
  await page.goto('/app/user/profile')
  const begin = page.getByRole('button', { name: 'Erase my account' })
  await begin.click()
  const dialog = confirmErasure(page)
  const confirm = dialog.getByRole('button', { name: 'Confirmer' })
  await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused()
  await expect(dialog.getByText('Your companies and their results stay in the games')).toBeVisible()
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(begin).toBeFocused()

  await begin.click()
  await dialog.getByLabel('To confirm, type your username: ada.byron').fill('ada')
  await dialog.getByRole('textbox', { name: 'Current password' }).fill('faux')
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByLabel('To confirm, type your username: ada.byron').fill('ada.byron')
  await confirm.click()
  await expect(dialog.getByText('Wrong current password')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Current password' }).fill('ada.byron')
  await confirm.click()

  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/)
  await expectMessage(page, 'Your account has been erased')
  await expect(page.getByText('Your session has expired')).toHaveCount(0)
  const keys = () => page.evaluate(() => Object.keys(localStorage))
  const gone = /^(user|token|refresh_token|role|mode|currentGame|virtualEnterprise|messages|draft:.*)$/
  await expect.poll(async () => (await keys()).filter(key => gone.test(key))).toEqual([])
  const data = { username: 'ada.byron', password: 'ada.byron' }
  expect((await request.post('/api/login', { data })).status()).toBe(401)
  await page.context().close()
})

test('the last super administrator cannot erase their account and sees the reason', async ({ browser }) => {
  const page = await signIn(browser, 'superadmin', '/app/user/profile')
  await page.getByRole('button', { name: 'Erase my account' }).click()
  const dialog = confirmErasure(page)
  await dialog.getByLabel(/^To confirm/).fill('superadmin')
  await dialog.getByRole('textbox', { name: 'Current password' }).fill('superadmin')
  await dialog.getByRole('button', { name: 'Confirmer' }).click()
  await expect(dialog.getByText(/last super administrator/i)).toBeVisible()
  await page.context().close()
})
