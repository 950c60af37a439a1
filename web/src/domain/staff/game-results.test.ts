import { expect, test } from 'vitest'
import {
  type ExpertRow,
  figureColumns,
  figureLines,
  lastQuarter,
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

test('gives a company that joined late no value in earlier quarters', () => {
  expect(valueLine([row(3, 2), row(2, 1)], 2, [1, 2])).toEqual({
    id: 2,
    name: 'joueur2',
    values: [null, 300_003],
  })
})

test('a figure of every company is a line, in the order of the last ranking', () => {
  const rows = [
    row(2, 1, { prixVente: 50 }),
    row(3, 1, { prixVente: 51, classement: 2 }),
    row(3, 2, { prixVente: 48, classement: 1 }),
  ]
  expect(figureLines(rows, 'prixVente', [1, 2])).toEqual([
    { id: 2, name: 'joueur2', values: [null, 48] },
    { id: 1, name: 'joueur1', values: [50, 51] },
  ])
})

test('only figures can be charted: no names, record ids or alerts', () => {
  const column = (name: 'id' | 'username' | 'alertes' | 'demande') =>
    ({ name, label: name, type: 'integer' }) as const
  const all = [column('id'), column('username'), column('alertes'), column('demande')]
  expect(figureColumns(all).map(({ name }) => name)).toEqual(['demande'])
})
