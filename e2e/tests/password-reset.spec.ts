import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'

/** Returns the link of the mail to this address, once it has been written. */
async function mailedLink(dataDir: string, address: string): Promise<string> {
  const outbox = join(dataDir, 'outbox')
  let path = ''
  await expect
    .poll(() => {
      const names = existsSync(outbox) ? readdirSync(outbox) : []
      const mails = names.map(name => readFileSync(join(outbox, name), 'utf8'))
      const mail = mails.find(text => text.includes(address)) ?? ''
      // Long lines of a mail are wrapped with an equals sign at their end.
      path = /\/reset-password\?token=(?:3D)?[\w-]+/.exec(mail.replace(/=\r?\n/g, ''))?.[0] ?? ''
      return path
    })
    .not.toBe('')
  return path.replace('token=3D', 'token=')
}

const ask = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
}
const choose = async (page: Page, password: string, again = password) => {
  await page.getByRole('textbox', { name: 'New password' }).fill(password)
  await page.getByRole('textbox', { name: 'Password confirm' }).fill(again)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('a forgotten password is reset with a mailed link that works once', async ({
  page,
  request,
  product,
}) => {
  const email = 'oubli@ecole.example.fr'
  const data = { username: 'oubli', firstName: 'O', lastName: 'B', age: 20, password: 'oubli', email }
  expect((await request.post('/api/user/register', { data })).status()).toBe(201)

  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/\/reset-password$/)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Required', { exact: true })).toBeVisible()
  await ask(page, 'oubli@ecole')
  await expect(page.getByText('Invalid email', { exact: true })).toBeVisible()
  await ask(page, 'personne@ecole.example.fr')
  const sent = page.getByText("Reset link has been sent to Your'e email", { exact: true })
  await expect(sent).toBeVisible()
  await ask(page, email)
  await expect(sent).toBeVisible()

  const link = await mailedLink(product.dataDir, email)
  await page.goto(link)
  await choose(page, 'souvenir 2026', 'souvenir 2027')
  await expect(page.getByText('Passwords dont match')).toBeVisible()
  await choose(page, 'souvenir 2026')
  await expect(page).toHaveURL(/\/login\?changed=1$/)
  await expect(page.getByText('Password changed. Sign in with the new one.')).toBeVisible()
  await page.getByLabel('Username').fill('oubli')
  await page.getByLabel(/^Password/).fill('souvenir 2026')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/app\/user\/games$/)

  await page.goto(link)
  await choose(page, 'encore une fois')
  await expect(page.getByText('This link no longer works. Ask for a new one.')).toBeVisible()
  await page.getByRole('button', { name: 'Ask for a new link' }).click()
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible()
  await expect(page).toHaveURL(/\/reset-password$/)
})

test('a refused request for a reset mail shows the reason', async ({ page }) => {
  await page.route('**/api/password/reset-request', route =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '1200' },
      json: { status: 429, code: 'auth/too-many-resets', detail: '' },
    }),
  )
  await page.goto('/reset-password')
  await ask(page, 'lea@ecole.fr')
  await expect(page.getByRole('alert').first()).toContainText('Try again in 20 min.')
  await expect(page.getByLabel('Email')).toHaveValue('lea@ecole.fr')
})
