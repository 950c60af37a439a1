import { expect, test } from 'vitest'
import { filterByColumns, readFigureFilter } from './column-filters.ts'
import type { DataColumn } from './table-model.ts'

type Row = { name: string; sold: number | null }

const columns: DataColumn<Row>[] = [
  { id: 'name', header: 'Nom', value: row => row.name },
  { id: 'sold', header: 'Vendu', value: row => row.sold, figure: true },
]
const rows: Row[] = [
  { name: 'Éloïse', sold: 1200 },
  { name: 'tom', sold: 12.5 },
  { name: 'ana', sold: null },
]
const found = (filters: Record<string, string>) =>
  filterByColumns('fr', columns, rows, filters).map(row => row.name)

test('finds a text anywhere, ignoring accents and case', () => {
  expect(found({ name: ' elo ' })).toEqual(['Éloïse'])
  expect(found({ name: 'o' })).toEqual(['Éloïse', 'tom'])
})

test('compares figures with the one typed in the notation of the language: above, below or equal', () => {
  expect(found({ sold: '>12,5' })).toEqual(['Éloïse'])
  expect(found({ sold: '<1 200' })).toEqual(['tom'])
  expect(found({ sold: '=12.5' })).toEqual(['tom'])
  expect(found({ sold: '>=12' })).toEqual(['Éloïse', 'tom', 'ana'])
})

test('a row without a figure passes only when the filter has no valid figure', () => {
  for (const filter of ['', '>', '<-', '=x']) expect(found({ sold: filter })).toHaveLength(3)
  expect(found({ sold: '<999999' })).not.toContain('ana')
})

test('a row must pass the filter of every column', () => {
  expect(found({ name: 'o', sold: '>100' })).toEqual(['Éloïse'])
})

test('a figure without an operator means above', () => {
  expect(readFigureFilter('5')).toEqual({ operator: '>', typed: '5' })
  expect(readFigureFilter('<5')).toEqual({ operator: '<', typed: '5' })
})

test('reads a figure with the separators of the language', () => {
  const names = (language: 'en' | 'de', sold: string) =>
    filterByColumns(language, columns, rows, { sold }).map(row => row.name)
  expect(names('en', '=1,200')).toEqual(['Éloïse'])
  expect(names('de', '=1.200')).toEqual(['Éloïse'])
  expect(names('de', '=12,5')).toEqual(['tom'])
})
