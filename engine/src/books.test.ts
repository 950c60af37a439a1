import { describe, expect, test } from 'vitest'
import { postAllocation, postClosing, postTax } from './books.ts'
import type { AccountNumber } from './catalogue/accounts.ts'
import { balancesFrom, journalOf, type Ledger, openLedger, piecesOf } from './journal.ts'

type Balances = [AccountNumber, number][]

/** Posts on these balances and returns the lines of every piece. */
function linesOf(balances: Balances, posting: (ledger: Ledger) => void) {
  const ledger = openLedger(balancesFrom(balances))
  posting(ledger)
  return piecesOf(journalOf(ledger)).map(({ lines }) => lines)
}

describe('the allocation of a profit', () => {
  const allocated = (balances: Balances) => linesOf(balances, postAllocation)

  test('covers past losses, then puts 5 % into the legal reserve, and keeps the rest for dividends', () => {
    // (1 000 − 200) · 5 % = 40.
    const balances: Balances = [
      ['101', -300_000],
      ['120', -1000],
      ['119', 200],
    ]
    expect(allocated(balances)).toEqual([
      [
        ['120', 1000],
        ['119', -200],
        ['1061', -40],
        ['110', -760],
      ],
    ])
  })

  test('that only covers past losses reserves nothing', () => {
    const balances: Balances = [
      ['101', -300_000],
      ['120', -100],
      ['119', 300],
    ]
    expect(allocated(balances)).toEqual([
      [
        ['120', 100],
        ['119', -100],
      ],
    ])
  })

  test('fills the legal reserve up to a tenth of the capital, and no further', () => {
    const with1061 = (reserve: number): Balances => [
      ['101', -3009],
      ['1061', -reserve],
      ['120', -1000],
    ]
    expect(allocated(with1061(290))).toEqual([
      [
        ['120', 1000],
        ['1061', -10],
        ['110', -990],
      ],
    ])
    const full = [
      [
        ['120', 1000],
        ['110', -1000],
      ],
    ]
    expect(allocated(with1061(300))).toEqual(full)
    // A capital that was lower when the reserve was built takes nothing back.
    expect(allocated(with1061(400))).toEqual(full)
  })
})

describe('the allocation of a loss', () => {
  test('uses up past profits before it carries a loss forward', () => {
    const balances: Balances = [
      ['129', 100],
      ['110', -30],
    ]
    expect(linesOf(balances, postAllocation)).toEqual([
      [
        ['110', 30],
        ['119', 70],
        ['129', -100],
      ],
    ])
  })

  test('of a year without result posts nothing', () => {
    expect(linesOf([['110', -30]], postAllocation)).toEqual([])
  })
})

describe('the tax account', () => {
  test('pays the tax of the quarter before, then owes that of this quarter', () => {
    expect(linesOf([['444', -70]], ledger => postTax(ledger, 50))).toEqual([
      [
        ['444', 70],
        ['512', -70],
      ],
      [
        ['695', 50],
        ['444', -50],
      ],
    ])
  })

  test('receives what was paid too much, and claims what this quarter gives back', () => {
    expect(linesOf([['444', 70]], ledger => postTax(ledger, -50))).toEqual([
      [
        ['512', 70],
        ['444', -70],
      ],
      [
        ['444', 50],
        ['695', -50],
      ],
    ])
  })
})

describe('the closing of a quarter', () => {
  const closed = (balances: Balances) => linesOf(balances, postClosing)[0]

  test('reverses charges and income in the text order of accounts, into the result', () => {
    const balances: Balances = [
      ['701', -100],
      ['611', 20],
      ['607', 10],
      ['6061', 5],
      ['601', 1],
      ['512', 64],
    ]
    expect(closed(balances)).toEqual([
      ['601', -1],
      ['6061', -5],
      ['607', -10],
      ['611', -20],
      ['701', 100],
      ['120', -64],
    ])
  })

  test('adds a profit to that of the year, or first reduces the loss of the year', () => {
    const profit = (result: Balances): Balances => [['701', -100], ...result]
    expect(closed(profit([['120', -40]]))?.slice(1)).toEqual([['120', -100]])
    expect(closed(profit([['129', 30]]))?.slice(1)).toEqual([
      ['129', -30],
      ['120', -70],
    ])
    expect(closed(profit([['129', 300]]))?.slice(1)).toEqual([['129', -100]])
  })

  test('adds a loss to that of the year, or first reduces the profit of the year', () => {
    const loss = (result: Balances): Balances => [['601', 100], ...result]
    expect(closed(loss([['129', 40]]))?.slice(1)).toEqual([['129', 100]])
    expect(closed(loss([['120', -30]]))?.slice(1)).toEqual([
      ['120', 30],
      ['129', 70],
    ])
  })
})
