/**
 * Takes the screenshots of the README, single ones and a sheet of the shell, from the running product:
 * `npm run screenshots -- http://127.0.0.1:3000`. Needs the demo accounts.
 */
import { writeFile } from 'node:fs/promises'
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
  // The counters are animated for three seconds.
  await page.waitForTimeout(4000)
}

type Size = { width: number; height: number }
type Take = (page: Page) => Promise<unknown>

/** Returns a PNG of what a visitor with a French browser sees after the steps of `take`. */
async function capture(size: Size, take: Take): Promise<Buffer> {
  const context = await browser.newContext({ viewport: size, locale: 'fr-FR', deviceScaleFactor: 1 })
  const page = await context.newPage()
  await take(page)
  // Opening animations have to end first.
  await page.waitForTimeout(600)
  const png = await page.screenshot()
  await context.close()
  return png
}

const picture = async (name: string, size: Size, take: Take): Promise<void> =>
  writeFile(join(folder, `${name}.png`), await capture(size, take))

/** Enters the demo game as a player whose browser has stored these settings. */
async function playWith(page: Page, appearance: object, locale = 'fr'): Promise<void> {
  await signIn(page, 'joueur3')
  await enterGame(page)
  await page.evaluate(
    ([ui = '', language = '']) => {
      localStorage.setItem('ui', ui)
      localStorage.setItem('locale', language)
    },
    [JSON.stringify(appearance), locale],
  )
  await page.reload()
  await page.waitForTimeout(4500)
}

/** Takes one sheet of the shell in its layouts: two rows of three screens, and phones at the end. */
async function shellSheet(): Promise<void> {
  const screen = { width: 1280, height: 800 }
  const wide = await captureAll(screen, [
    page => page.goto(`${address}/login`, { waitUntil: 'networkidle' }),
    page => playWith(page, {}),
    page => playWith(page, { layout: 'sidebar', theme: 'greenTheme' }),
    async page => {
      await playWith(page, { layout: 'top-navigation', theme: 'orangeTheme' })
      await page.getByRole('button', { name: /^Fonctions support/ }).click()
    },
    async page => {
      await playWith(page, { layout: 'mega-menu', theme: 'lightBlueTheme', scheme: 'dark' })
      await page.getByRole('button', { name: 'Mon espace' }).click()
    },
    page => playWith(page, { scheme: 'dark', theme: 'purpleTheme', direction: 'rtl' }, 'ar'),
  ])
  const narrow = await captureAll(phone, [
    page => playWith(page, {}),
    async page => {
      await playWith(page, { scheme: 'dark' })
      await page.getByRole('button', { name: /^Décisions/ }).click()
    },
  ])
  const image = (png: Buffer, width: number) =>
    `<img width="${width}" src="data:image/png;base64,${png.toString('base64')}">`
  const page = await browser.newPage({ viewport: { width: 2070, height: 800 } })
  await page.setContent(`<style>
    body { margin: 0; padding: 16px; background: #cfd6dd; display: flex; gap: 16px }
    div { display: grid; gap: 16px; align-content: start }
    div:first-child { grid-template-columns: repeat(3, 600px) }
    img { display: block; border-radius: 8px }
  </style><div>${wide.map(png => image(png, 600)).join('')}</div><div>${narrow.map(png => image(png, 183)).join('')}</div>`)
  await page.screenshot({ path: join(folder, 'shell.png') })
  await page.close()
}

async function captureAll(size: Size, takes: readonly Take[]): Promise<Buffer[]> {
  const pictures: Buffer[] = []
  for (const take of takes) pictures.push(await capture(size, take))
  return pictures
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
  await shellSheet()
} finally {
  await browser.close()
}
