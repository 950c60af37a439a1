import { mul } from './arithmetic.ts'
import {
  equityOf,
  type Flows,
  postAllocation,
  postClosing,
  postEmergencyLoan,
  postInventory,
  postInvestmentAndFinance,
  postOperations,
  postTax,
  resultOf,
} from './books.ts'
import { BANK, FINISHED_GOODS, RETAINED_PROFITS } from './chart-of-accounts.ts'
import type { OwnConditions } from './closing.ts'
import type { Workshop } from './company-quarter.ts'
import type { Costs } from './costs.ts'
import type { OwnCriteria } from './criteria-in-force.ts'
import { limit, type Orders, warn } from './decisions-in-force.ts'
import { opensYear } from './financial-year.ts'
import { type Balances, balanceOf, type Journal, journalOf, type Ledger, openLedger } from './journal.ts'
import { emergencyLoan, type Financing, finance } from './loans.ts'
import { depreciateBuildings, depreciateMachines } from './machine-park.ts'
import type { Trade } from './market.ts'
import type { Loan } from './position.ts'
import { type Revenue, sell } from './sales.ts'
import { type StockValue, valueStock, type Warehouse } from './stock.ts'
import { corporateTax, type Tax } from './tax.ts'

/** The money side of a quarter, in centimes: income, debts and postings (model, 8.9 to 8.11 and 9). */
export interface Accounts {
  readonly revenue: Revenue
  readonly financing: Financing
  readonly stockValue: StockValue
  /** Cost of the machines bought in the quarter. */
  readonly machinesBought: number
  readonly tax: Tax
  /** Emergency loan of the quarter; 0 when there is none. */
  readonly emergency: number
  /** All loans at closing, including the emergency loan. */
  readonly loans: readonly Loan[]
  readonly openingBalances: Balances
  /** All balances before the income accounts are closed; the statements use them. */
  readonly beforeClosing: Balances
  readonly balances: Balances
  readonly journal: Journal
  /** The cash that each journal entry brings or costs. */
  readonly cashMovements: readonly number[]
  readonly depositInterest: number
  readonly equity: number
  readonly netResult: number
}

/** Keeps the books of a company's quarter, from the allocation of last year's result to this quarter's result. */
export function keepBooks(
  workshop: Workshop,
  trade: Trade,
  warehouse: Warehouse,
  costs: Costs,
  { clock: { quarterNumber }, criteria: c }: OwnConditions,
): Accounts {
  const { opening, orders } = workshop
  const ledger = openLedger(opening.balances)
  if (opensYear(quarterNumber)) postAllocation(ledger)
  const financing = finance(opening, equityOf(opening.balances), orders, c)
  limitDividend(orders, ledger)
  const revenue = sell(opening, trade, orders.values, c)
  const machineDepreciation = depreciateMachines(workshop.park.lots)
  const stockValue = valueGoods(workshop, warehouse, costs, machineDepreciation)
  const flows = gatherFlows(workshop, costs, revenue, financing, stockValue, machineDepreciation, c)
  postOperations(ledger, flows, orders.values, c)
  postInvestmentAndFinance(ledger, flows, orders.values, c)
  postInventory(ledger, flows)
  const tax = corporateTax(resultOf(ledger.balances), opening, quarterNumber, c.tauxImpot)
  postTax(ledger, tax.tax)
  const emergency = grantEmergencyLoan(ledger, orders, c)
  const beforeClosing = ledger.balances.slice()
  postClosing(ledger)
  return {
    revenue,
    financing,
    stockValue,
    machinesBought: flows.machinesBought,
    tax,
    emergency,
    loans: emergency > 0 ? [...financing.loans, emergencyLoan(emergency, c)] : financing.loans,
    openingBalances: opening.balances,
    beforeClosing,
    balances: ledger.balances,
    journal: journalOf(ledger),
    cashMovements: ledger.cashMovements,
    depositInterest: flows.depositInterest,
    equity: equityOf(ledger.balances),
    netResult: resultOf(beforeClosing),
  }
}

/** Limits the dividend to the allocated profits of closed years, and to the cash available when the quarter opened. */
function limitDividend(orders: Orders, ledger: Ledger): void {
  const distributable = 0 - balanceOf(ledger.balances, RETAINED_PROFITS)
  limit(orders, 'dividende', Math.max(0, Math.min(distributable, balanceOf(ledger.balances, BANK))))
}

function valueGoods(
  { opening, orders, production }: Workshop,
  warehouse: Warehouse,
  costs: Costs,
  machineDepreciation: number,
): StockValue {
  return valueStock({
    openingValue: balanceOf(opening.balances, FINISHED_GOODS),
    openingStock: opening.stock,
    stock: warehouse.stock,
    produced: production.produced,
    capacity: production.capacity,
    variableCost: costs.materials + costs.variableEnergy,
    fixedCost: costs.wages + costs.socialCharges + machineDepreciation + costs.fixedEnergy + costs.upkeep,
    netPrice: orders.values.prixVente - costs.unitTransport,
  })
}

function gatherFlows(
  { opening, orders, park }: Workshop,
  costs: Costs,
  revenue: Revenue,
  financing: Financing,
  stock: StockValue,
  machineDepreciation: number,
  c: OwnCriteria,
): Flows {
  // Interest bears on the opening balance, so that it does not depend on itself; none is due while debts are frozen.
  const bank = balanceOf(opening.balances, BANK)
  const overdraft = opening.status === 'recovery' ? 0 : Math.max(0, 0 - bank)
  return {
    revenue,
    costs,
    supplierCredit: mul(costs.materials, c.partCreditFournisseur),
    park,
    machinesBought: orders.values.achatMachines * c.coutMachine,
    extension: orders.values.extensionStock * c.coutExtensionStock,
    financing,
    overdraftInterest: mul(overdraft, c.tauxDecouvert),
    depositInterest: mul(Math.max(0, bank), c.tauxPlacement),
    machineDepreciation,
    buildingDepreciation: depreciateBuildings(opening.buildings),
    stock,
  }
}

/**
 * Covers an overdraft beyond its limit with an emergency loan, which brings the bank back to zero: no company is
 * eliminated. Returns the loan, in centimes.
 */
function grantEmergencyLoan(ledger: Ledger, orders: Orders, c: OwnCriteria): number {
  const bank = balanceOf(ledger.balances, BANK)
  if (bank < 0 - c.decouvertAutorise) {
    postEmergencyLoan(ledger, 0 - bank)
    warn(orders, 'PRET_URGENCE')
    return 0 - bank
  }
  if (bank < 0) warn(orders, 'DECOUVERT')
  return 0
}
