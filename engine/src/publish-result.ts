import { floorDiv, MU, roundDiv } from './arithmetic.ts'
import type { Closing } from './closing.ts'
import {
  type CompanyState,
  type MarketState,
  type PublishedTerms,
  publishMarketState,
  publishState,
  publishTerms,
} from './company-state.ts'
import type { Criteria } from './criteria-in-force.ts'
import type { Decisions } from './decisions-in-force.ts'
import type { Environment } from './environment.ts'
import type { DemandEffects } from './explain-demand.ts'
import { balanceOf, type JournalLine, journalLines } from './journal.ts'
import type { MarketSummary } from './market.ts'
import { nextPosition } from './next-position.ts'
import { type BalanceSheet, balanceSheet } from './statements/balance-sheet.ts'
import { type CashPlan, cashPlan, cashTotals } from './statements/cash-plan.ts'
import { type IncomeStatement, incomeStatement } from './statements/income-statement.ts'
import { type IntermediateBalances, intermediateBalances } from './statements/intermediate-balances.ts'
import type { Valuation } from './valuation.ts'

/** The one file that names the fields of a company's result, as screens and documents know them (model, 10 and 12). */

/** The parts of a company's net value, centimes; they add up to `valeurSociete`. */
export interface ValueStatement {
  capitauxPropres: number
  dividendesCapitalises: number
  immateriel: number
  remiseEnEtat: number
  actualisationCreances: number
  decoteStock: number
  valeurSociete: number
}

/** Why demand moved: the terms of attraction (billionths) and the effects (units), which add up to `total`. */
export interface DemandStatement {
  termes: PublishedTerms
  effets: PublishedTerms & { marche: number; concurrence: number; report: number; total: number }
}

/** The statements of a company's quarter, centimes unless said otherwise. */
export interface Statements {
  compteResultat: IncomeStatement
  sig: IntermediateBalances
  bilan: BalanceSheet
  tresorerie: CashPlan
  valeur: ValueStatement
  demande: DemandStatement
}

/** The figures of a company's quarter (model, 10.1 and 10.2). */
export type CompanyResult = ReturnType<typeof publishFigures> & { classement: number; alertes: string[] }

/** A company's quarter as published; engine integers throughout. */
export interface CompanyQuarter {
  result: CompanyResult
  state: CompanyState
  /** Every decision at engine scale, after all limits. */
  decisions: Decisions
  journal: JournalLine[]
  statements: Statements
}

export interface MarketResult {
  demandeTotale: number
  demandeReference: number
  ventesReference: number
  ventesTotales: number
  demandePerdue: number
  reportTotal: number
  prixMoyen: number
  entreprises: number
  entreprisesVirtuelles: number
  attractionReference: number
  indice: number
  lnMarche: number
  state: MarketState
}

/** The market of the quarter as published. */
export function publishMarket(summary: MarketSummary, { clock }: Environment): MarketResult {
  return {
    demandeTotale: summary.totalDemand,
    demandeReference: summary.referenceDemand,
    ventesReference: summary.referenceSales,
    ventesTotales: summary.totalSales,
    demandePerdue: summary.lostDemand,
    reportTotal: summary.transferred,
    prixMoyen: summary.meanPrice,
    entreprises: summary.companies,
    entreprisesVirtuelles: summary.virtualFirms,
    attractionReference: summary.referenceAttraction,
    indice: clock.index,
    lnMarche: summary.logDemandPerFirm,
    state: publishMarketState(clock),
  }
}

/** A company's quarter as published. */
export function publishCompany(closing: Closing, rank: number, environment: Environment): CompanyQuarter {
  const { accounts, orders } = closing
  const tresorerie = cashPlan(accounts.openingBalances, accounts.pieces, accounts.balances)
  return {
    result: {
      classement: rank,
      ...publishFigures(closing, tresorerie, environment.criteria),
      alertes: [...orders.alerts].sort(),
    },
    state: publishState(nextPosition(closing, environment)),
    decisions: orders.values,
    journal: journalLines(accounts.pieces),
    statements: {
      compteResultat: incomeStatement(accounts.beforeClosing),
      sig: intermediateBalances(accounts.beforeClosing),
      bilan: balanceSheet(accounts.balances),
      tresorerie,
      valeur: publishValue(closing.valuation),
      demande: { termes: publishTerms(closing.appeal.terms), effets: publishEffects(closing.effects) },
    },
  }
}

/** The figures of section 10, in its order; the field that a screen names decides the grouping, not the formula. */
function publishFigures(closing: Closing, cash: CashPlan, c: Criteria) {
  return { ...publishNamedFigures(closing, cash), ...publishFurtherFigures(closing, c) }
}

/** Fields named by the product's specification (10.1). */
function publishNamedFigures(closing: Closing, cash: CashPlan) {
  const { opening, outcome, production, people, staff, warehouse, costs, accounts, research } = closing
  const { values: d } = closing.orders
  const { revenue, stockValue, financing } = accounts
  const { receipts, payments } = cashTotals(cash)
  return {
    valeurSociete: closing.valuation.value,
    recettes: receipts,
    depenses: payments,
    prixVente: d.prixVente,
    prixProduit: production.produced === 0 ? 0 : roundDiv(stockValue.productionCost, production.produced),
    demande: outcome.primaryDemand + outcome.received,
    nombreProduitsFabriques: production.produced,
    nombreProduitStok: warehouse.stock,
    nombreProduitVendu: outcome.sales,
    partMarche: outcome.share,
    liquidites: cash.cloture,
    budgetRD: d.budgetRD,
    budgetPub: d.budgetPublicite,
    coutReparationMachines: costs.upkeep,
    productiviteMachine: floorDiv(production.machineOutput, MU),
    usureMachine: closing.wear.closing,
    capacitestock: warehouse.capacity,
    coutStock: costs.storageRent + costs.holding,
    variationStock: warehouse.stock - opening.stock,
    demandeNonSatisfaite: outcome.unsatisfied,
    produitsPerdus: warehouse.lost,
    coutMachine: accounts.machinesBought,
    coutProduction: stockValue.productionCost,
    tauxFormation: people.training,
    moralOuvrier: people.morale,
    variationFormation: people.training - opening.training,
    pourcentageHSOuvrier: d.heuresSupplementaires,
    coutlicenciement: costs.severance,
    niveauRD: research.level,
    masseSalariale: costs.wages + costs.socialCharges,
    coutsEnergie: costs.fixedEnergy + costs.variableEnergy,
    coutsMP: costs.materials,
    coutsImpots: costs.localTax + accounts.tax.tax,
    nombreOuvriersInocupes: staff.workers - production.busyWorkers,
    coutSAV: d.budgetSAV + costs.warranty,
    coutTransport: costs.transport,
    creancesClients: revenue.receivableNext + revenue.receivableLater,
    variationDemand:
      outcome.primaryDemand + outcome.received - closing.before.demand - closing.before.received,
    budgetpub: d.budgetPublicite,
    rdtotalinvestissement: opening.researchSpent + d.budgetRD,
    avancementtoursuivant: research.progress,
    margeCommerciale: revenue.revenue - stockValue.costOfUnitsGone - costs.resalePurchases,
    mensualite: financing.principal + financing.interest,
    creancet1: revenue.receivableNext,
    creancet2: revenue.receivableLater,
    valeurPassif: closing.park.sale.proceeds,
    pointsQualite: closing.quality.quality,
  }
}

/** Further fields (10.2). */
function publishFurtherFigures(closing: Closing, c: Criteria) {
  const { opening, outcome, production, people, staff, accounts, image, park, orders } = closing
  const { revenue, stockValue } = accounts
  return {
    chiffreAffaires: revenue.revenue,
    resultatNet: accounts.netResult,
    capitauxPropres: accounts.equity,
    tauxImpot: c.tauxImpot,
    impotSocietes: accounts.tax.tax,
    nbEmployees: staff.workers,
    nombreMachines: park.count + orders.values.achatMachines,
    demissions: staff.resignations,
    absenteisme: people.absence,
    capaciteMachines: production.machineCapacity,
    capaciteOuvriers: production.workerCapacity,
    capaciteProduction: production.capacity,
    demandePrimaire: outcome.primaryDemand,
    demandeReportee: outcome.received,
    demandePerdue: outcome.lost,
    ventesNegoce: outcome.resale,
    coutSousActivite: stockValue.idleCost,
    creancesPerdues: revenue.badDebt,
    stockValeur: stockValue.value - stockValue.writeDown,
    reputation: closing.quality.reputation,
    notoriete: image.awareness,
    service: image.service,
    attraction: closing.appeal.attraction,
    pretUrgence: accounts.emergency,
    dettesFinancieres: 0 - balanceOf(accounts.balances, '164'),
    dividende: orders.values.dividende,
    sauvetages: opening.rescues + (accounts.emergency > 0 ? 1 : 0),
  }
}

function publishValue(valuation: Valuation): ValueStatement {
  return {
    capitauxPropres: valuation.equity,
    dividendesCapitalises: valuation.dividendsAccount,
    immateriel: valuation.intangible,
    remiseEnEtat: valuation.restoring,
    actualisationCreances: valuation.discounting,
    decoteStock: valuation.excessStock,
    valeurSociete: valuation.value,
  }
}

function publishEffects(effects: DemandEffects): DemandStatement['effets'] {
  return {
    marche: effects.market,
    ...publishTerms(effects),
    concurrence: effects.competition,
    report: effects.received,
    total: effects.total,
  }
}
