import { describe, expect, test } from 'vitest'
import { journalLines, simulateQuarter } from './index.ts'
import { aQuarter, companyOf, quarterOf } from './testing/index.ts'

/** The names of the output document, as the model lists them (sections 9, 10 and 12). */

const words = (text: string): string[] => text.trim().split(/\s+/)

const MARKET = `demandeTotale demandeReference ventesReference ventesTotales demandePerdue reportTotal prixMoyen
  entreprises entreprisesVirtuelles attractionReference indice reponsePrix lnMarche segments state`

const STATE = `version trimestre comptes machines batiments emprunts creanceT1 creanceT2 stock capaciteStock ouvriers
  usure moral formation experience notoriete reputation service credit tauxRupture ventes niveauRD rdTotal rdEffectif
  capitalRD capitalMarque rdDepart marqueDepart deficits baseAnnee impotAnnee dividendesCapitalises resultatCumule
  sauvetages statut precedent reconduction`

const INCOME = `ventesMarchandises productionVendue productionStockee subventions autresProduits reprises
  achatsMarchandises achatsMatieres autresAchatsChargesExternes impotsTaxes salairesTraitements chargesSociales
  dotationsAmortissements dotationsDepreciations autresCharges produitsFinanciers chargesFinancieres
  produitsExceptionnels chargesExceptionnelles impotBenefices produitsExploitation chargesExploitation
  resultatExploitation resultatFinancier resultatExceptionnel resultatNet`

const BALANCES = `margeCommerciale productionExercice consommationsTiers valeurAjoutee excedentBrutExploitation
  resultatExploitation resultatCourantAvantImpots resultatExceptionnel resultatNet plusValuesCessions
  capaciteAutofinancement`

const ASSETS = `terrains constructionsBrut constructionsAmortissements constructionsNet materielBrut
  materielAmortissements materielNet stocksBrut stocksDepreciations stocksNet clients creancesFiscales disponibilites
  actifImmobiliseNet actifCirculantNet totalActif`

const LIABILITIES = `capital reserveLegale reportANouveau resultat emprunts concoursBancaires fournisseurs
  dettesFiscales dividendesAPayer capitauxPropres dettes totalPassif`

const CASH = `ouverture cloture ventesComptant creancesEncaissees achatsMatieres reglementFournisseurs achatsNegoce
  energie salaires chargesSociales licenciements recrutement formation maintenance controleQualite recherche publicite
  sav transport locationStock detentionStock fraisStructure dedits taxesLocales subvention chargesExceptionnelles
  produitsExceptionnels cessionMachines achatMachines extensionStock mensualites remboursementAnticipe emprunt agios
  interetsPlacement dividendes impotSocietes pretUrgence`

const VALUE = `capitauxPropres dividendesCapitalises immateriel reputation climat remiseEnEtat actualisationCreances
  decoteStock valeurSociete`

const EFFECTS = 'marche prix publicite qualite rd service livraison conditions concurrence'

describe('the output document', () => {
  const product = { typeOfMarket: 'standard', evolution: 0, dimension: 2800, segments: 2 }
  const { market, companies } = simulateQuarter(aQuarter({ product }))
  const company = companyOf({ market, companies }, 'a')
  const { statements } = company
  const [segment] = statements.demande.segments

  test.each<[part: string, object: object | null | undefined, names: string]>([
    ['a market', market, MARKET],
    ['the state of a market', market.state, 'trimestre phase trimestresPhase indice prixRelatif'],
    ['a segment of the market', market.segments[0], 'type part demande demandeReference lnMarche'],
    ['a company', company, 'result state decisions journal statements'],
    ['the state of a company', company.state, STATE],
    ['the demand kept in a state', company.state.precedent, 'demande report segments'],
    ['a segment kept in a state', company.state.precedent?.segments[0], 'demande marche termes'],
    ['the statements', statements, 'compteResultat sig bilan tresorerie valeur demande'],
    ['an income statement', statements.compteResultat, INCOME],
    ['the intermediate balances', statements.sig, BALANCES],
    ['the assets', statements.bilan.actif, ASSETS],
    ['the liabilities', statements.bilan.passif, LIABILITIES],
    ['a cash plan', statements.tresorerie, CASH],
    ['the value', statements.valeur, VALUE],
    ['the explanation of demand', statements.demande, 'effets segments'],
    ['the effects on demand', statements.demande.effets, `${EFFECTS} report total`],
    ['a segment of a company', segment, 'demande part attraction termes effets'],
    ['the terms of attraction', segment?.termes, 'prix publicite qualite rd service livraison conditions'],
    ['the effects in a segment', segment?.effets, EFFECTS],
    ['a journal line', journalLines(company.journal)[0], 'piece account compte label debit credit'],
  ])('has exactly the names of the model in %s', (_part, object, names) => {
    expect(Object.keys(object ?? {}).sort()).toEqual(words(names).sort())
  })
})

describe('the statements', () => {
  test('keep forfeits with other charges, and interest on deposits with financial income', () => {
    const { compteResultat, sig, tresorerie } = quarterOf({ quantiteProduction: 3200 }).statements
    // 200 units at 14 BA, of which 10 %; 1 % of receivables of 49 500 BA; 0.3 % of 10 000 BA.
    expect(compteResultat).toMatchObject({ autresCharges: 28_000 + 49_500, produitsFinanciers: 3000 })
    expect(sig.resultatCourantAvantImpots - sig.resultatExploitation).toBe(3000 - 60_000)
    expect(tresorerie).toMatchObject({ dedits: -28_000, interetsPlacement: 3000, mensualites: -433_737 })
  })
})
