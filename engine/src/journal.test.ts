import { describe, expect, test } from 'vitest'
import type { AccountNumber } from './catalogue/accounts.ts'
import { BANK, CUSTOMERS, ENERGY, SALES, SUPPLIERS } from './chart-of-accounts.ts'
import {
  balancesFrom,
  closePiece,
  differenceOf,
  entries,
  journalLines,
  journalOf,
  moveCash,
  openLedger,
  openPiece,
  piecesOf,
  post,
  transfer,
} from './journal.ts'

const ledgerOf = (balances: [AccountNumber, number][]) => openLedger(balancesFrom(balances))

describe('the journal', () => {
  test('refuses a piece that does not balance', () => {
    const ledger = ledgerOf([])
    openPiece(ledger, entries.energy)
    post(ledger, ENERGY, 5)
    post(ledger, BANK, -4)
    expect(() => closePiece(ledger)).toThrow('energy does not balance: 1')
  })

  test('leaves out zero lines and empty pieces, and numbers the remaining ones', () => {
    const ledger = ledgerOf([])
    transfer(ledger, entries.energy, ENERGY, BANK, 0)
    openPiece(ledger, entries.collection)
    post(ledger, BANK, 0)
    closePiece(ledger)
    openPiece(ledger, entries.sales)
    post(ledger, BANK, 10)
    post(ledger, CUSTOMERS, 0)
    post(ledger, SALES, -10)
    closePiece(ledger)
    expect(journalLines(journalOf(ledger))).toEqual([
      { piece: 1, account: '512', compte: 'Banques', label: 'Ventes du trimestre', debit: 10, credit: 0 },
      {
        piece: 1,
        account: '701',
        compte: 'Ventes de produits finis',
        label: 'Ventes du trimestre',
        debit: 0,
        credit: 10,
      },
    ])
  })

  test('returns the difference between debits and credits', () => {
    const ledger = ledgerOf([])
    transfer(ledger, entries.energy, ENERGY, BANK, 30)
    transfer(ledger, entries.sales, BANK, SALES, 50)
    const journal = journalOf(ledger)
    expect(differenceOf(journal)).toBe(0)
    expect(differenceOf(journal.with(-1, (journal.at(-1) ?? 0) + 7))).toBe(7)
  })

  test('keeps balances, and the movement of each entry on the bank account', () => {
    const ledger = ledgerOf([['512', 100]])
    transfer(ledger, entries.energy, ENERGY, BANK, 30)
    transfer(ledger, entries.sales, BANK, SALES, 50)
    expect(ledger.balances).toEqual(
      balancesFrom([
        ['512', 120],
        ['6061', 30],
        ['701', -50],
      ]),
    )
    expect(ledger.cashMovements[entries.energy]).toBe(-30)
    expect(ledger.cashMovements[entries.sales]).toBe(50)
    expect(piecesOf(journalOf(ledger))).toEqual([
      {
        entry: 'energy',
        lines: [
          ['6061', 30],
          ['512', -30],
        ],
      },
      {
        entry: 'sales',
        lines: [
          ['512', 50],
          ['701', -50],
        ],
      },
    ])
  })

  test('counts the cash of a payment as that of the entries which it settles', () => {
    const ledger = ledgerOf([['401', -20]])
    transfer(ledger, entries.energy, ENERGY, SUPPLIERS, 30)
    transfer(ledger, entries.supplierPayment, SUPPLIERS, BANK, 50)
    moveCash(ledger, entries.supplierPayment, 30)
    moveCash(ledger, entries.energy, -30)
    expect(ledger.cashMovements[entries.energy]).toBe(-30)
    expect(ledger.cashMovements[entries.supplierPayment]).toBe(-20)
  })
})
