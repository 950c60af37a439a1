import type { Browser, Page } from '@playwright/test'
import { includesPart } from '../../testing/parts.ts'
import { animationsFinished } from './at-rest.ts'
import { aPublicGame } from './games.ts'
import { choicesOf } from './player.ts'
import { expect, test } from './product.ts'
import { textIn } from './texts.ts'

// Whole quarters are played on a phone-sized screen, with taps only, and each screen is reached as a player reaches it.

type Phone = {
  page: Page
  /** Returns a pattern for the beginning of a text of the player's screens; its placeholders match anything. */
  says(key: string, namespace?: string): RegExp
}

const anything = '.*'
const patternOf = (text: string): string =>
  text
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{\{?[^}]*\}\}?/g, anything)
    .replace(/\s/g, '\\s')

async function phoneOf(browser: Browser, username: string, locale: string): Promise<Phone> {
  const viewport = { width: 360, height: 740 }
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, locale })
  const page = await context.newPage()
  const says = (key: string, namespace = 'player') =>
    new RegExp(`^${patternOf(textIn(locale, key, namespace))}`)
  await page.goto('/login')
  await page.locator('input[autocomplete=username]').fill(username)
  await page.locator('input[type=password]').fill(username)
  await page.locator('button[type=submit]').tap()
  await expect(page).toHaveURL(/\/app\/user\/games/)
  return { page, says }
}

async function join({ page, says }: Phone, name: string): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: name })
  await card.getByRole('button', { name: says('games.join') }).tap()
  await page.getByRole('alertdialog').getByRole('button').last().tap()
  await expect(page).toHaveURL(/joined-game/)
}

/** Opens a sheet from the bar at the bottom and taps its entry that links to this address. */
async function openFromBar({ page, says }: Phone, button: string, address: string): Promise<void> {
  const bar = page.getByRole('navigation', { name: says('shell.bottomBar', 'common') })
  await bar.getByRole('button', { name: says(button, 'common') }).tap()
  const entry = page.getByRole('dialog').locator(`a[href="/app/user/${address}"]`)
  await expect(entry).toBeVisible()
  await animationsFinished(page)
  await entry.tap()
  await expect(page).toHaveURL(new RegExp(`/${address.replace('&', '(&|%26)')}$`))
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Expects that the page is not wider than the phone. */
const expectNoSidewaysScroll = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)

async function decideQuarter(phone: Phone, quarter: number): Promise<void> {
  const { page, says } = phone
  for (const { area, key, value } of choicesOf(quarter, 0)) {
    await openFromBar(phone, 'shell.decisions', area)
    const field = page.locator(`#decision-${key}`)
    await field.fill(String(value))
    await field.blur()
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: says('decisions.save') }).tap()
    await expect(page.getByRole('button', { name: says('decisions.savedState') })).toBeVisible()
  }
}

/** Opens the results, which the page offers automatically after the pass, and then the balance sheet. */
async function readResults(phone: Phone, quarter: number): Promise<void> {
  const { page, says } = phone
  await page.getByRole('link', { name: says('decisions.seeResults') }).tap()
  await expect(page).toHaveURL(/joined-game/)
  await expect(page.getByText(says('results.title'))).toContainText(String(quarter))
  // Place and value are seen without scrolling, above the bar at the bottom.
  await expect(page.getByText(says('firstSteps.title'))).toHaveCount(0)
  const bar = await page.getByRole('navigation', { name: says('shell.bottomBar', 'common') }).boundingBox()
  const result = page.getByRole('status').filter({ has: page.getByText(says('results.title')) })
  await expect(result).toBeVisible()
  const end = await result.evaluate(element => element.getBoundingClientRect().bottom + window.scrollY)
  expect(end).toBeLessThan(bar?.y ?? 0)
  await expectNoSidewaysScroll(page)
  await openFromBar(phone, 'menu.game.finance', 'game-accounting-balance-sheet')
  await expect(page.getByText(says('statements.balanced')).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
}

for (const { locale, direction, username, quarters } of [
  { locale: 'fr', direction: 'ltr', username: 'joueur1', quarters: includesPart('journeys') ? 3 : 2 },
  { locale: 'ar', direction: 'rtl', username: 'joueur2', quarters: 1 },
])
  test(`${quarters} quarters are played on a phone, ${locale}`, async ({ browser, request }) => {
    const name = `Partie de poche ${locale}`
    const game = await aPublicGame(request, name, 3)
    const phone = await phoneOf(browser, username, locale)
    await expect(phone.page.locator('html')).toHaveAttribute('dir', direction)
    await join(phone, name)
    for (let quarter = 1; quarter <= quarters; quarter += 1) {
      await decideQuarter(phone, quarter)
      await game.pass()
      await readResults(phone, quarter)
    }
    await phone.page.context().close()
  })
