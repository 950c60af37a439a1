import { expect, test } from 'vitest'
import { compareCells } from './table-model.ts'
import { readTableState, writeTableState } from './use-table-state.ts'

test('a table starts with its defaults', () => {
  expect(readTableState('', '', {})).toEqual({ page: 0, size: 10, sort: null, filter: '', columnFilters: {} })
})
test('page, size, sort and filter are written to the URL and read back', () => {
  const state = {
    ...{ page: 2, size: 25, sort: { id: 'name', desc: true }, filter: 'vélo' },
    columnFilters: { sold: '>12,5' },
  }
  const query = writeTableState('?tab=2', 'g', state, {})
  expect(new URLSearchParams(query).get('g.page')).toBe('3')
  expect(new URLSearchParams(query).get('tab')).toBe('2')
  expect(readTableState(query, 'g', {})).toEqual(state)
})
test('defaults are left out of the URL', () => {
  const state = { page: 0, size: 10, sort: null, filter: '', columnFilters: { sold: '' } }
  expect(writeTableState('?page=3&where.sold=%3E5', '', state, {})).toBe('')
})
test('missing values come last, numbers by size, texts by language', () => {
  expect([3, null, 12, 1].sort(compareCells)).toEqual([1, 3, 12, null])
  expect(['zoé', 'Éva', 'ana'].sort(compareCells)).toEqual(['ana', 'Éva', 'zoé'])
})
test('a table with its own page sizes accepts no other', () => {
  expect(readTableState('?size=25', '', {}, [15]).size).toBe(15)
})
