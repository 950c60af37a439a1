import { expect, test } from 'vitest'
import { type SigLine, sigLines } from './sig-lines.ts'

const lines = (amounts: Record<string, number>) =>
  Object.entries(amounts).map(([code, montant]) => ({ code, libelle: code, montant }))

const income = lines({
  ventesMarchandises: 0,
  productionVendue: 900,
  productionStockee: -40.5,
  subventions: 10,
  autresProduits: 30,
  reprises: 5,
  achatsMarchandises: 0,
  achatsMatieres: 200,
  autresAchatsChargesExternes: 150.25,
  impotsTaxes: 20,
  salairesTraitements: 180,
  chargesSociales: 70,
  dotationsAmortissements: 60,
  dotationsDepreciations: 3,
  autresCharges: 12,
  produitsFinanciers: 2,
  chargesFinancieres: 8,
  produitsExceptionnels: 0,
  chargesExceptionnelles: 0,
  impotBenefices: 50,
})
const sig = lines({
  margeCommerciale: 0,
  productionExercice: 859.5,
  consommationsTiers: 350.25,
  valeurAjoutee: 509.25,
  excedentBrutExploitation: 249.25,
  resultatExploitation: 209.25,
  resultatCourantAvantImpots: 203.25,
  resultatExceptionnel: 0,
  resultatNet: 153.25,
  plusValuesCessions: 30,
  capaciteAutofinancement: 181.25,
})

/** Returns the codes of the balances that differ from the sum of their lines. */
function wrongTotals(shown: readonly SigLine[]): string[] {
  let sum = 0
  let since = 0
  return shown.flatMap(({ role, code, montant }) => {
    const cents = Math.round(montant * 100)
    if (role === 'plus' || role === 'minus') {
      const signed = role === 'minus' ? -cents : cents
      sum += signed
      since += signed
      return []
    }
    const isWrong = cents !== (role === 'total' ? sum : since)
    since = 0
    return isWrong ? [code] : []
  })
}

test('makes every balance the sum of the lines above it', () => {
  const shown = sigLines(sig, income)
  expect(wrongTotals(shown)).toEqual([])
  expect(shown.filter(line => line.role.endsWith('total')).map(line => line.code)).toEqual([
    'productionExercice',
    'valeurAjoutee',
    'excedentBrutExploitation',
    'resultatExploitation',
    'resultatCourantAvantImpots',
    'resultatNet',
    'capaciteAutofinancement',
  ])
})

test('keeps a line of the year that has no amount in the quarter', () => {
  const [line] = lines({ subventions: 0 }).map(each => ({ ...each, exercice: 10 }))
  expect(sigLines([], line ? [line] : [])).toMatchObject([{ code: 'subventions', montant: 0, exercice: 10 }])
})

test('shows the margin of a company that trades, and omits lines with a zero amount', () => {
  const trading = sigLines(
    lines({ margeCommerciale: 8, productionExercice: 100, valeurAjoutee: 108 }),
    lines({ ventesMarchandises: 20, achatsMarchandises: 12, productionVendue: 100, achatsMatieres: 0 }),
  )
  expect(trading.map(line => line.code)).toEqual([
    'ventesMarchandises',
    'achatsMarchandises',
    'margeCommerciale',
    'productionVendue',
    'productionExercice',
    'valeurAjoutee',
  ])
  expect(wrongTotals(trading)).toEqual([])
})
