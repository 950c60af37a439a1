import { expect, test } from 'vitest'
import { questionsOf } from './debrief.ts'

const row = (username: string, prixVente: number, stock: number, unsatisfied: number, partMarche = 25) => ({
  username,
  prixVente,
  partMarche,
  nombreProduitStok: stock,
  demandeNonSatisfaite: unsatisfied,
})

const before = (prices: Record<string, number>) =>
  Object.entries(prices).map(([username, prixVente]) => ({ username, prixVente, partMarche: 20 }))

test('asks about stock-outs, stocks and the largest price change of the quarter', () => {
  const rows = [row('lea', 40, 0, 120, 35), row('tom', 55, 300, 0), row('ana', 50, 20, 0)]
  expect(questionsOf(rows, before({ lea: 50, tom: 50, ana: 50 }))).toEqual([
    { kind: 'soldOut', count: 1, units: 120, names: ['lea'] },
    { kind: 'kept', count: 2, units: 320, names: ['tom', 'ana'] },
    {
      kind: 'priceMoved',
      change: expect.closeTo(-20),
      shareBefore: 20,
      shareAfter: 35,
      names: ['lea'],
    },
  ])
})

test('asks why when nothing happened', () => {
  const kinds = questionsOf([row('lea', 50, 0, 0)], before({ lea: 50 })).map(({ kind }) => kind)
  expect(kinds).toEqual(['nobodySoldOut', 'nobodyKept', 'nobodyMoved'])
})

test('compares the prices themselves after the first quarter', () => {
  const rows = [row('lea', 60, 0, 0, 10), row('tom', 45, 0, 0, 30)]
  const [, , price] = questionsOf(rows, [])
  expect(price).toEqual({
    kind: 'prices',
    low: 45,
    high: 60,
    lowShare: 30,
    highShare: 10,
    names: ['tom', 'lea'],
  })
  expect(questionsOf([row('lea', 50, 0, 0)], [])[2]?.kind).toBe('onePrice')
})
