import { expect, test } from 'vitest'
import { noticesOf } from './notices.ts'

const quiet = {
  demandeNonSatisfaite: 0,
  nombreProduitsFabriques: 2500,
  capaciteProduction: 2800,
  nombreOuvriersInocupes: 0,
  produitsPerdus: 0,
  liquidites: 10_000,
  prixVente: 50,
}

test('returns no notice for a quarter in which nothing went wrong', () => {
  expect(noticesOf(quiet, 51)).toEqual([])
  expect(noticesOf(quiet, 0)).toEqual([])
})

test('returns what went wrong together with the area that fixes it', () => {
  const result = { ...quiet, demandeNonSatisfaite: 180, nombreOuvriersInocupes: 3, liquidites: -20 }
  expect(noticesOf(result, 40)).toEqual([
    { kind: 'unserved', area: 'production', units: 180, made: 2500, capacity: 2800 },
    { kind: 'idle', area: 'ressourcesHumaines', workers: 3 },
    { kind: 'overdraft', area: 'comptabilite', amount: -20 },
    { kind: 'priceAbove', area: 'ventes', price: 50, mean: 40, share: 25 },
  ])
})
