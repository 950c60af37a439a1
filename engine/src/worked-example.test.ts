import { describe, expect, test } from 'vitest'
import { type QuarterInput, type QuarterOutput, simulateQuarter } from './index.ts'
import { aQuarter, companyOf, following } from './testing/index.ts'

/** The whole worked example of the model (section 13): company a decides nothing, company b takes ten decisions. */

const DECISIONS_OF_B = {
  prixVente: 47.5,
  quantiteProduction: 3200,
  embauches: 2,
  achatMachines: 2,
  emprunt: 20_000,
  budgetPublicite: 9000,
  gradeMatieres: 3,
  budgetRD: 6000,
  heuresSupplementaires: 5,
  achatsNegoce: 200,
}

/** The path of each published figure, and its expected values for companies a and b. */
const FIGURES: readonly (readonly [path: string, a: number, b: number])[] = [
  ['result.nbEmployees', 20, 22],
  ['result.tauxFormation', 500_000, 472_865],
  ['result.moralOuvrier', 600_000, 572_965],
  ['result.absenteisme', 50_000, 55_407],
  ['result.capaciteMachines', 3000, 3150],
  ['result.capaciteOuvriers', 3040, 3425],
  ['result.nombreProduitsFabriques', 2600, 3150],
  ['result.pointsQualite', 500_000, 605_299],
  ['result.reputation', 500_000, 552_650],
  ['result.notoriete', 600_000, 780_000],
  ['result.service', 1_000_000, 1_000_000],
  ['statements.demande.segments.0.termes.prix', 0, 117_000_000],
  ['statements.demande.segments.0.termes.publicite', 0, 59_155_630],
  ['statements.demande.segments.0.termes.qualite', 0, 80_093_433],
  ['statements.demande.segments.0.termes.service', 0, 0],
  ['statements.demande.segments.0.attraction', 1_000_000_000, 1_292_074_496],
  ['result.attraction', 1_000_000_000, 1_292_074_496],
  ['statements.demande.segments.0.demande', 2609, 3371],
  ['result.demandePrimaire', 2609, 3371],
  ['result.nombreProduitVendu', 2609, 3371],
  ['result.nombreProduitStok', 486, 274],
  ['result.produitsPerdus', 5, 5],
  ['result.chiffreAffaires', 13_045_000, 16_012_250],
  ['result.masseSalariale', 4_260_000, 4_978_875],
  ['result.coutsMP', 3_640_000, 5_802_370],
  ['result.coutsEnergie', 372_000, 438_000],
  ['result.coutReparationMachines', 360_000, 360_000],
  ['result.dedits', 0, 7000],
  ['result.coutSousActivite', 704_000, 0],
  ['result.coutProduction', 8_528_000, 12_179_245],
  ['result.prixProduit', 3280, 3866],
  ['result.stockValeur', 1_587_809, 1_034_387],
  ['result.coutSAV', 460_900, 466_107],
  ['result.coutTransport', 521_800, 674_200],
  ['result.creancet1', 5_138_500, 6_028_675],
  ['result.creancet2', 1_304_500, 1_601_225],
  ['result.mensualite', 433_737, 433_737],
  ['result.interetsPlacement', 3000, 3000],
  ['statements.sig.valeurAjoutee', 5_248_389, 4_560_480],
  ['statements.sig.excedentBrutExploitation', 910_889, -495_895],
  ['statements.sig.resultatExploitation', 98_889, -1_314_895],
  ['statements.sig.resultatCourantAvantImpots', 41_889, -1_371_895],
  ['statements.sig.resultatNet', 31_417, -1_371_895],
  ['statements.sig.capaciteAutofinancement', 793_917, -609_395],
  ['result.impotSocietes', 10_472, 0],
  ['result.recettes', 12_730_500, 16_510_850],
  ['result.depenses', 12_485_657, 17_632_084],
  ['result.liquidites', 1_244_843, -121_234],
  ['result.usureMachine', 194_400, 168_417],
  ['result.capitauxPropres', 30_031_417, 28_628_105],
  ['statements.valeur.immateriel', 0, 234_121],
  ['statements.valeur.reputation', 0, 210_761],
  ['statements.valeur.climat', 0, -71_372],
  ['statements.valeur.remiseEnEtat', 0, -16_800],
  ['statements.valeur.actualisationCreances', -6950, -36_623],
  ['statements.valeur.decoteStock', 0, 0],
  ['statements.valeur.valeurSociete', 30_024_467, 28_948_192],
  ['result.avancementtoursuivant', 136_363, 272_727],
  ['result.classement', 1, 2],
  ['statements.demande.effets.prix', 0, 360],
  ['statements.demande.effets.publicite', 0, 182],
  ['statements.demande.effets.qualite', 0, 246],
  ['statements.demande.effets.concurrence', -191, -217],
]

function figure(quarter: QuarterOutput, id: string, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], companyOf(quarter, id))
}

describe('the worked example', () => {
  const output = simulateQuarter(aQuarter({ decisions: { b: DECISIONS_OF_B } }))

  test.each(FIGURES)('gives %s', (path, a, b) => {
    expect(figure(output, 'a', path)).toBe(a)
    expect(figure(output, 'b', path)).toBe(b)
  })

  test('gives the market of the model', () => {
    expect(output.market).toMatchObject({
      demandeTotale: 11_200,
      demandeReference: 5220,
      ventesReference: 5220,
      prixMoyen: 4875,
      entreprisesVirtuelles: 2_000_000,
      attractionReference: 2_000_000_000,
      indice: 1_000_000,
      reponsePrix: 1_000_000,
      state: {
        trimestre: 1,
        phase: 'Croissance',
        trimestresPhase: 0,
        indice: 1_000_000,
        prixRelatif: 984_951,
      },
    })
    expect(output.market.segments).toEqual([
      {
        type: 'standard',
        part: 1_000_000,
        demande: 11_200,
        demandeReference: 5220,
        lnMarche: output.market.lnMarche,
      },
    ])
  })

  test('warns b about its capacity and its overdraft', () => {
    expect(companyOf(output, 'b').result.alertes).toEqual(['CAPACITE', 'DECOUVERT'])
  })

  test('lends to b at a rate that grows with its debt', () => {
    // 1.5 % + 3 % · (36 262.63 + 20 000) / 300 000.
    expect(companyOf(output, 'b').state.emprunts[1]).toMatchObject({
      capital: 2_000_000,
      taux: 20_626,
      annuite: 273_757,
      echeances: 8,
    })
  })
})

describe('the worked example in two segments', () => {
  const product = { typeOfMarket: 'standard', evolution: 0, dimension: 2800, segments: 2 }
  const { market, companies } = simulateQuarter(aQuarter({ product, decisions: { b: DECISIONS_OF_B } }))
  const segmentsOf = (id: string) => companies[id]?.statements.demande.segments ?? []

  test('divides the market into 55 % and the rest', () => {
    expect(market.segments).toMatchObject([
      { type: 'grandeConsommation', part: 550_000, demande: 6160, demandeReference: 2849 },
      { type: 'luxe', part: 450_000, demande: 5040, demandeReference: 2337 },
    ])
  })

  test('attracts customers of each segment by its own sensitivities', () => {
    expect(segmentsOf('b').map(({ attraction }) => attraction)).toEqual([1_324_953_102, 1_313_935_594])
    expect(companies.b?.result.attraction).toBe(1_319_995_223)
    expect(segmentsOf('b').map(({ demande }) => demande)).toEqual([1887, 1535])
    expect(segmentsOf('a').map(({ demande }) => demande)).toEqual([1424, 1168])
    expect(companies.a?.result.demandePrimaire).toBe(1424 + 1168)
  })
})

/**
 * The five quarters of a, in centimes; balances are signed, debit positive: pre-tax result, base of the year to date,
 * tax, tax of the year to date, net result, 444, 120 and 129, 1061, 110 and 119, dividend.
 */
const YEAR: readonly (readonly number[])[] = [
  [659_816, 659_816, 164_954, 164_954, 494_862, -164_954, -494_862, 0, 0, 0],
  [991_582, 1_651_398, 247_896, 412_850, 743_686, -247_896, -1_238_548, 0, 0, 0],
  [1_460_913, 3_112_311, 365_228, 778_078, 1_095_685, -365_228, -2_334_233, 0, 0, 0],
  [-2_437_339, 0, -609_335, 0, -1_828_004, 609_335, -506_229, 0, 0, 0],
  [847_704, 847_704, 211_926, 211_926, 635_778, -211_926, -635_778, -25_311, -280_918, 200_000],
]

const DECISIONS_OF_THE_YEAR: readonly Record<string, number>[] = [
  { prixVente: 53 },
  {},
  {},
  { budgetPublicite: 40_000 },
  { budgetPublicite: 6000, dividende: 2000 },
]

function lineOfYear(output: QuarterOutput): number[] {
  const { result, state } = companyOf(output, 'a')
  const balance = (...accounts: (keyof typeof state.comptes)[]) =>
    accounts.reduce((total, account) => total + (state.comptes[account] ?? 0), 0)
  return [
    result.resultatNet + result.impotSocietes,
    state.baseAnnee,
    result.impotSocietes,
    state.impotAnnee,
    result.resultatNet,
    balance('444'),
    balance('120', '129'),
    balance('1061'),
    balance('110', '119'),
    result.dividende,
  ]
}

test('the worked example of a year taxes the year to date, then allocates the profit of the closed year', () => {
  let input: QuarterInput = aQuarter()
  const lines = DECISIONS_OF_THE_YEAR.map(decisions => {
    const output = simulateQuarter({ ...input, decisions: { a: decisions } })
    input = following(input, output)
    return lineOfYear(output)
  })
  expect(lines).toEqual(YEAR)
})
