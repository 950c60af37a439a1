import { expect, test } from 'vitest'
import { type QuarterOutput, simulateQuarter } from './index.ts'
import { aQuarter, companyOf } from './testing/index.ts'

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
  ['result.pointsQualite', 500_000, 581_584],
  ['result.reputation', 500_000, 540_792],
  ['result.notoriete', 600_000, 780_000],
  ['result.service', 1_000_000, 1_000_000],
  ['statements.demande.termes.prix', 0, 117_000_000],
  ['statements.demande.termes.publicite', 0, 59_155_630],
  ['statements.demande.termes.qualite', 0, 62_741_306],
  ['statements.demande.termes.service', 0, 0],
  ['result.attraction', 1_000_000_000, 1_269_847_654],
  ['result.demandePrimaire', 2491, 3164],
  ['result.nombreProduitVendu', 2491, 3164],
  ['result.nombreProduitStok', 604, 481],
  ['result.produitsPerdus', 5, 5],
  ['result.chiffreAffaires', 12_455_000, 15_029_000],
  ['result.masseSalariale', 4_260_000, 4_978_875],
  ['result.coutsMP', 3_640_000, 5_372_565],
  ['result.coutsEnergie', 372_000, 438_000],
  ['result.coutReparationMachines', 360_000, 360_000],
  ['result.coutSousActivite', 704_000, 0],
  ['result.coutProduction', 8_528_000, 11_749_440],
  ['result.prixProduit', 3280, 3730],
  ['result.stockValeur', 1_973_326, 1_759_200],
  ['result.coutSAV', 449_100, 464_771],
  ['result.coutTransport', 498_200, 632_800],
  ['result.creancet1', 4_961_500, 5_733_700],
  ['result.creancet2', 1_245_500, 1_502_900],
  ['result.mensualite', 433_737, 433_737],
  ['statements.sig.valeurAjoutee', 5_076_946, 4_770_444],
  ['statements.sig.excedentBrutExploitation', 739_446, -285_931],
  ['statements.sig.resultatExploitation', -72_554, -1_097_931],
  ['statements.sig.resultatNet', -132_554, -1_157_931],
  ['statements.sig.capaciteAutofinancement', 629_946, -395_431],
  ['result.recettes', 12_373_500, 15_917_900],
  ['result.depenses', 12_452_617, 17_371_585],
  ['result.liquidites', 920_883, -453_685],
  ['result.usureMachine', 194_400, 168_417],
  ['result.capitauxPropres', 29_867_446, 28_842_069],
  ['statements.valeur.immateriel', 0, 216_121],
  ['statements.valeur.remiseEnEtat', 0, -10_500],
  ['statements.valeur.actualisationCreances', -1050, -26_790],
  ['statements.valeur.decoteStock', -169_889, 0],
  ['statements.valeur.valeurSociete', 29_696_507, 29_020_900],
  ['result.avancementtoursuivant', 187_500, 375_000],
  ['result.classement', 1, 2],
  ['statements.demande.effets.prix', 0, 340],
  ['statements.demande.effets.publicite', 0, 172],
  ['statements.demande.effets.qualite', 0, 182],
  ['statements.demande.effets.concurrence', -169, -190],
]

const output = simulateQuarter(aQuarter({ decisions: { b: DECISIONS_OF_B } }))

function figure(quarter: QuarterOutput, id: string, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], companyOf(quarter, id))
}

test.each(FIGURES)('the worked example gives %s', (path, a, b) => {
  expect(figure(output, 'a', path)).toBe(a)
  expect(figure(output, 'b', path)).toBe(b)
})

test('the worked example gives the market of the model', () => {
  expect(output.market).toMatchObject({
    demandeTotale: 10_640,
    demandeReference: 4985,
    prixMoyen: 4875,
    entreprisesVirtuelles: 2_000_000,
    attractionReference: 2_000_000_000,
    indice: 950_000,
  })
})

test('the worked example warns b about its capacity and its overdraft', () => {
  expect(companyOf(output, 'b').result.alertes).toEqual(['CAPACITE', 'DECOUVERT'])
})

test('the worked example lends to b at a rate that grows with its debt', () => {
  expect(companyOf(output, 'b').state.emprunts[1]).toMatchObject({
    capital: 2_000_000,
    taux: 16_875,
    annuite: 269_355,
  })
})
