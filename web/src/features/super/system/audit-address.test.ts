import { describe, expect, test } from 'vitest'
import { isNarrowed, queryOf, readView, unfilteredAudit, writeView } from './audit-address.ts'

describe('the view of the audit log', () => {
  test('is restored from the address that was written', () => {
    const view = {
      ...{ call: 'configureGame', user: 3, game: 12, from: '2026-03-01', to: '2026-03-31' },
      ...{ page: 2, size: 50 },
    }
    expect(readView(writeView(view))).toEqual(view)
  })
  test('leaves the address unchanged while no filter is set', () => {
    expect(writeView(unfilteredAudit)).toBe('')
    expect(isNarrowed(unfilteredAudit)).toBe(false)
    expect(isNarrowed(readView('?game=3'))).toBe(true)
  })
  test('ignores invalid values in the address', () => {
    expect(readView('?user=me&game=-1&from=hier&page=0&size=7')).toEqual(unfilteredAudit)
  })
})

describe('the query to the server', () => {
  test('counts pages from one and omits filters that are not set', () => {
    expect(queryOf(unfilteredAudit)).toEqual({ page: 1, itemsPerPage: 25 })
  })
  test('includes the whole last day', () => {
    const { from = '', to = '' } = queryOf(readView('?from=2026-02-28&to=2026-02-28'))
    expect(new Date(from)).toEqual(new Date(2026, 1, 28))
    expect(new Date(to)).toEqual(new Date(2026, 1, 28, 23, 59, 59, 999))
  })
})
