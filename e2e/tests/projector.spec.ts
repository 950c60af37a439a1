import type { Browser, Page } from '@playwright/test'
import { expectNoFault, expectNoSidewaysScroll } from './axe.ts'
import { unreadableTexts } from './back-row.ts'
import { caller } from './caller.ts'
import { expect, test } from './product.ts'
import { signIn } from './users.ts'
import { viewsFor } from './views.ts'

const demoGame = 'Les vélos du Rhône'
const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 800 }
const sceneCount = 10

let gameId: number

test.beforeAll(async ({ request }) => {
  const admin = await caller(request, 'admin')
  const games = await admin<{ id: number; name: string }[]>('get', '/api/v1/games')
  gameId = games.find(({ name }) => name === demoGame)?.id ?? 0
})

const address = (more = '') => `/app/admin/pass_trimestre?game=${gameId}${more}`
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const hidden = (page: Page) => page.getByText('?', { exact: true })

test('the presenter steps through the scenes with keys, and no player is named by default', async ({
  browser,
}) => {
  const page = await signIn(browser, 'admin')
  await page.goto(address())
  await page.getByRole('link', { name: 'Project' }).click()
  await expect(title(page)).toHaveText('Join')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('img', { name: `QR code to join ${demoGame}` })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Have joined' }).getByRole('listitem')).toHaveCount(6)

  await page.keyboard.press('ArrowRight')
  await expect(title(page)).toHaveText('How does this market work?')
  // Motion is reduced, so the steps do not go on by themselves.
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  for (const step of ['Who sells', 'What customers look at', 'The price', 'The market over time']) {
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(step)
    await page.keyboard.press('ArrowRight')
  }
  await page.getByRole('button', { name: 'Winning' }).click()
  await expect(page.getByText('Companies are ranked by their value')).toBeVisible()

  await page.keyboard.press('ArrowRight')
  await expect(title(page)).toHaveText('Decide')
  await expect(page.getByText(/^\d \/ 6$/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Have decided' })).toHaveCount(0)
  await page.keyboard.press('Space')
  await expect(title(page)).toHaveText('Decide')
  await expect(page.getByRole('heading', { name: 'Headline of quarter 4' })).toBeVisible()
  await page.getByRole('button', { name: 'Settings of the projection' }).click()
  await page.getByLabel('Show who has not decided yet').check()
  await expect(page.getByRole('list', { name: 'Not decided yet' }).getByRole('listitem')).not.toHaveCount(0)
  await page.getByLabel('Show who has not decided yet').uncheck()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Settings of the projection' }).blur()

  await page.keyboard.press('PageDown')
  await expect(title(page)).toHaveText('Closing')
  await page.keyboard.press('Space')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Close quarter 5' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(title(page)).toHaveText('Closing')

  await page.keyboard.press('ArrowRight')
  await expect(title(page)).toHaveText('Ranking')
  await expect(hidden(page)).toHaveCount(3)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('The ranking is not fully revealed yet.')).toBeVisible()
  await expect(hidden(page)).toHaveCount(0)
  await page.emulateMedia({ media: null })
  for (const left of [3, 2, 1, 0]) {
    await expect(hidden(page)).toHaveCount(left)
    await page.keyboard.press('ArrowRight')
  }
  const ranks = page.getByRole('list', { name: 'Ranking' })
  await expect(ranks.getByRole('listitem')).toHaveCount(6)
  await expect(ranks).not.toContainText('Roule Malin')
  await page.getByRole('button', { name: 'Settings of the projection' }).click()
  await page.getByLabel('Show names').check()
  await expect(ranks).toContainText('Roule Malin')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Show names')).toBeHidden()

  await page.keyboard.press('ArrowRight')
  await expect(title(page)).toHaveText('The race')
  await page.getByRole('button', { name: 'Show the table' }).click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(7)
  await page.keyboard.press('ArrowRight')
  await expect(title(page)).toHaveText('Market')
  await expect(page.getByText('Total demand')).toBeVisible()
  const demand = await page.locator('dl > div').filter({ hasText: 'Total demand' }).locator('bdi').innerText()
  await expect(page.getByRole('img', { name: /^6 companies: prices from/ })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(title(page)).toHaveText('Moments')
  await page.getByRole('button', { name: '10. Questions' }).click()
  await expect(title(page)).toHaveText('Questions')
  const notes = page.getByLabel('What the class takes away')
  await notes.fill('')
  await notes.pressSequentially('Five flaws')
  await page.reload()
  await expect(notes).toHaveValue('Five flaws')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  const overview = await page.context().newPage()
  await overview.goto(`/app/admin/games?game=${gameId}`)
  const tile = overview.locator('dl').filter({ hasText: 'Total demand' })
  await expect(tile.locator('.visually-hidden')).toHaveText(demand)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.context().close()
})

test('the market can come before the ranking, and the keys can be switched off', async ({ browser }) => {
  const page = await signIn(browser, 'admin')
  await page.goto(address('&projector=1&scene=5'))
  await expect(title(page)).toHaveText('Ranking')
  await page.getByRole('button', { name: 'Settings of the projection' }).click()
  await page.getByLabel('The market before the ranking').check()
  await expect(title(page)).toHaveText('Market')
  await page.getByLabel(/^Keyboard keys/).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowRight')
  await expect(title(page)).toHaveText('Market')
  await page.reload()
  await page.keyboard.press('ArrowRight')
  await expect(title(page)).toHaveText('Market')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(title(page)).toHaveText('Ranking')
  await page.context().close()
})

/** Signs the administrator in with this language and scheme stored and motion reduced. */
async function administratorWith(browser: Browser, locale: string, scheme: string): Promise<Page> {
  const page = await signIn(browser, 'admin', address())
  await page.setViewportSize(desktop)
  await page.evaluate(
    ([language = '', chosen = '']) => {
      localStorage.setItem('locale', language)
      localStorage.setItem('ui', JSON.stringify({ scheme: chosen, reduceMotion: true }))
    },
    [locale, scheme],
  )
  return page
}

async function expectUsable(page: Page, what: string): Promise<void> {
  await expectNoFault(page, what)
  await page.setViewportSize(phone)
  await expectNoSidewaysScroll(page, `${what}, 360 px`)
  await page.setViewportSize(desktop)
}

const looks = ['fr', 'ar'].flatMap(locale => ['light', 'dark'].map(scheme => ({ locale, scheme })))
/** Scene 0 is the control room. */
const scenes = Array.from({ length: sceneCount + 1 }, (_, scene) => scene)

for (const look of looks)
  test(`the control room and its scenes are accessible: ${look.locale}, ${look.scheme}`, async ({
    browser,
  }) => {
    const page = await administratorWith(browser, look.locale, look.scheme)
    for (const scene of scenes.filter(each => viewsFor(looks, each).includes(look))) {
      if (scene === 0) {
        await page.goto(address())
        await expect(page.locator('main li button').first()).toBeVisible()
        await expectUsable(page, 'control room')
        continue
      }
      await page.goto(address(`&projector=1&scene=${scene}`))
      await expect(title(page)).toBeVisible()
      if (scene === 5)
        for (let reveal = 0; reveal < 4; reveal += 1)
          await page.keyboard.press(look.locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
      await page.locator('nav button[aria-expanded]').click()
      expect.soft(await unreadableTexts(page), `scene ${scene}`).toEqual([])
      await expectUsable(page, `scene ${scene}`)
    }
    await page.context().close()
  })
