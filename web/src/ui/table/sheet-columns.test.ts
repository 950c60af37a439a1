import { expect, test } from 'vitest'
import { sheetColumns } from './sheet-columns.ts'

const columnsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index, namesRow: index < 2 }))

test('a table that fits on a sheet is printed in one part', () => {
  expect(sheetColumns(columnsOf(10))).toEqual([columnsOf(10)])
  expect(sheetColumns([])).toEqual([[]])
})

test.each([11, 18, 19, 26, 27, 60])(
  'prints each of %i columns once, next to the columns that name the row',
  count => {
    const columns = columnsOf(count)
    const parts = sheetColumns(columns)
    for (const part of parts) {
      expect(part.slice(0, 2)).toEqual(columns.slice(0, 2))
      expect(part.length).toBeGreaterThan(2)
      expect(part.length).toBeLessThanOrEqual(10)
    }
    expect(parts.flatMap(part => part.slice(2))).toEqual(columns.slice(2))
  },
)

test('the first column names the row where no column is marked', () => {
  const columns = Array.from({ length: 12 }, (_, index) => ({ id: index, namesRow: undefined }))
  expect(sheetColumns(columns).map(part => part.map(({ id }) => id))).toEqual([
    [0, 1, 2, 3, 4, 5, 6],
    [0, 7, 8, 9, 10, 11],
  ])
})
