import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core'
import { inPlayground, type Playground } from '../passes/playground.ts'
import { buildProduct } from '../product.ts'

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** The game that every product with demo accounts has. */
const demoGame = 'Les vélos du Rhône'

export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
export const chromiumFlags = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking']

/** Runs the work with a product that serves its built pages and a browser; both are closed in any case. */
export async function inBrowserWithProduct(
  work: (browser: Browser, playground: Playground) => Promise<void>,
): Promise<void> {
  buildProduct()
  await inPlayground(playground => inBrowser(browser => work(browser, playground)))
}

/** Runs the work with one browser, which is closed in any case. */
export async function inBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** Signs this user in and returns the resulting browser storage; a player has entered the demo game. */
export async function signedInState(browser: Browser, url: string, username: string): Promise<StorageState> {
  const context = await browser.newContext({ locale: 'en-GB', baseURL: url })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel(/^Password/).fill(username)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(/\/app\//)
  if (username.startsWith('joueur')) {
    await page.goto('/app/user/games')
    const card = page.getByRole('article').filter({ hasText: demoGame })
    await card.getByRole('button', { name: /Enter|See the results/ }).click()
    await page.waitForURL(/joined-game/)
  }
  const kept = await page.evaluate(() => Object.entries(localStorage))
  await context.close()
  const entries = kept.map(([name, value]) => ({ name, value: String(value) }))
  return { cookies: [], origins: [{ origin: url, localStorage: entries }] }
}

/**
 * Waits until the page shows its content.
 * @throws on a page not found, which is quick and proves nothing
 */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
  if ((await page.getByText('404', { exact: true }).count()) > 0) throw new Error(`nothing at ${page.url()}`)
}

/** Emulates a mid-range phone: a CPU `slowdown` times slower than this machine. */
export async function slowDown(session: CDPSession, slowdown: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}
