import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { copyDatabase, type OwnDatabase } from './own-database.ts'
import { copySources, type SourcesCopy } from './sources-copy.ts'

// Developers start the product from its sources and see each change. The test makes its changes in a copy.

let copy: SourcesCopy
let database: OwnDatabase
let development: ChildProcess
let pages: string
let printed = ''

test.beforeAll(async () => {
  copy = await copySources()
  database = await copyDatabase()
  const [port, pagesPort] = await freePorts()
  pages = `http://127.0.0.1:${pagesPort}`
  development = spawn(process.execPath, [join(copy.folder, 'tools/run.mjs'), 'dev'], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      PAGES_PORT: String(pagesPort),
      DATA_DIR: join(copy.folder, 'data'),
      DATABASE_URL: database.url,
      DEMO_ACCOUNTS: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [development.stdout, development.stderr])
    stream?.on('data', chunk => {
      printed += String(chunk)
    })
})

test.afterEach(({ browserName: _ }, { errors }) => {
  if (errors.length > 0) console.error(`— what npm run dev printed\n${printed}`)
})

test.afterAll(async () => {
  const ended = once(development, 'close')
  development.kill('SIGTERM')
  await ended
  await database.drop()
  await copy.remove()
})

test('npm run dev shows changes of a text, a component and the server at once', async ({ page, request }) => {
  await expect.poll(() => printed).toMatch(/Trimestre is ready/)
  await expect.poll(() => printed).toMatch(/Local: +http/)
  await page.goto(`${pages}/login`)
  const lead = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
  await lead('Take the helm of your company.')

  await copy.edit('web/src/i18n/locales/en/auth.json', 'Take the helm of your company.', 'Take the wheel.')
  await lead('Take the wheel.')

  // What the server draws is drawn again.
  await copy.edit(
    'web/src/features/account/auth/login-card.tsx',
    "lead={t('login.lead')}",
    'lead="Good morning."',
  )
  await lead('Good morning.')

  // A component is replaced in the page, which keeps the typed text.
  await page.goto(`${pages}/register`)
  await page.getByLabel('Username').fill('admin')
  await copy.edit(
    'web/src/features/account/auth/register-page.tsx',
    "title={t('auth:register.title')}",
    'title="Welcome"',
  )
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('admin')

  await page.goto(`${pages}/login`)
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel(/^Password/).fill('admin')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${pages}/app/admin/games`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await copy.edit('contract/src/errors.ts', 'Oops, Page Not Found :(', 'There is no such page.')
  const detail = async () => {
    const answer = await request.get(`${pages}/api/v1/nowhere`)
    return answer.status() === 404 ? (await answer.json()).detail : answer.status()
  }
  await expect.poll(detail).toBe('There is no such page.')
})

/** Returns two ports that are free at the moment; the development server has to know both before it starts. */
async function freePorts(): Promise<number[]> {
  const servers = [createServer(), createServer()]
  const ports = await Promise.all(
    servers.map(async server => {
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      return (server.address() as { port: number }).port
    }),
  )
  await Promise.all(servers.map(server => once(server.close(), 'close')))
  return ports
}
