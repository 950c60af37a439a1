import { floorDiv, mul } from './arithmetic.ts'
import {
  ADVERTISING,
  AFTER_SALES,
  BAD_DEBTS,
  BANK,
  BOOK_VALUE_OF_DISPOSALS,
  BUILDINGS,
  CAPITAL,
  CUSTOMERS,
  DEPOSIT_INTEREST,
  DEPRECIATION,
  DEPRECIATION_OF_BUILDINGS,
  DEPRECIATION_OF_MACHINES,
  DIVIDENDS_OWED,
  ENERGY,
  EXCEPTIONAL_CHARGES,
  EXCEPTIONAL_INCOME,
  FINISHED_GOODS,
  FIRST_INCOME_ACCOUNT,
  FIXED_ASSET_SUPPLIERS,
  FORFEITS,
  HOLDING,
  INCOME_TAX,
  LEGAL_RESERVE,
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
  moveCash,
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
 * with a negative amount is posted on the other side automatically. Prices are net of VAT, which is neutral and not
 * booked; purchases go through the suppliers' account, and wages are paid within the quarter.
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
  readonly depositInterest: number
  readonly machineDepreciation: number
  readonly buildingDepreciation: number
  readonly stock: StockValue
}

/** Returns the equity in centimes: capital, reserves, retained earnings and result; positive when assets exceed debts. */
export function equityOf(balances: Balances): number {
  return (
    0 -
    (balanceOf(balances, CAPITAL) +
      balanceOf(balances, LEGAL_RESERVE) +
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

/** The part of a profit that goes to the legal reserve (millionths), until the reserve is a tenth of the capital. */
const RESERVE_RATE = 50_000
const CAPITAL_PER_RESERVE = 10

/**
 * Posts piece 1, when a financial year opens: the profit of the closed year first covers past losses, then builds the
 * legal reserve, and the rest can be distributed; a loss first uses up past profits (Code de commerce, L.232-10).
 */
export function postAllocation(ledger: Ledger): void {
  const { balances } = ledger
  const profit = 0 - balanceOf(balances, PROFIT)
  const loss = balanceOf(balances, LOSS)
  if (profit > 0) {
    const covered = Math.min(profit, balanceOf(balances, RETAINED_LOSSES))
    const reserveMax = floorDiv(0 - balanceOf(balances, CAPITAL), CAPITAL_PER_RESERVE)
    const missing = Math.max(0, reserveMax + balanceOf(balances, LEGAL_RESERVE))
    const reserved = Math.min(mul(profit - covered, RESERVE_RATE), missing)
    openPiece(ledger, entries.allocation)
    post(ledger, PROFIT, profit)
    post(ledger, RETAINED_LOSSES, 0 - covered)
    post(ledger, LEGAL_RESERVE, 0 - reserved)
    post(ledger, RETAINED_PROFITS, covered + reserved - profit)
    closePiece(ledger)
  }
  if (loss > 0) {
    const eaten = Math.min(loss, 0 - balanceOf(balances, RETAINED_PROFITS))
    openPiece(ledger, entries.allocation)
    post(ledger, RETAINED_PROFITS, eaten)
    post(ledger, RETAINED_LOSSES, loss - eaten)
    post(ledger, LOSS, 0 - loss)
    closePiece(ledger)
  }
}

/** Posts pieces 2 to 24: sales, collections, purchases, wages and taxes. */
export function postOperations(ledger: Ledger, flows: Flows, d: Decisions, c: OwnCriteria): void {
  const { revenue, costs } = flows
  postSales(ledger, revenue)
  postPurchases(ledger, flows, d, c)
  pay(ledger, entries.wages, WAGES, costs.wages)
  pay(ledger, entries.socialCharges, SOCIAL_CHARGES, costs.socialCharges)
  pay(ledger, entries.severance, SEVERANCE, costs.severance)
  pay(ledger, entries.localTax, LOCAL_TAXES, costs.localTax)
}

/** Posts the sales, the collection of those in cash, then the collection of earlier receivables. */
function postSales(ledger: Ledger, r: Revenue): void {
  openPiece(ledger, entries.sales)
  post(ledger, CUSTOMERS, r.revenue)
  post(ledger, SALES, r.resaleRevenue - r.revenue)
  post(ledger, RESALES, 0 - r.resaleRevenue)
  closePiece(ledger)
  receive(ledger, entries.cashSales, CUSTOMERS, r.revenue - r.creditNext - r.creditLater)
  openPiece(ledger, entries.collection)
  post(ledger, BANK, r.collected)
  post(ledger, BAD_DEBTS, r.badDebt)
  post(ledger, CUSTOMERS, 0 - r.collected - r.badDebt)
  closePiece(ledger)
}

/** Posts the purchases, then the payment of suppliers: earlier debts, and all purchases but those on credit. */
function postPurchases(ledger: Ledger, { costs, supplierCredit }: Flows, d: Decisions, c: OwnCriteria): void {
  const owed = 0 - balanceOf(ledger.balances, SUPPLIERS)
  const paid =
    buy(ledger, entries.materials, MATERIALS, costs.materials, supplierCredit) +
    buy(ledger, entries.resalePurchases, RESALE_PURCHASES, costs.resalePurchases) +
    buy(ledger, entries.energy, ENERGY, costs.fixedEnergy + costs.variableEnergy) +
    buy(ledger, entries.hiring, RECRUITMENT, costs.hiring) +
    buy(ledger, entries.training, TRAINING, d.budgetFormation) +
    buy(ledger, entries.upkeep, UPKEEP, costs.upkeep) +
    buy(ledger, entries.qualityControl, QUALITY_CONTROL, d.budgetQualite) +
    buy(ledger, entries.research, RESEARCH, d.budgetRD + costs.survey) +
    buy(ledger, entries.advertising, ADVERTISING, d.budgetPublicite) +
    buy(ledger, entries.afterSales, AFTER_SALES, d.budgetSAV + costs.warranty) +
    buy(ledger, entries.transport, TRANSPORT, costs.transport) +
    buy(ledger, entries.storageRent, STORAGE_RENT, costs.storageRent) +
    buy(ledger, entries.holding, HOLDING, costs.holding) +
    buy(ledger, entries.overheads, OVERHEADS, c.fraisStructure) +
    buy(ledger, entries.forfeit, FORFEITS, costs.forfeit)
  pay(ledger, entries.supplierPayment, SUPPLIERS, owed + paid)
  moveCash(ledger, entries.supplierPayment, paid)
}

/**
 * Posts a purchase on the account of the suppliers. The part that is paid within the quarter counts as the cash of the
 * purchase, and is returned.
 */
function buy(ledger: Ledger, entry: number, account: Place, amount: number, onCredit = 0): number {
  const paid = amount - onCredit
  transfer(ledger, entry, account, SUPPLIERS, amount)
  moveCash(ledger, entry, 0 - paid)
  return paid
}

/** Posts pieces 25 to 39: subsidies and exceptional items, investment, loans and dividends. */
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
  postInvestment(ledger, flows)
  postRepayments(ledger, flows.financing)
  receive(ledger, entries.newLoan, LOANS, flows.financing.borrowed)
  pay(ledger, entries.overdraftInterest, OVERDRAFT_INTEREST, flows.overdraftInterest)
  receive(ledger, entries.depositInterest, DEPOSIT_INTEREST, flows.depositInterest)
  transfer(ledger, entries.dividend, RETAINED_PROFITS, DIVIDENDS_OWED, d.dividende)
  pay(ledger, entries.dividendPayment, DIVIDENDS_OWED, d.dividende)
}

/** Posts the purchases of machines and buildings, which are paid within the quarter. */
function postInvestment(ledger: Ledger, { machinesBought, extension }: Flows): void {
  transfer(ledger, entries.machinePurchase, MACHINES, FIXED_ASSET_SUPPLIERS, machinesBought)
  transfer(ledger, entries.storageExtension, BUILDINGS, FIXED_ASSET_SUPPLIERS, extension)
  pay(ledger, entries.fixedAssetPayment, FIXED_ASSET_SUPPLIERS, machinesBought + extension)
  moveCash(ledger, entries.machinePurchase, 0 - machinesBought)
  moveCash(ledger, entries.storageExtension, 0 - extension)
  moveCash(ledger, entries.fixedAssetPayment, machinesBought + extension)
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

/** Posts pieces 40 to 42: depreciation, change of stock, write-down of the stock. */
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

/**
 * Posts pieces 43 and 44: the tax of earlier quarters is paid, or what was paid too much is given back; then the tax of
 * this quarter, negative when the year got worse.
 */
export function postTax(ledger: Ledger, tax: number): void {
  const owed = 0 - balanceOf(ledger.balances, TAX_OWED)
  if (owed > 0) pay(ledger, entries.taxPayment, TAX_OWED, owed)
  else receive(ledger, entries.taxRefund, TAX_OWED, 0 - owed)
  if (tax > 0) transfer(ledger, entries.tax, INCOME_TAX, TAX_OWED, tax)
  else transfer(ledger, entries.tax, TAX_OWED, INCOME_TAX, 0 - tax)
}

/** Posts piece 45: the emergency loan. */
export function postEmergencyLoan(ledger: Ledger, amount: number): void {
  receive(ledger, entries.emergencyLoan, LOANS, amount)
}

/**
 * Posts piece 46: charges and income are closed, in the text order of accounts, into the result of the year to date. A
 * profit first reduces a loss of earlier quarters of the year, and a loss a profit.
 */
export function postClosing(ledger: Ledger): void {
  const { balances } = ledger
  const result = resultOf(balances)
  openPiece(ledger, entries.closing)
  for (let place = FIRST_INCOME_ACCOUNT; place < balances.length; place += 1) {
    post(ledger, place, 0 - balanceOf(balances, place))
  }
  if (result > 0) {
    const covered = Math.min(result, balanceOf(balances, LOSS))
    post(ledger, LOSS, 0 - covered)
    post(ledger, PROFIT, covered - result)
  } else {
    const eaten = Math.min(0 - result, 0 - balanceOf(balances, PROFIT))
    post(ledger, PROFIT, eaten)
    post(ledger, LOSS, 0 - result - eaten)
  }
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
