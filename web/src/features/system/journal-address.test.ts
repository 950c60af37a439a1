import { describe, expect, test } from 'vitest'
import { isNarrowed, queryOf, readView, wholeJournal, writeView } from './journal-address.ts'

describe('the view of the journal', () => {
  test('comes back from the address as it was written', () => {
    const view = {
      ...{ call: 'configureGame', user: 3, game: 12, from: '2026-03-01', to: '2026-03-31' },
      ...{ page: 2, size: 50 },
    }
    expect(readView(writeView(view))).toEqual(view)
  })
  test('leaves an address alone while nothing is chosen', () => {
    expect(writeView(wholeJournal)).toBe('')
    expect(isNarrowed(wholeJournal)).toBe(false)
    expect(isNarrowed(readView('?game=3'))).toBe(true)
  })
  test('ignores what makes no sense in an address', () => {
    expect(readView('?user=me&game=-1&from=hier&page=0&size=7')).toEqual(wholeJournal)
  })
})

describe('the question to the server', () => {
  test('counts pages from one and asks for nothing that was not chosen', () => {
    expect(queryOf(wholeJournal)).toEqual({ page: 1, itemsPerPage: 25 })
  })
  test('takes the last day whole', () => {
    const { from = '', to = '' } = queryOf(readView('?from=2026-02-28&to=2026-02-28'))
    expect(new Date(from)).toEqual(new Date(2026, 1, 28))
    expect(new Date(to)).toEqual(new Date(2026, 1, 28, 23, 59, 59, 999))
  })
})
