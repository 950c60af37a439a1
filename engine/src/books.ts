import {
  ADVERTISING,
  AFTER_SALES,
  BAD_DEBTS,
  BANK,
  BOOK_VALUE_OF_DISPOSALS,
  BUILDINGS,
  CAPITAL,
  CUSTOMERS,
  DEPRECIATION,
  DEPRECIATION_OF_BUILDINGS,
  DEPRECIATION_OF_MACHINES,
  DIVIDENDS_OWED,
  ENERGY,
  EXCEPTIONAL_CHARGES,
  EXCEPTIONAL_INCOME,
  FINISHED_GOODS,
  FIRST_INCOME_ACCOUNT,
  HOLDING,
  INCOME_TAX,
  LOAN_INTEREST,
  LOANS,
  LOCAL_TAXES,
  LOSS,
  MACHINES,
  MATERIALS,
  OTHER_FINANCIAL_CHARGES,
  OVERDRAFT_INTEREST,
  OVERHEADS,
  type Place,
  PROCEEDS_OF_DISPOSALS,
  PROFIT,
  QUALITY_CONTROL,
  RECRUITMENT,
  RESALE_PURCHASES,
  RESALES,
  RESEARCH,
  RETAINED_LOSSES,
  RETAINED_PROFITS,
  SALES,
  SEVERANCE,
  SOCIAL_CHARGES,
  STOCK_CHANGE,
  STORAGE_RENT,
  SUBSIDIES,
  SUPPLIERS,
  TAX_OWED,
  TRAINING,
  TRANSPORT,
  UPKEEP,
  WAGES,
  WRITE_BACKS,
  WRITE_DOWN_OF_GOODS,
  WRITE_DOWNS,
} from './chart-of-accounts.ts'
import type { Costs } from './costs.ts'
import type { OwnCriteria } from './criteria-in-force.ts'
import type { Decisions } from './decisions-in-force.ts'
import {
  type Balances,
  balanceOf,
  closePiece,
  entries,
  type Ledger,
  openPiece,
  post,
  transfer,
} from './journal.ts'
import type { Financing } from './loans.ts'
import type { Park } from './machine-park.ts'
import type { Revenue } from './sales.ts'
import type { StockValue } from './stock.ts'

/**
 * The postings of a quarter, in the order of the model's section 9. Amounts are signed, debit positive, so an entry
 * with a negative amount is posted on the other side automatically. VAT is left out; wages are paid within the quarter.
 */

/** The amounts of a quarter that are posted, in centimes. */
export interface Flows {
  readonly revenue: Revenue
  readonly costs: Costs
  /** The part of the materials that is paid next quarter. */
  readonly supplierCredit: number
  readonly park: Park
  readonly machinesBought: number
  readonly extension: number
  readonly financing: Financing
  readonly overdraftInterest: number
  readonly machineDepreciation: number
  readonly buildingDepreciation: number
  readonly stock: StockValue
}

/** Returns the equity in centimes: capital, retained earnings and result; positive when assets exceed debts. */
export function equityOf(balances: Balances): number {
  return (
    0 -
    (balanceOf(balances, CAPITAL) +
      balanceOf(balances, RETAINED_PROFITS) +
      balanceOf(balances, RETAINED_LOSSES) +
      balanceOf(balances, PROFIT) +
      balanceOf(balances, LOSS))
  )
}

/** Returns the result of the income accounts so far: income less charges, in centimes. */
export function resultOf(balances: Balances): number {
  let result = 0
  for (let place = FIRST_INCOME_ACCOUNT; place < balances.length; place += 1) {
    result -= balanceOf(balances, place)
  }
  return result
}

/** Posts piece 1: last quarter's profit first covers past losses; a loss first uses up past profits. */
export function postAllocation(ledger: Ledger): void {
  const { balances } = ledger
  const profit = 0 - balanceOf(balances, PROFIT)
  const loss = balanceOf(balances, LOSS)
  const filled = Math.min(profit, balanceOf(balances, RETAINED_LOSSES))
  const eaten = Math.min(loss, 0 - balanceOf(balances, RETAINED_PROFITS))
  if (profit > 0) {
    openPiece(ledger, entries.allocation)
    post(ledger, PROFIT, profit)
    post(ledger, RETAINED_LOSSES, 0 - filled)
    post(ledger, RETAINED_PROFITS, filled - profit)
    closePiece(ledger)
  }
  if (loss > 0) {
    openPiece(ledger, entries.allocation)
    post(ledger, LOSS, 0 - loss)
    post(ledger, RETAINED_PROFITS, eaten)
    post(ledger, RETAINED_LOSSES, loss - eaten)
    closePiece(ledger)
  }
}

/** Posts pieces 2 to 22: sales, collections, purchases and expenses. */
export function postOperations(ledger: Ledger, flows: Flows, d: Decisions, c: OwnCriteria): void {
  const { revenue, costs, supplierCredit } = flows
  postSales(ledger, revenue)
  const debtToSuppliers = 0 - balanceOf(ledger.balances, SUPPLIERS)
  openPiece(ledger, entries.materials)
  post(ledger, MATERIALS, costs.materials)
  post(ledger, SUPPLIERS, 0 - supplierCredit)
  post(ledger, BANK, supplierCredit - costs.materials)
  closePiece(ledger)
  pay(ledger, entries.supplierPayment, SUPPLIERS, debtToSuppliers)
  pay(ledger, entries.resalePurchases, RESALE_PURCHASES, costs.resalePurchases)
  pay(ledger, entries.energy, ENERGY, costs.fixedEnergy + costs.variableEnergy)
  pay(ledger, entries.wages, WAGES, costs.wages)
  pay(ledger, entries.socialCharges, SOCIAL_CHARGES, costs.socialCharges)
  pay(ledger, entries.severance, SEVERANCE, costs.severance)
  pay(ledger, entries.hiring, RECRUITMENT, costs.hiring)
  pay(ledger, entries.training, TRAINING, d.budgetFormation)
  pay(ledger, entries.upkeep, UPKEEP, costs.upkeep)
  pay(ledger, entries.qualityControl, QUALITY_CONTROL, d.budgetQualite)
  pay(ledger, entries.research, RESEARCH, d.budgetRD + costs.survey)
  pay(ledger, entries.advertising, ADVERTISING, d.budgetPublicite)
  pay(ledger, entries.afterSales, AFTER_SALES, d.budgetSAV + costs.warranty)
  pay(ledger, entries.transport, TRANSPORT, costs.transport)
  pay(ledger, entries.storageRent, STORAGE_RENT, costs.storageRent)
  pay(ledger, entries.holding, HOLDING, costs.holding)
  pay(ledger, entries.overheads, OVERHEADS, c.fraisStructure)
  pay(ledger, entries.localTax, LOCAL_TAXES, costs.localTax)
}

/** Posts sales in cash and on credit, then the collection of earlier receivables. */
function postSales(ledger: Ledger, r: Revenue): void {
  const credit = r.creditNext + r.creditLater
  openPiece(ledger, entries.sales)
  post(ledger, BANK, r.revenue - credit)
  post(ledger, CUSTOMERS, credit)
  post(ledger, SALES, r.resaleRevenue - r.revenue)
  post(ledger, RESALES, 0 - r.resaleRevenue)
  closePiece(ledger)
  openPiece(ledger, entries.collection)
  post(ledger, BANK, r.collected)
  post(ledger, BAD_DEBTS, r.badDebt)
  post(ledger, CUSTOMERS, 0 - r.collected - r.badDebt)
  closePiece(ledger)
}

/** Posts pieces 23 to 35: subsidies and exceptional items, investment, loans and dividends. */
export function postInvestmentAndFinance(ledger: Ledger, flows: Flows, d: Decisions, c: OwnCriteria): void {
  const { gross, accumulated, proceeds } = flows.park.sale
  receive(ledger, entries.subsidy, SUBSIDIES, c.subvention)
  pay(ledger, entries.exceptionalCharge, EXCEPTIONAL_CHARGES, c.chargeExceptionnelle)
  receive(ledger, entries.exceptionalIncome, EXCEPTIONAL_INCOME, c.produitExceptionnel)
  receive(ledger, entries.machineSale, PROCEEDS_OF_DISPOSALS, proceeds)
  openPiece(ledger, entries.machineDisposal)
  post(ledger, DEPRECIATION_OF_MACHINES, accumulated)
  post(ledger, BOOK_VALUE_OF_DISPOSALS, gross - accumulated)
  post(ledger, MACHINES, 0 - gross)
  closePiece(ledger)
  pay(ledger, entries.machinePurchase, MACHINES, flows.machinesBought)
  pay(ledger, entries.storageExtension, BUILDINGS, flows.extension)
  postRepayments(ledger, flows.financing)
  receive(ledger, entries.newLoan, LOANS, flows.financing.borrowed)
  pay(ledger, entries.overdraftInterest, OVERDRAFT_INTEREST, flows.overdraftInterest)
  transfer(ledger, entries.dividend, RETAINED_PROFITS, DIVIDENDS_OWED, d.dividende)
  pay(ledger, entries.dividendPayment, DIVIDENDS_OWED, d.dividende)
}

/** Posts the instalments, then the early repayment. */
function postRepayments(ledger: Ledger, { principal, interest, earlyRepayment, fee }: Financing): void {
  openPiece(ledger, entries.instalments)
  post(ledger, LOANS, principal)
  post(ledger, LOAN_INTEREST, interest)
  post(ledger, BANK, 0 - principal - interest)
  closePiece(ledger)
  openPiece(ledger, entries.earlyRepayment)
  post(ledger, LOANS, earlyRepayment)
  post(ledger, OTHER_FINANCIAL_CHARGES, fee)
  post(ledger, BANK, 0 - earlyRepayment - fee)
  closePiece(ledger)
}

/** Posts pieces 36 to 38: depreciation, change of stock, write-down of the stock. */
export function postInventory(ledger: Ledger, flows: Flows): void {
  const { machineDepreciation, buildingDepreciation, stock } = flows
  openPiece(ledger, entries.depreciation)
  post(ledger, DEPRECIATION, machineDepreciation + buildingDepreciation)
  post(ledger, DEPRECIATION_OF_BUILDINGS, 0 - buildingDepreciation)
  post(ledger, DEPRECIATION_OF_MACHINES, 0 - machineDepreciation)
  closePiece(ledger)
  const change = stock.value - balanceOf(ledger.balances, FINISHED_GOODS)
  transfer(ledger, entries.stockChange, FINISHED_GOODS, STOCK_CHANGE, change)
  const writeDown = stock.writeDown + balanceOf(ledger.balances, WRITE_DOWN_OF_GOODS)
  if (writeDown > 0) {
    transfer(ledger, entries.stockWriteDown, WRITE_DOWNS, WRITE_DOWN_OF_GOODS, writeDown)
  }
  if (writeDown < 0) {
    transfer(ledger, entries.stockWriteBack, WRITE_DOWN_OF_GOODS, WRITE_BACKS, 0 - writeDown)
  }
}

/** Posts pieces 39 and 40: last quarter's tax is paid, this quarter's is owed. */
export function postTax(ledger: Ledger, tax: number): void {
  pay(ledger, entries.taxPayment, TAX_OWED, 0 - balanceOf(ledger.balances, TAX_OWED))
  transfer(ledger, entries.tax, INCOME_TAX, TAX_OWED, tax)
}

/** Posts piece 41: the emergency loan. */
export function postEmergencyLoan(ledger: Ledger, amount: number): void {
  receive(ledger, entries.emergencyLoan, LOANS, amount)
}

/** Posts piece 42: charges and income are closed, in the text order of accounts, into the result. */
export function postClosing(ledger: Ledger): void {
  const { balances } = ledger
  const result = resultOf(balances)
  openPiece(ledger, entries.closing)
  for (let place = FIRST_INCOME_ACCOUNT; place < balances.length; place += 1) {
    post(ledger, place, 0 - balanceOf(balances, place))
  }
  post(ledger, result > 0 ? PROFIT : LOSS, 0 - result)
  closePiece(ledger)
}

/** Posts a payment: the account is debited, the bank credited. */
function pay(ledger: Ledger, entry: number, account: Place, amount: number): void {
  transfer(ledger, entry, account, BANK, amount)
}

/** Posts a receipt: the bank is debited, the account credited. */
function receive(ledger: Ledger, entry: number, account: Place, amount: number): void {
  transfer(ledger, entry, BANK, account, amount)
}
