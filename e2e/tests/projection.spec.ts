import type { Page } from '@playwright/test'
import { expectMessage } from './messages.ts'
import { numberIn } from './numbers.ts'
import { enterGame, openGame } from './player.ts'
import { expect, test } from './product.ts'
import { signIn } from './users.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function type(page: Page, name: string, value: string): Promise<void> {
  await field(page, name).fill(value)
  await field(page, name).press('Tab')
}

/** Returns the two figures of a row of the projection: with the saved values and with the typed ones. */
async function figures(page: Page, line: string): Promise<[saved: string, now: string]> {
  const cells = page
    .getByRole('table', { name: /^The quarter as it would be/ })
    .getByRole('row', { name: new RegExp(`^${line}`) })
    .getByRole('cell')
  const texts = await cells.locator('bdi:first-child').allTextContents()
  return [texts[0] ?? '', texts[1] ?? '']
}

test('a player sees the projected effect of a decision, compares scenarios and adopts one', async ({
  browser,
}) => {
  const page = await openGame(browser, 'joueur3', 'Les vélos du Rhône', '/app/user/game-production')
  await expect(page.getByRole('table', { name: /^The quarter as it would be/ })).toBeVisible()
  await expect
    .poll(async () => {
      const [saved, now] = await figures(page, 'Cash')
      return /\d/.test(saved) && saved === now
    })
    .toBe(true)
  const [cash] = await figures(page, 'Cash')

  await type(page, 'Planned production', '9000')
  const warning = page.getByText(
    /^You plan 9,000 units but your (workers|machines) can produce only [\d,]+\./,
  )
  await expect(warning).toBeVisible()
  await expect.poll(async () => (await figures(page, 'Cash'))[0]).toBe(cash)

  await type(page, 'Planned production', '2000')
  await expect(warning).toHaveCount(0)
  await expect.poll(async () => (await figures(page, 'Units produced'))[1]).toBe('2,000')
  await field(page, 'Name of the scenario').fill('Prudence')
  await page.getByRole('button', { name: 'Keep these values' }).click()

  await type(page, 'Planned production', '2500')
  const table = page.getByRole('table', { name: 'Scenarios' })
  await expect(table.getByRole('columnheader', { name: 'Prudence' })).toBeVisible()
  const row = table.getByRole('row', { name: /^Cash/ }).getByRole('cell')
  const areEqual = async () => (await row.nth(0).textContent()) === (await row.nth(1).textContent())
  await expect.poll(areEqual, { message: 'what is typed now beside the scenario' }).toBe(false)

  await page.getByRole('button', { name: 'Adopt: Prudence' }).click()
  await expectMessage(page, '“Prudence” is now your draft: it still has to be saved.')
  await expect(field(page, 'Planned production')).toHaveValue('2,000')
  await page.reload()
  await expect(field(page, 'Planned production')).toHaveValue('2,000')

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await expect
    .poll(async () => {
      const [saved, now] = await figures(page, 'Cash')
      return saved === now && saved !== cash
    })
    .toBe(true)

  await type(page, 'Customers you expect', '0')
  await expect.poll(async () => (await figures(page, 'Net result'))[1]).toMatch(/^−/)
  await page.goto('/app/user/game-retail-price')
  await expect(field(page, 'Customers you expect'), 'the forecast holds for all areas').toHaveValue('0')
  await page.context().close()
})

test('on a phone the expected customers stand beside the price and move with it', async ({ browser }) => {
  const page = await signIn(browser, 'joueur2')
  await page.setViewportSize({ width: 360, height: 740 })
  await enterGame(page, 'Les vélos du Rhône')
  await page.goto('/app/user/game-retail-price')
  const customers = field(page, 'Customers you expect')
  const expected = async () => Number((await customers.inputValue()).replace(',', ''))
  await expect.poll(expected).toBeGreaterThan(1000)
  const before = await expected()
  const outlook = page.getByRole('table', { name: /^The quarter with few customers/ })
  const inOutlook = async (figure: RegExp) =>
    numberIn(await outlook.getByRole('row', { name: figure }).getByRole('cell').nth(1).textContent())
  const value = await inOutlook(/^Net value/)
  const distance = await page.evaluate(() => {
    const [price, forecast] = document.querySelectorAll('main input')
    return (forecast?.getBoundingClientRect().top ?? 0) - (price?.getBoundingClientRect().bottom ?? 0)
  })
  expect(distance, 'the forecast is on the same screen as the price').toBeLessThan(300)

  await type(page, 'Selling price', '200')
  await expect.poll(expected).toBeLessThan(100)
  await expect(page.getByText(/^Price very far from the market/)).toBeVisible()
  expect(await inOutlook(/^Net result/)).toBeLessThan(0)
  expect(await inOutlook(/^Net value/)).toBeLessThan(value)

  await type(page, 'Customers you expect', '50')
  await page.getByRole('button', { name: /^Back to the estimate/ }).click()
  await type(page, 'Selling price', '51')
  await expect.poll(expected).toBeGreaterThan(before / 2)
  await page.context().close()
})

test('on a phone the projection is one line, opened by a tap', async ({ browser }) => {
  const page = await signIn(browser, 'joueur4')
  await page.setViewportSize({ width: 360, height: 740 })
  await enterGame(page, 'Les vélos du Rhône')
  await page.goto('/app/user/game-production')
  const peek = page.getByRole('button', { name: /^Cash at the end/ })
  await expect(peek).toHaveText(/\d/)
  const before = await peek.textContent()
  await type(page, 'Maintenance budget', '9000')
  await expect(peek).not.toHaveText(before ?? '')
  await peek.click()
  const sheet = page.getByRole('dialog', { name: 'Projection of the quarter' })
  await expect(sheet.getByRole('table', { name: /^The quarter as it would be/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.context().close()
})
