/**
 * Takes the pictures of the README from the started product: `npm run screenshots -- http://127.0.0.1:3000`.
 * Needs the demo accounts.
 */
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'

const address = process.argv[2] ?? 'http://127.0.0.1:3000'
const folder = join(import.meta.dirname, '../docs/pictures')

async function signIn(page: Page, username: string): Promise<void> {
  await page.goto(`${address}/login`)
  await page.getByLabel('Nom d’utilisateur').fill(username)
  await page.getByLabel(/^Mot de passe/).fill(username)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.waitForURL(/\/app\//)
}

async function enterGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Entrer' }).click()
  await page.waitForURL(/joined-game/)
  // Counters run for three seconds.
  await page.waitForTimeout(4000)
}

async function picture(
  name: string,
  size: { width: number; height: number },
  take: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ viewport: size, locale: 'fr-FR', deviceScaleFactor: 1 })
  const page = await context.newPage()
  await take(page)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await context.close()
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
})
const desktop = { width: 1280, height: 900 }
const phone = { width: 360, height: 740 }
try {
  await picture('dashboard', { width: 1280, height: 1400 }, async page => {
    await signIn(page, 'joueur3')
    await enterGame(page)
  })
  await picture('decisions', desktop, async page => {
    await signIn(page, 'joueur3')
    await enterGame(page)
    await page.goto(`${address}/app/user/game-retail-price`)
    await page.waitForTimeout(1500)
  })
  await picture('decisions-phone', phone, async page => {
    await signIn(page, 'joueur3')
    await enterGame(page)
    await page.goto(`${address}/app/user/game-production`)
    await page.waitForTimeout(1500)
  })
  await picture('my-games', { width: 1280, height: 640 }, async page => {
    await signIn(page, 'admin')
    await page.waitForTimeout(1500)
  })
} finally {
  await browser.close()
}
