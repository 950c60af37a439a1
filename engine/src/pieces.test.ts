import { describe, expect, test } from 'vitest'
import { type CompanyQuarter, journalLines, openingState, type Piece, piecesOf } from './index.ts'
import { eventOf, openingStateWith, quarterOf, taxEvent } from './testing/index.ts'

/** The labels of the model's table of pieces (section 9), in the order of posting, but for those that exclude others. */
const LABELS = [
  "Affectation du résultat de l'exercice",
  'Ventes du trimestre',
  'Encaissement des ventes au comptant',
  'Encaissement des créances clients',
  'Achats de matières premières',
  'Achats de marchandises (négoce)',
  'Énergie',
  'Frais de recrutement',
  'Formation du personnel',
  'Maintenance et réparations',
  'Contrôle qualité',
  'Recherche et développement, études',
  'Publicité',
  'Service après-vente et garantie',
  'Transport sur ventes',
  "Location d'entrepôt",
  'Détention des stocks',
  'Frais de structure',
  'Dédits sur commandes annulées',
  'Règlement des fournisseurs',
  'Salaires et heures supplémentaires',
  'Charges sociales',
  'Indemnités de licenciement',
  'Taxes locales',
  "Subvention d'exploitation",
  'Charges exceptionnelles',
  'Produits exceptionnels',
  'Cession de machines : prix',
  "Cession de machines : sortie d'actif",
  'Achat de machines',
  "Extension de l'entrepôt",
  "Règlement des fournisseurs d'immobilisations",
  "Échéances d'emprunt",
  'Remboursement anticipé',
  'Nouvel emprunt',
  'Intérêts des placements',
  'Distribution de dividendes',
  'Paiement des dividendes',
  'Dotations aux amortissements',
  'Variation du stock de produits finis',
  "Paiement de l'impôt sur les bénéfices",
  "Prêt d'urgence",
  'Détermination du résultat du trimestre',
]

/** A quarter that posts every piece of the list. */
const everything = quarterOf(
  {
    quantiteProduction: 9000,
    embauches: 1,
    licenciements: 1,
    achatMachines: 5,
    venteMachines: 1,
    prixVente: 20,
    locationStock: 100,
    extensionStock: 100,
    achatsNegoce: 100,
    remboursementAnticipe: 1000,
    emprunt: 1000,
    budgetPublicite: 100_000,
    dividende: 1000,
  },
  {
    companies: [
      {
        id: 'a',
        state: openingStateWith({
          comptes: { ...openingState({}).comptes, 101: -29_400_000, 120: -500_000, 444: -100_000 },
        }),
      },
    ],
    events: [
      taxEvent,
      eventOf('subventionIndustrie'),
      {
        impact: [
          { criterion: 'chargeExceptionnelle', operation: 'add', value: 100 },
          { criterion: 'produitExceptionnel', operation: 'add', value: 100 },
        ],
      },
    ],
  },
)

const piece = (entry: Piece['entry'], { journal }: CompanyQuarter = everything) =>
  piecesOf(journal).find(one => one.entry === entry)?.lines

describe('the pieces of a quarter', () => {
  test('are posted in the order of the model, with its labels', () => {
    const labels = new Map(journalLines(everything.journal).map(line => [line.piece, line.label]))
    expect([...labels.values()]).toEqual(LABELS)
  })

  test('book purchases with suppliers, who are paid except for the part of the materials on credit', () => {
    const quarter = quarterOf({})
    const { coutsMP, coutsEnergie } = quarter.result
    expect(piece('materials', quarter)).toEqual([
      ['601', coutsMP],
      ['401', -coutsMP],
    ])
    expect(piece('energy', quarter)).toEqual([
      ['6061', coutsEnergie],
      ['401', -coutsEnergie],
    ])
    // The debt of the opening, and the purchases of the quarter less half of the materials of 36 400 BA.
    expect(quarter.state.comptes[401]).toBe(-1_820_000)
    expect(quarter.statements.tresorerie).toMatchObject({
      reglementFournisseurs: -1_750_000,
      achatsMatieres: -1_820_000,
      energie: -coutsEnergie,
    })
  })

  test('book all sales with customers, then collect those that are paid in cash', () => {
    const quarter = quarterOf({})
    const { chiffreAffaires } = quarter.result
    const cash = chiffreAffaires * 0.6
    expect(piece('sales', quarter)).toEqual([
      ['411', chiffreAffaires],
      ['701', -chiffreAffaires],
    ])
    expect(piece('cashSales', quarter)).toEqual([
      ['512', cash],
      ['411', -cash],
    ])
  })

  test('book investments with their suppliers, who are paid in the same quarter', () => {
    expect(piece('machinePurchase')).toEqual([
      ['2154', 6_000_000],
      ['404', -6_000_000],
    ])
    expect(piece('storageExtension')).toEqual([
      ['213', 220_000],
      ['404', -220_000],
    ])
    expect(piece('fixedAssetPayment')).toEqual([
      ['404', 6_220_000],
      ['512', -6_220_000],
    ])
    const { tresorerie } = everything.statements
    expect(tresorerie).toMatchObject({ achatMachines: -6_000_000, extensionStock: -220_000 })
  })

  test('write the stock down through account 395, and take the write-down back', () => {
    const cheap = quarterOf({ prixVente: 20 }, { criteria: { coefDemande: 0.2 } })
    const writeDown = -(cheap.state.comptes[395] ?? 0)
    // The stock is worth 20 BA a unit less 2 BA of transport.
    expect(writeDown).toBe((cheap.state.comptes[355] ?? 0) - 1800 * cheap.state.stock)
    expect(writeDown).toBeGreaterThan(0)
    expect(piece('stockWriteDown', cheap)).toEqual([
      ['6817', writeDown],
      ['395', -writeDown],
    ])
    const dear = quarterOf({}, { companies: [{ id: 'a', state: cheap.state }] })
    expect(piece('stockWriteBack', dear)).toEqual([
      ['395', writeDown],
      ['7817', -writeDown],
    ])
  })
})
