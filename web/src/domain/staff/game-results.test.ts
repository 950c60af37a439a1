import { expect, test } from 'vitest'
import {
  type ExpertRow,
  lastQuarter,
  marketOf,
  readExpertResults,
  summedQuarters,
  valueLine,
} from './game-results.ts'

const row = (round: number, companyId: number, part: Partial<ExpertRow> = {}) =>
  ({
    round,
    companyId,
    username: `joueur${companyId}`,
    classement: companyId,
    nombreProduitStok: 1,
    nombreProduitsFabriques: 10,
    nombreProduitVendu: 5,
    demande: 100,
    prixVente: 40,
    valeurSociete: 300_000 + round,
    ...part,
  }) as ExpertRow

test('splits the response into its columns and its rows', () => {
  expect(readExpertResults([[{ name: 'id' }], row(2, 1)])).toMatchObject({
    columns: [{ name: 'id' }],
    rows: [{ companyId: 1 }],
  })
  expect(readExpertResults([])).toEqual({ columns: [], rows: [] })
})

test('sorts the last quarter by rank, regardless of the order of the rows', () => {
  const rows = [row(2, 1), row(3, 1, { classement: 2 }), row(3, 2, { classement: 1 }), row(2, 2)]
  expect(lastQuarter(rows).map(({ companyId }) => companyId)).toEqual([2, 1])
  expect(lastQuarter([])).toEqual([])
})

test('sums the companies to obtain the market of a quarter', () => {
  expect(summedQuarters([row(3, 1), row(2, 1), row(3, 2)])).toEqual([
    { quarter: 1, stock: 1, production: 10, demand: 100 },
    { quarter: 2, stock: 2, production: 20, demand: 200 },
  ])
})

test('includes only companies that sold in the mean price', () => {
  const rows = [row(2, 1), row(2, 2, { prixVente: 60 }), row(2, 3, { prixVente: 999, nombreProduitVendu: 0 })]
  expect(marketOf(rows)).toEqual({ averagePrice: 50, demand: 300 })
  expect(marketOf([])).toEqual({ averagePrice: 0, demand: 0 })
})

test('gives a company that joined late no value in earlier quarters', () => {
  expect(valueLine([row(3, 2), row(2, 1)], 2, [1, 2])).toEqual({
    id: 2,
    name: 'joueur2',
    values: [null, 300_003],
  })
})
