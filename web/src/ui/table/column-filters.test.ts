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

test('a text is found anywhere, accents and case aside', () => {
  expect(found({ name: ' elo ' })).toEqual(['Éloïse'])
  expect(found({ name: 'o' })).toEqual(['Éloïse', 'tom'])
})

test('figures are above, below or equal to the one typed, written as the language does', () => {
  expect(found({ sold: '>12,5' })).toEqual(['Éloïse'])
  expect(found({ sold: '<1 200' })).toEqual(['tom'])
  expect(found({ sold: '=12.5' })).toEqual(['tom'])
  expect(found({ sold: '>=12' })).toEqual(['Éloïse', 'tom', 'ana'])
})

test('a row without the figure passes only while nothing is asked of it', () => {
  for (const filter of ['', '>', '<-', '=x']) expect(found({ sold: filter })).toHaveLength(3)
  expect(found({ sold: '<999999' })).not.toContain('ana')
})

test('every column has its say', () => {
  expect(found({ name: 'o', sold: '>100' })).toEqual(['Éloïse'])
})

test('a figure without a sign means above', () => {
  expect(readFigureFilter('5')).toEqual({ operator: '>', typed: '5' })
  expect(readFigureFilter('<5')).toEqual({ operator: '<', typed: '5' })
})

test('a figure is read in the marks of the language', () => {
  const names = (language: 'en' | 'de', sold: string) =>
    filterByColumns(language, columns, rows, { sold }).map(row => row.name)
  expect(names('en', '=1,200')).toEqual(['Éloïse'])
  expect(names('de', '=1.200')).toEqual(['Éloïse'])
  expect(names('de', '=12,5')).toEqual(['tom'])
})
