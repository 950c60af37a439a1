import { expect, type Locator, test } from '@playwright/test'
import { signIn } from './people.ts'
import { enterGame } from './player.ts'

const numberOf = (text: string | null): number =>
  Number((text ?? '').replace(/[^\d.−]/g, '').replace('−', '-'))

/** The figures of a waterfall: what it starts from, the causes, what it ends with. */
async function steps(table: Locator): Promise<number[]> {
  const cells = await table.getByRole('row').getByRole('cell').all()
  return Promise.all(cells.map(async cell => numberOf(await cell.textContent())))
}

test('figures say why they are what they are, and the causes add up on screen', async ({ browser }) => {
  const page = await signIn(browser, 'joueur2')
  await enterGame(page, 'Les vélos du Rhône')
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
  await expect(summary).toContainText(/Demand, up by \d+\. Main causes: .+ \(.?[+−]\d+/)
  await expect(summary).toContainText(/Net result, (up|down) by /)
  await summary.getByRole('button', { name: /^Why\? Cash/ }).click()
  await expect(panel.getByRole('heading', { name: /^Why\? Cash/ })).toBeVisible()
  await expect(panel.getByRole('table', { name: 'Cash', exact: true }).getByRole('row')).toHaveCount(5)
  await page.keyboard.press('Escape')
  await summary.getByRole('link', { name: 'Production' }).click()
  await expect(page).toHaveURL(/game-production$/)

  for (const [address, figure] of [
    ['/app/user/game-solde-intermediaire', 'Net result'],
    ['/app/user/game-accounting-balance-sheet', 'Receivables'],
    ['/app/user/game-comptabilite?vue=tresorerie', 'Energy'],
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
