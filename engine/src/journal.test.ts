import { describe, expect, test } from 'vitest'
import { postAllocation, postClosing } from './books.ts'
import type { AccountNumber } from './catalogue/accounts.ts'
import { balancesFrom, journalLines, openLedger, post } from './journal.ts'

const ledgerOf = (balances: [AccountNumber, number][]) => openLedger(balancesFrom(balances))

describe('the journal', () => {
  test('refuses a piece that does not balance', () => {
    const unbalanced = () =>
      post(ledgerOf([]), 'energy', [
        ['6061', 5],
        ['512', -4],
      ])
    expect(unbalanced).toThrow('energy does not balance: 1')
  })

  test('leaves out lines at zero and empty pieces, and numbers what remains', () => {
    const ledger = ledgerOf([])
    post(ledger, 'energy', [
      ['6061', 0],
      ['512', 0],
    ])
    post(ledger, 'sales', [
      ['512', 10],
      ['411', 0],
      ['701', -10],
    ])
    expect(journalLines(ledger.pieces)).toEqual([
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

  test('fills past losses before it keeps a profit', () => {
    const ledger = ledgerOf([
      ['120', -100],
      ['119', 30],
    ])
    postAllocation(ledger)
    expect(ledger.pieces[0]?.lines).toEqual([
      ['120', 100],
      ['119', -30],
      ['110', -70],
    ])
  })

  test('eats past profits before it carries a loss', () => {
    const ledger = ledgerOf([
      ['129', 100],
      ['110', -30],
    ])
    postAllocation(ledger)
    expect(ledger.pieces[0]?.lines).toEqual([
      ['129', -100],
      ['110', 30],
      ['119', 70],
    ])
  })

  test('closes charges and products in the text order of accounts, into profit or loss', () => {
    const ledger = ledgerOf([
      ['701', -100],
      ['611', 20],
      ['607', 10],
      ['6061', 5],
      ['601', 1],
      ['512', 64],
    ])
    postClosing(ledger)
    expect(ledger.pieces[0]?.lines).toEqual([
      ['601', -1],
      ['6061', -5],
      ['607', -10],
      ['611', -20],
      ['701', 100],
      ['120', -64],
    ])
  })
})
