import type { Locator } from '@playwright/test'
import { numberIn } from './numbers.ts'
import { openGame } from './player.ts'
import { expect, test } from './product.ts'

/** Returns the figures of a waterfall chart: its start, its causes and its end. */
async function steps(table: Locator): Promise<number[]> {
  await expect(table).toBeVisible()
  const cells = await table.getByRole('row').getByRole('cell').all()
  return Promise.all(cells.map(async cell => numberIn(await cell.textContent())))
}

test('figures explain their changes, and the causes add up on screen', async ({ browser }) => {
  const page = await openGame(browser, 'joueur2', 'Les vélos du Rhône')
  await page.getByRole('button', { name: 'Why? Quantité Demandée' }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('heading', { name: /^What changed since quarter 3/ })).toBeVisible()
  const causes = panel.getByRole('table', { name: /^Causes of the change/ })
  const [before = 0, ...rest] = await steps(causes)
  const after = rest.pop()
  expect(rest.length).toBeGreaterThan(1)
  expect(before + rest.reduce((sum, value) => sum + value, 0)).toBe(after)

  await panel.getByRole('button', { name: /^Primary demand/ }).click()
  await expect(panel.getByRole('button', { name: /^Back to: / })).toBeVisible()
  await panel.getByRole('button', { name: /^Back to: / }).click()
  await expect(causes).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Why? Quantité Demandée' })).toBeFocused()

  await expect(causes).toHaveCount(0)
  const summary = page.getByRole('region', { name: 'Why?' })
  await page
    .getByRole('table', { name: 'Production and sales' })
    .evaluate(table => table.scrollIntoView({ block: 'start' }))
  await expect(summary).toContainText(/Demand, up by \d+\. Main causes: .+ .?[+−]\d+/)
  await expect(summary).toContainText(/Net result, (up|down) by /)
  await summary.getByRole('button', { name: /^Why\? Cash/ }).click()
  await expect(panel.getByRole('heading', { name: /^Why\? Cash/ })).toBeVisible()
  await expect(panel.getByRole('table', { name: 'Cash', exact: true }).getByRole('row')).toHaveCount(5)
  await page.keyboard.press('Escape')
  await summary.getByRole('link', { name: 'Human resources' }).click()
  await expect(page).toHaveURL(/game-human-resources$/)

  for (const [address, figure] of [
    ['/app/user/game-solde-intermediaire', 'Net result'],
    ['/app/user/game-accounting-balance-sheet', 'Receivables'],
    ['/app/user/game-comptabilite?vue=tresorerie', 'Wages'],
  ] as const) {
    await page.goto(address)
    await page
      .getByRole('button', { name: new RegExp(`Why: ${figure}`) })
      .first()
      .click()
    await expect(panel.getByRole('heading', { name: 'How this figure is computed' })).toBeVisible()
    await expect(panel.getByRole('heading', { name: 'Over the quarters' })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await page.context().close()
})

test('a technical term is explained in place, and all terms on one page', async ({ browser }) => {
  const page = await openGame(browser, 'joueur2', 'Les vélos du Rhône', '/app/user/game-human-resources')
  await page.getByRole('button', { name: 'Workers to lay off: Effects' }).click()
  await page.getByRole('button', { name: 'morale', exact: true }).click()
  await expect(page.getByRole('note')).toContainText('Mood of the workers, from 0 to 100')

  await page.goto('/app/user/game-accounting-balance-sheet')
  await page.getByRole('button', { name: 'Working capital (FRNG)', exact: true }).click()
  await expect(page.getByRole('note')).toContainText('Lasting resources, less lasting assets')
  const panel = page.getByRole('dialog')
  await page.getByRole('button', { name: /Working capital \(FRNG\), Over the quarters/ }).click()
  await expect(panel.getByRole('table', { name: 'Over the quarters' }).getByRole('row')).toHaveCount(5)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Why: Total assets/ }).click()
  await expect(panel.getByRole('heading', { name: 'What it is' })).toBeVisible()
  await panel.getByRole('link', { name: 'The whole glossary' }).click()

  await expect(page).toHaveURL(/glossary\?mot=assets$/)
  const search = page.getByRole('searchbox', { name: 'Search for a word' })
  await expect(search).toHaveValue('Assets')
  await expect(page.getByRole('definition').first()).toContainText('What the company owns')
  await search.fill('wear')
  await expect(page.getByRole('term').filter({ hasText: 'Machine wear' })).toBeVisible()
  await search.fill('zzz')
  await expect(page.getByText('No word matches “zzz”.')).toBeVisible()
  await search.fill('')
  await expect.poll(() => page.getByRole('term').count()).toBeGreaterThan(100)
  await page.context().close()
})
