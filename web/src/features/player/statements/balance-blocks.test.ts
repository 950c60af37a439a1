import { expect, test } from 'vitest'
import { balanceBlocks } from './balance-blocks.ts'

const line = (code: string, montant: number) => ({ code, libelle: code, montant })
const asset = (code: string, montant: number) => ({
  ...line(code, montant),
  brut: montant,
  amortissements: 0,
})

const sheet = {
  actif: [
    asset('terrains', 10_000.1),
    asset('materiel', 20_000.2),
    asset('stocks', 5000),
    asset('clients', 3000),
    asset('creancesFiscales', 100),
    asset('disponibilites', 900),
  ],
  passif: [
    line('capital', 40_000),
    line('resultat', -1500),
    line('fournisseurs', 400),
    line('dettesFiscales', 100.3),
  ],
  totalActif: 39_000.3,
  totalPassif: 39_000.3,
}
const valuesOf = (side: 'actif' | 'passif') =>
  Object.fromEntries(balanceBlocks(sheet, side).map(({ key, value }) => [key, value]))

test('every line of a side is in one of its blocks', () => {
  for (const side of ['actif', 'passif'] as const) {
    const codes = balanceBlocks(sheet, side).flatMap(({ lines }) => lines.map(({ code }) => code))
    expect(codes.sort()).toEqual(sheet[side].map(({ code }) => code).sort())
  }
  expect(valuesOf('actif')).toEqual({ cash: 900, receivables: 3100, stock: 5000, fixedAssets: 30_000.3 })
  expect(valuesOf('passif')).toEqual({ overdraft: 0, operatingDebts: 500.3, loans: 0, equity: 38_500 })
})
