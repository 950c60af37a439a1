import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './product.ts'

const entry = join(import.meta.dirname, '../../server/src/main.ts')
let folder: string
let product: ChildProcess

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trimestre-setup-'))
})

test.afterAll(async () => {
  const ended = once(product, 'exit')
  if (product.kill('SIGTERM')) await ended
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the product without demo accounts and gives the one-time link that it prints. */
async function startEmpty(): Promise<string> {
  const { ADMIN_USERNAME: _name, ADMIN_PASSWORD: _password, ...inherited } = process.env
  const env = { ...inherited, PORT: '0', DATA_DIR: folder, DEMO_ACCOUNTS: '0', DATABASE_URL: '' }
  product = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  let printed = ''
  for await (const chunk of product.stdout ?? []) {
    printed += String(chunk)
    const [link] = /http:\S+\/setup\?token=\S+(?=\s)/.exec(printed) ?? []
    if (link) return link.replace('localhost', '127.0.0.1')
  }
  throw new Error(`no set-up link in: ${printed}`)
}

test('the first super administrator makes an account with the one-time link', async ({ page }) => {
  const link = await startEmpty()
  await page.goto(link.replace(/\?.*/, ''))
  await expect(page.getByText('This address is incomplete.')).toBeVisible()

  expect((await page.goto(link))?.status()).toBe(200)
  await page.getByLabel('Username').fill('directrice')
  await page.getByLabel('Email').fill('directrice@ecole.example.fr')
  const choosePassword = async (password: string) => {
    for (const name of ['Password', 'Password confirm'])
      await page.getByRole('textbox', { name, exact: true }).fill(password)
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await choosePassword('court')
  await expect(page.getByText('Password too short or too common')).toBeVisible()
  await choosePassword('une phrase assez longue')
  await expect(page).toHaveURL(/\/app\/super_admin\/products$/)

  await page.goto(link)
  await page.getByLabel('Username').fill('intrus')
  await page.getByLabel('Email').fill('intrus@ecole.example.fr')
  await choosePassword('une autre phrase longue')
  await expect(page.getByText('The first set-up has already been done.')).toBeVisible()
})
