import type { Page } from '@playwright/test'
import { violationsIn } from './axe.ts'
import { caller } from './caller.ts'
import { watch } from './content-security.ts'
import { aPublicGame } from './games.ts'
import { tabTo } from './keyboard.ts'
import { openGameOn } from './player.ts'
import { expect, test } from './product.ts'
import { storePreferences, textIn } from './texts.ts'

const stops = [
  ['product', '/app/user/joined-game'],
  ['price', '/app/user/game-retail-price'],
  ['production', '/app/user/game-production'],
  ['people', '/app/user/game-human-resources'],
  ['advertising', '/app/user/game-marketing'],
  ['projection', '/app/user/game-marketing'],
  ['submit', '/app/user/joined-game'],
] as const

/** Goes through these stops with the Enter key alone; the last one stays open. */
async function walk(page: Page, locale: string, wanted: readonly (typeof stops)[number][]): Promise<void> {
  for (const [index, [stop, path]] of wanted.entries()) {
    const title = textIn(locale, `stop.${stop}.title`, 'tour')
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(page.locator('.driver-popover-next-btn')).toBeFocused()
    await expect(page.locator('[data-tour].driver-active-element')).toHaveCount(1)
    if (index < wanted.length - 1) await page.keyboard.press('Enter')
  }
}

test.describe('the tour of the first quarter', () => {
  for (const [locale, username] of [
    ['fr', 'joueur1'],
    ['ar', 'joueur2'],
  ] as const) {
    test(`is walked by keyboard alone, left and resumed in ${locale}`, async ({
      browser,
      request,
      product,
    }) => {
      const name = `Première partie ${locale}`
      const { id, administrator } = await aPublicGame(request, name, 2)
      const player = await caller(request, username)
      await player('post', '/api/v1/companies', { game: id })
      const page = await (await browser.newContext()).newPage()
      const { refused } = watch(page, product.url)
      await storePreferences(page, locale, {})
      await openGameOn(page, username, name)

      const lineOf = (key: string, stop = 0) =>
        page.getByRole('button', {
          name: textIn(locale, key, 'tour').replace('{stop}', `${stop}`).replace('{total}', '7'),
        })
      await expect(lineOf('line')).toBeVisible()
      await expect(page.locator('.driver-popover')).toHaveCount(0)
      await tabTo(page, lineOf('line'))
      await page.keyboard.press('Enter')
      await walk(page, locale, stops.slice(0, 3))
      // Motion is reduced in these tests: nothing shades the page.
      await expect(page.locator('.driver-overlay')).toBeHidden()
      expect(await violationsIn(page, '.driver-popover')).toEqual([])

      await page.keyboard.press('Escape')
      await expect(page.locator('.driver-popover')).toHaveCount(0)
      // The button of the tour is on another screen: the field shown last has the focus.
      await expect(page.locator('#decision-quantiteProduction')).toBeFocused()

      await page.goto('/app/user/joined-game')
      await tabTo(page, lineOf('resume', 3))
      await page.keyboard.press('Enter')
      await walk(page, locale, stops.slice(2))
      await page.keyboard.press('Enter')
      await expect(page.locator('.driver-popover')).toHaveCount(0)
      await expect(lineOf('again')).toBeVisible()
      await expect(lineOf('again')).not.toBeFocused()

      expect(await player<object>('get', `/api/v1/games/${id}/guide`)).toEqual({ step: 7, done: true })
      const progress = await administrator<object[]>('get', `/api/v1/games/${id}/progress`)
      expect(progress).toMatchObject([{ saved: [], draft: [] }])
      expect(refused).toEqual([])
      await page.context().close()
    })
  }

  test('ends when the player goes elsewhere, and gives the focus back to its line', async ({
    browser,
    request,
  }) => {
    const name = 'Première partie interrompue'
    const { id } = await aPublicGame(request, name, 2)
    await (await caller(request, 'joueur3'))('post', '/api/v1/companies', { game: id })
    const page = await (await browser.newContext()).newPage()
    await openGameOn(page, 'joueur3', name)
    const line = page.getByRole('button', { name: textIn('en', 'line', 'tour') })
    await line.click()
    await expect(page.locator('.driver-popover')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /Resume the tour/ })).toBeFocused()

    await page.getByRole('button', { name: /Resume the tour/ }).click()
    await expect(page.locator('.driver-popover')).toBeVisible()
    await page.getByRole('link', { name: 'How does this market work?' }).first().click()
    await expect(page).toHaveURL(/market-rules/)
    await expect(page.locator('.driver-popover')).toHaveCount(0)
    await page.context().close()
  })
})
