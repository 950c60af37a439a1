import { expect, test } from 'vitest'
import { fileLines } from './statement-file.ts'
import { workbookOf } from './workbook.ts'

const file = {
  title: 'Trial balance: quarter 4 [year 1]',
  columns: [
    { label: 'Account', kind: 'text' as const },
    { label: 'Balance', kind: 'amount' as const },
  ],
  rows: [
    ['512', -1234.5],
    ['=SUM(A1)', null],
  ],
}
const heading = [['Company', 'joueur1']]

test('a text file names the company above the table, and leaves a cell without a figure empty', () => {
  expect(fileLines(file, heading)).toEqual([
    ['Trial balance: quarter 4 [year 1]'],
    ['Company', 'joueur1'],
    [],
    ['Account', 'Balance'],
    ['512', -1234.5],
    ['=SUM(A1)', ''],
  ])
})

test('a workbook has amounts as numbers, texts that are never computed, and a valid sheet name', async () => {
  const { readXlsx } = await import('hucre/xlsx')
  const blob = await workbookOf(file, heading, { rightToLeft: true, isWide: true })
  const [sheet] = (await readXlsx(new Uint8Array(await blob.arrayBuffer()))).sheets
  expect(sheet?.name).toBe('Trial balance quarter 4 year 1')
  expect(sheet?.rows.slice(-3)).toEqual([
    ['Account', 'Balance'],
    ['512', -1234.5],
    ['=SUM(A1)', null],
  ])
})
