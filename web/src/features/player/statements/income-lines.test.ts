import { expect, test } from 'vitest'
import { incomeGroups } from './income-lines.ts'

/** Lines of a quarter, each with twice its amount in the year to date. */
const lines = (amounts: Record<string, number>) =>
  Object.entries(amounts).map(([code, montant]) => ({ code, libelle: code, montant, exercice: 2 * montant }))

const income = lines({
  ventesMarchandises: 0,
  productionVendue: 900.1,
  productionStockee: -40.5,
  produitsExploitation: 859.6,
  achatsMatieres: 200.2,
  salairesTraitements: 180,
  chargesExploitation: 380.2,
  resultatExploitation: 479.4,
  produitsFinanciers: 1.1,
  chargesFinancieres: 6.3,
  resultatFinancier: -5.2,
  produitsExceptionnels: 0,
  chargesExceptionnelles: 0,
  resultatExceptionnel: 0,
  impotBenefices: 100,
  resultatNet: 374.2,
})
const shown = incomeGroups(income)

test('arranges the lines in the order of the Plan comptable général, without those that have no amount', () => {
  expect(shown.map(({ heading, lines }) => [heading, ...lines.map(line => line.code)])).toEqual([
    ['operatingIncome', 'productionVendue', 'productionStockee', 'produitsExploitation'],
    [
      'operatingCharges',
      ...['achatsMatieres', 'salairesTraitements', 'chargesExploitation', 'resultatExploitation'],
    ],
    [
      'financial',
      'produitsFinanciers',
      'chargesFinancieres',
      'resultatFinancier',
      'resultatCourantAvantImpots',
    ],
    ['exceptional', 'resultatExceptionnel'],
    ['result', 'impotBenefices', 'totalProduits', 'totalCharges', 'resultatNet'],
  ])
})

test('makes the net result the total income less the total expenses, in the quarter and in the year', () => {
  const amounts = new Map(shown.flatMap(({ lines }) => lines.map(line => [line.code, line])))
  const cents = (code: string, period: 'quarter' | 'year') =>
    Math.round((amounts.get(code)?.[period] ?? Number.NaN) * 100)
  for (const period of ['quarter', 'year'] as const)
    expect(cents('totalProduits', period) - cents('totalCharges', period)).toBe(cents('resultatNet', period))
  expect(cents('resultatCourantAvantImpots', 'quarter')).toBe(47_420)
})
