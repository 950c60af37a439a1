import { floorDiv, MU, roundDiv } from './arithmetic.ts'
import { BANK, LOANS } from './chart-of-accounts.ts'
import type { OwnClosing } from './closing.ts'
import type { OwnCriteria } from './criteria-in-force.ts'
import { balanceOf } from './journal.ts'
import { type BalanceSheet, balanceSheet } from './statements/balance-sheet.ts'
import { type CashPlan, cashPlan, cashTotals } from './statements/cash-plan.ts'
import { type IncomeStatement, incomeStatement } from './statements/income-statement.ts'
import { type IntermediateBalances, intermediateBalances } from './statements/intermediate-balances.ts'
import type { Valuation } from './valuation.ts'

/** The published figures of a company's own quarter once its sales are known, under the names of the model (10). */

/** The parts of a company's net value, centimes; they add up to `valeurSociete`. */
export interface ValueStatement {
  capitauxPropres: number
  dividendesCapitalises: number
  immateriel: number
  reputation: number
  climat: number
  remiseEnEtat: number
  actualisationCreances: number
  decoteStock: number
  valeurSociete: number
}

/** The statements of a company's quarter that follow from its own books, in centimes. */
export interface OwnStatements {
  compteResultat: IncomeStatement
  sig: IntermediateBalances
  bilan: BalanceSheet
  tresorerie: CashPlan
  valeur: ValueStatement
}

/** The figures of a quarter that follow from a company's own decisions and its sales (model, 10.1 and 10.2). */
export type OwnFigures = ReturnType<typeof publishOwnFigures>

/** Returns the statements of the quarter. */
export function publishOwnStatements({ accounts, valuation }: OwnClosing): OwnStatements {
  return {
    compteResultat: incomeStatement(accounts.beforeClosing),
    sig: intermediateBalances(accounts.beforeClosing),
    bilan: balanceSheet(accounts.balances),
    tresorerie: cashPlan(accounts.openingBalances, accounts.cashMovements, accounts.balances),
    valeur: publishValue(valuation),
  }
}

function publishValue(valuation: Valuation): ValueStatement {
  return {
    capitauxPropres: valuation.equity,
    dividendesCapitalises: valuation.dividendsAccount,
    immateriel: valuation.intangible,
    reputation: valuation.reputation,
    climat: valuation.climate,
    remiseEnEtat: valuation.restoring,
    actualisationCreances: valuation.discounting,
    decoteStock: valuation.excessStock,
    valeurSociete: valuation.value,
  }
}

/**
 * Returns the figures: first the fields named by the product's specification (10.1), then further ones (10.2); they are
 * grouped by the screens that show them, not by formula.
 */
export function publishOwnFigures(closing: OwnClosing, c: OwnCriteria) {
  const { opening, trade, production, people, staff, warehouse, costs, accounts, research, park } = closing
  const { values: d } = closing.orders
  const { revenue, stockValue, financing } = accounts
  const { receipts, payments } = cashTotals(accounts.cashMovements)
  return {
    valeurSociete: closing.valuation.value,
    recettes: receipts,
    depenses: payments,
    prixVente: d.prixVente,
    prixProduit: production.produced === 0 ? 0 : roundDiv(stockValue.productionCost, production.produced),
    demande: trade.demand,
    nombreProduitsFabriques: production.produced,
    nombreProduitStok: warehouse.stock,
    nombreProduitVendu: trade.sales,
    liquidites: balanceOf(accounts.balances, BANK),
    budgetRD: d.budgetRD,
    budgetPub: d.budgetPublicite,
    coutReparationMachines: costs.upkeep,
    productiviteMachine: floorDiv(production.machineOutput, MU),
    usureMachine: closing.wear.closing,
    capacitestock: warehouse.capacity,
    coutStock: costs.storageRent + costs.holding,
    variationStock: warehouse.stock - opening.stock,
    demandeNonSatisfaite: trade.unsatisfied,
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
    budgetpub: d.budgetPublicite,
    rdtotalinvestissement: opening.researchSpent + d.budgetRD,
    avancementtoursuivant: research.progress,
    margeCommerciale: revenue.revenue - stockValue.costOfUnitsGone - costs.resalePurchases,
    mensualite: financing.principal + financing.interest,
    creancet1: revenue.receivableNext,
    creancet2: revenue.receivableLater,
    valeurPassif: park.sale.proceeds,
    pointsQualite: closing.quality,
    chiffreAffaires: revenue.revenue,
    resultatNet: accounts.netResult,
    capitauxPropres: accounts.equity,
    tauxImpot: c.tauxImpot,
    impotSocietes: accounts.tax.tax,
    nbEmployees: staff.workers,
    nombreMachines: park.count + d.achatMachines,
    demissions: staff.resignations,
    absenteisme: people.absence,
    capaciteMachines: production.machineCapacity,
    capaciteOuvriers: production.workerCapacity,
    capaciteProduction: production.capacity,
    ventesNegoce: trade.resale,
    coutSousActivite: stockValue.idleCost,
    creancesPerdues: revenue.badDebt,
    stockValeur: stockValue.value - stockValue.writeDown,
    pretUrgence: accounts.emergency,
    dettesFinancieres: 0 - balanceOf(accounts.balances, LOANS),
    dividende: d.dividende,
    sauvetages: opening.rescues + (accounts.emergency > 0 ? 1 : 0),
    dedits: costs.forfeit,
    interetsPlacement: accounts.depositInterest,
  }
}
