import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { centimesIn } from './numbers.ts'
import { openGame } from './player.ts'
import { expect, test } from './product.ts'

/** Returns the amount of the quarter in a table row, in centimes; that of the year follows it. */
async function centimes(page: Page, table: string | RegExp, row: string): Promise<number> {
  const cells = page.getByRole('table', { name: table }).getByRole('row', { name: row }).getByRole('cell')
  return centimesIn(await cells.first().textContent())
}

async function saved(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download')
  await button.click()
  const file = await waiting
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** Saves a statement with the menu of its card. */
async function exported(page: Page, statement: string, format: string) {
  await page.getByRole('button', { name: `Export: ${statement}` }).click()
  return saved(page, page.getByRole('menuitem', { name: format }))
}

test('the cash of a quarter, its journal and the balance sheet agree to the centime', async ({ browser }) => {
  const page = await openGame(browser, 'joueur2', 'Les vélos du Rhône', '/app/user/game-comptabilite')
  await page.getByRole('tab', { name: 'Cash', exact: true }).click()
  const cash = 'Cash of quarter 4'
  await expect(page.getByRole('table', { name: cash })).toBeVisible()
  const opening = await centimes(page, cash, 'Opening balance')
  const closing = await centimes(page, cash, 'Closing balance')
  const rows = await page.getByRole('table', { name: cash }).getByRole('row').all()
  const flows = await Promise.all(
    rows.slice(2, -1).map(async row => centimesIn(await row.getByRole('cell').first().textContent())),
  )
  const sum = flows.reduce((total, flow) => total + flow, 0)
  expect(flows.length).toBeGreaterThan(8)
  expect(opening + sum).toBe(closing)

  const sheet = await exported(page, cash, 'CSV')
  expect(sheet.name).toBe('tresorerie-t4.csv')
  expect(sheet.bytes.toString('utf8')).toContain(`Closing balance,${closing / 100}`)
  // The library that writes it is loaded only now, and needs nothing that the content security policy forbids.
  const workbook = await exported(page, cash, 'Excel')
  expect(workbook.name).toBe('tresorerie-t4.xlsx')
  expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK')

  // The books of the year lead from the trial balance to the lines of an account.
  await page.getByRole('tab', { name: 'Trial balance' }).click()
  const bank = page.getByRole('row', { name: /^512/ })
  const balance = (closing / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })
  await expect(bank).toContainText(balance)
  await bank.getByRole('link').click()
  const ledger = page.getByRole('table', { name: '512 Bank' })
  await expect(ledger.getByRole('row').last()).toContainText(balance)

  await page.getByRole('tab', { name: 'Journal' }).click()
  await page.getByRole('combobox', { name: 'Filter by account' }).selectOption('512')
  const totals = page.getByText('Totals of account 512', { exact: true }).locator('..')
  await expect(totals.locator('dd')).not.toHaveCount(0)
  const [debit = 0, credit = 0] = (await totals.locator('dd').allTextContents()).map(centimesIn)
  expect(opening + debit - credit).toBe(closing)

  await page.getByRole('tab', { name: 'Due dates' }).click()
  await expect(page.getByRole('table', { name: 'Due dates after quarter 4' })).toContainText('Quarter 5')

  await page.goto('/app/user/game-accounting-balance-sheet')
  const functional = 'Functional balance sheet in quarter 4'
  // It is in whole BA, each amount rounded by itself.
  const whole = Math.round(closing / 100) * 100
  expect(await centimes(page, functional, 'Net cash')).toBe(whole)
  const capital = await centimes(page, functional, 'Working capital (FRNG)')
  const requirement = await centimes(page, functional, 'Working-capital requirement (BFR)')
  expect(Math.abs(capital - requirement - whole)).toBeLessThanOrEqual(100)
  await expect(page.getByRole('table', { name: 'What your net value is made of' })).toBeVisible()

  const fec = await saved(page, page.getByRole('button', { name: 'FEC file' }))
  expect(fec.name).toMatch(/^\d{9}FEC\d{8}\.txt$/)
  expect(fec.bytes.toString('utf8').split('\r\n')[0]?.split('\t')).toHaveLength(18)
})
