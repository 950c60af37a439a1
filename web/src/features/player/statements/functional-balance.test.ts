import { expect, test } from 'vitest'
import { functionalBalance } from './functional-balance.ts'

const asset = (code: string, brut: number, amortissements = 0) => ({
  code,
  libelle: code,
  brut,
  amortissements,
  montant: brut - amortissements,
})
const debt = (code: string, montant: number) => ({ code, libelle: code, montant })

/** The opening position of every company (model, section 4). */
const opening = {
  actif: [
    asset('terrains', 60_000),
    asset('constructions', 130_000, 16_250),
    asset('materiel', 120_000, 24_000),
    asset('stocks', 16_000),
    asset('clients', 61_750),
    asset('creancesFiscales', 0),
    asset('disponibilites', 10_000),
  ],
  passif: [
    debt('capital', 300_000),
    debt('reserveLegale', 0),
    debt('reportANouveau', 0),
    debt('resultat', 0),
    debt('emprunts', 40_000),
    debt('concoursBancaires', 0),
    debt('fournisseurs', 17_500),
    debt('dettesFiscales', 0),
    debt('dividendesAPayer', 0),
  ],
  totalActif: 357_500,
  totalPassif: 357_500,
}

const amounts = (sheet: typeof opening) =>
  Object.fromEntries(functionalBalance(sheet).map(line => [line.code, line.amount]))

test('computes working capital, requirement and net cash of the opening position', () => {
  expect(amounts(opening)).toMatchObject({
    fondsRoulement: 70_250,
    besoinFondsRoulement: 60_250,
    tresorerieNette: 10_000,
  })
})

test('computes net cash as working capital minus requirement, with a reserve, tax to be refunded, a write-down, an overdraft and centimes', () => {
  const later = {
    ...opening,
    actif: [
      asset('terrains', 60_000),
      asset('constructions', 130_000, 17_875.1),
      asset('materiel', 132_000, 27_000.45),
      asset('stocks', 9_000.3, 1_200.2),
      asset('clients', 48_000.07),
      asset('creancesFiscales', 410.5),
      asset('disponibilites', 0),
    ],
    passif: [
      debt('capital', 300_000),
      debt('reserveLegale', 60.5),
      debt('reportANouveau', 1_200.5),
      debt('resultat', -2_950.63),
      debt('emprunts', 5_000),
      debt('concoursBancaires', 11_924.75),
      debt('fournisseurs', 16_000),
      debt('dettesFiscales', 600),
      debt('dividendesAPayer', 1_500),
    ],
  }
  const [assets, liabilities] = [later.actif, later.passif].map(lines =>
    lines.reduce((sum, line) => sum + Math.round(line.montant * 100), 0),
  )
  expect(assets).toBe(liabilities)
  const shown = amounts(later)
  const cents = (code: string) => Math.round((shown[code] ?? Number.NaN) * 100)
  expect(cents('tresorerieNette')).toBe(cents('fondsRoulement') - cents('besoinFondsRoulement'))
  expect(cents('tresorerieNette')).toBe(-1_192_475)
})
