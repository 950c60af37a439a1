import type { AccountNumber } from './catalogue/accounts.ts'
import type { DecisionKey } from './catalogue/decisions.ts'
import type { Phase } from './catalogue/phases.ts'
import { accountNumbers, FIRST_INCOME_ACCOUNT } from './chart-of-accounts.ts'
import type { MarketClock, PreviousMarket } from './market-clock.ts'
import type { AttractionTerms, Position } from './position.ts'

/**
 * The documents that carry a game from one quarter to the next, with the wire names of the model (10.3 and 12). Their
 * figures are engine integers: centimes, millionths, billionths or counts, as `position.ts` specifies for each field.
 */

/** The terms of attraction as published (billionths). */
export interface PublishedTerms {
  prix: number
  publicite: number
  qualite: number
  rd: number
  service: number
  livraison: number
  conditions: number
}

/** The version of the state documents that this engine writes and reads. */
export const STATE_VERSION = 2

export interface CompanyState {
  version: typeof STATE_VERSION
  trimestre: number
  /** Signed balances other than zero, in centimes, debit positive, of classes 1 to 5: charges and income are closed. */
  comptes: Partial<Record<AccountNumber, number>>
  machines: { nombre: number; prix: number; age: number }[]
  batiments: { valeur: number; age: number }[]
  emprunts: { capital: number; taux: number; annuite: number; echeances: number; urgence: boolean }[]
  creanceT1: number
  creanceT2: number
  stock: number
  capaciteStock: number
  ouvriers: number
  usure: number
  moral: number
  formation: number
  experience: number
  notoriete: number
  reputation: number
  service: number
  credit: number
  tauxRupture: number
  ventes: number
  niveauRD: number
  rdTotal: number
  rdEffectif: number
  capitalRD: number
  capitalMarque: number
  rdDepart: number
  marqueDepart: number
  deficits: number
  baseAnnee: number
  impotAnnee: number
  dividendesCapitalises: number
  resultatCumule: number
  sauvetages: number
  statut: 'normal' | 'redressement'
  precedent: {
    demande: number
    report: number
    segments: { demande: number; marche: number; termes: PublishedTerms }[]
  } | null
  reconduction: Partial<Record<DecisionKey, number>>
}

export interface MarketState {
  trimestre: number
  phase: Phase
  trimestresPhase: number
  indice: number
  /** Relative price of the quarter: sales-weighted mean over the reference price, millionths (model, 8.8). */
  prixRelatif: number
}

/** Writes a position as the state document. */
export function publishState(position: Position): CompanyState {
  const { before } = position
  return {
    version: STATE_VERSION,
    trimestre: position.quarterNumber,
    comptes: publishBalances(position.balances),
    machines: position.machines.map(({ count, price, age }) => ({ nombre: count, prix: price, age })),
    batiments: position.buildings.map(({ value, age }) => ({ valeur: value, age })),
    emprunts: position.loans.map(loan => ({
      capital: loan.capital,
      taux: loan.rate,
      annuite: loan.annuity,
      echeances: loan.instalments,
      urgence: loan.emergency,
    })),
    creanceT1: position.receivableNext,
    creanceT2: position.receivableLater,
    stock: position.stock,
    capaciteStock: position.storage,
    ouvriers: position.workers,
    usure: position.wear,
    moral: position.morale,
    formation: position.training,
    experience: position.experience,
    notoriete: position.awareness,
    reputation: position.reputation,
    service: position.service,
    credit: position.paymentDelay,
    tauxRupture: position.stockOutRate,
    ventes: position.lastSales,
    niveauRD: position.researchLevel,
    rdTotal: position.researchSpent,
    rdEffectif: position.researchEffective,
    capitalRD: position.researchCapital,
    capitalMarque: position.brandCapital,
    rdDepart: position.openingResearch,
    marqueDepart: position.openingBrand,
    deficits: position.taxLosses,
    baseAnnee: position.yearBase,
    impotAnnee: position.yearTax,
    dividendesCapitalises: position.dividendsAccount,
    resultatCumule: position.cumulativeResult,
    sauvetages: position.rescues,
    statut: position.status === 'recovery' ? 'redressement' : 'normal',
    precedent: before && {
      demande: before.demand,
      report: before.received,
      segments: before.segments.map(({ demand, market, terms }) => ({
        demande: demand,
        marche: market,
        termes: publishTerms(terms),
      })),
    },
    reconduction: { ...position.standing },
  }
}

/** Returns the balances other than zero of the accounts that a closed quarter can leave open. */
function publishBalances(balances: Position['balances']): CompanyState['comptes'] {
  const comptes = everyAccount()
  for (let place = 0; place < FIRST_INCOME_ACCOUNT; place += 1) {
    const number = numbers[place] ?? 0
    const balance = balances[place] ?? 0
    if (balance === 0) delete comptes[number]
    else comptes[number] = balance
  }
  return comptes as CompanyState['comptes']
}

/** Reads balances; charges and income start every quarter at zero. */
function readBalances(comptes: Readonly<Partial<Record<number, number>>>): number[] {
  const balances = noBalances.slice()
  for (let place = 0; place < FIRST_INCOME_ACCOUNT; place += 1) {
    balances[place] = comptes[numbers[place] ?? 0] ?? 0
  }
  return balances
}

const noBalances: readonly number[] = accountNumbers.map(() => 0)

/** Account numbers as numbers: JavaScript treats them as indices, and access is fastest in this form. */
const numbers = accountNumbers.map(Number)

/**
 * Creates an object of all accounts that a closed quarter can leave open, from which those at zero are deleted again.
 * Building a sparse object key by key would cost as much as a tenth of the quarter.
 */
const everyAccount = (): Record<number, number> => ({
  101: 0,
  110: 0,
  119: 0,
  120: 0,
  129: 0,
  164: 0,
  211: 0,
  213: 0,
  355: 0,
  395: 0,
  401: 0,
  404: 0,
  411: 0,
  444: 0,
  457: 0,
  512: 0,
  1061: 0,
  2154: 0,
  2813: 0,
  28154: 0,
})

/** Reads a state document; the input is not modified. */
export function readState(state: CompanyState): Position {
  const { precedent } = state
  return {
    quarterNumber: state.trimestre,
    balances: readBalances(state.comptes),
    machines: state.machines.map(({ nombre, prix, age }) => ({ count: nombre, price: prix, age })),
    buildings: state.batiments.map(({ valeur, age }) => ({ value: valeur, age })),
    loans: state.emprunts.map(({ capital, taux, annuite, echeances, urgence }) => ({
      capital,
      rate: taux,
      annuity: annuite,
      instalments: echeances,
      emergency: urgence,
    })),
    receivableNext: state.creanceT1,
    receivableLater: state.creanceT2,
    stock: state.stock,
    storage: state.capaciteStock,
    workers: state.ouvriers,
    wear: state.usure,
    morale: state.moral,
    training: state.formation,
    experience: state.experience,
    awareness: state.notoriete,
    reputation: state.reputation,
    service: state.service,
    paymentDelay: state.credit,
    stockOutRate: state.tauxRupture,
    lastSales: state.ventes,
    researchLevel: state.niveauRD,
    researchSpent: state.rdTotal,
    researchEffective: state.rdEffectif,
    researchCapital: state.capitalRD,
    brandCapital: state.capitalMarque,
    openingResearch: state.rdDepart,
    openingBrand: state.marqueDepart,
    taxLosses: state.deficits,
    yearBase: state.baseAnnee,
    yearTax: state.impotAnnee,
    dividendsAccount: state.dividendesCapitalises,
    cumulativeResult: state.resultatCumule,
    rescues: state.sauvetages,
    status: state.statut === 'redressement' ? 'recovery' : 'normal',
    before: precedent && {
      demand: precedent.demande,
      received: precedent.report,
      segments: precedent.segments.map(({ demande, marche, termes }) => ({
        demand: demande,
        market: marche,
        terms: readTerms(termes),
      })),
    },
    standing: state.reconduction,
  }
}

/** Converts the terms of attraction to their wire names. */
export function publishTerms(terms: AttractionTerms): PublishedTerms {
  return {
    prix: terms.price,
    publicite: terms.advertising,
    qualite: terms.quality,
    rd: terms.research,
    service: terms.service,
    livraison: terms.delivery,
    conditions: terms.terms,
  }
}

/** Converts the terms of attraction from their wire names. */
export function readTerms(terms: PublishedTerms): AttractionTerms {
  return {
    price: terms.prix,
    advertising: terms.publicite,
    quality: terms.qualite,
    research: terms.rd,
    service: terms.service,
    delivery: terms.livraison,
    terms: terms.conditions,
  }
}

/** Writes the market's state document: its clock, and the relative price of the quarter in millionths. */
export function publishMarketState(clock: MarketClock, relativePrice: number): MarketState {
  const { quarterNumber, phase, quartersInPhase, index } = clock
  return {
    trimestre: quarterNumber,
    phase,
    trimestresPhase: quartersInPhase,
    indice: index,
    prixRelatif: relativePrice,
  }
}

/** Reads the market's state document. */
export function readMarketState(state: MarketState): PreviousMarket {
  const { trimestre, phase, trimestresPhase, indice, prixRelatif } = state
  return {
    clock: { quarterNumber: trimestre, phase, quartersInPhase: trimestresPhase, index: indice },
    relativePrice: prixRelatif,
  }
}
