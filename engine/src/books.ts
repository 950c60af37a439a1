import { type AccountNumber, accounts } from './catalogue/accounts.ts'
import type { Costs } from './costs.ts'
import type { OwnCriteria } from './criteria-in-force.ts'
import type { Decisions } from './decisions-in-force.ts'
import { type Balances, balanceOf, type Ledger, post, type SignedLine } from './journal.ts'
import type { Financing } from './loans.ts'
import type { Park } from './machine-park.ts'
import type { Revenue } from './sales.ts'
import type { StockValue } from './stock.ts'

/**
 * The postings of a quarter, in the order of the model's section 9. Amounts are signed, debit positive, so an entry
 * whose amount is negative comes out on the other side by itself. VAT is left out; wages are paid within the quarter.
 */

/** What the quarter brings to the books, centimes. */
export interface Flows {
  readonly revenue: Revenue
  readonly costs: Costs
  /** Part of the materials paid next quarter. */
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

/** Equity: capital, retained earnings and result, centimes; positive when the company is worth something. */
export function equityOf(balances: Balances): number {
  const accounts: AccountNumber[] = ['101', '110', '119', '120', '129']
  return 0 - accounts.reduce((total, account) => total + balanceOf(balances, account), 0)
}

/** Result of the income accounts so far: products less charges, centimes. */
export function resultOf(balances: Balances): number {
  let result = 0
  for (let place = FIRST_INCOME_ACCOUNT; place < balances.length; place += 1) result -= balances[place] ?? 0
  return result
}

/** Place of the first account of classes 6 (charges) and 7 (products): in text order they come last. */
const FIRST_INCOME_ACCOUNT = accounts.findIndex(({ number }) => number.startsWith('6'))

/** Piece 1: last quarter's profit first fills past losses; a loss first eats past profits. */
export function postAllocation(ledger: Ledger): void {
  const { balances } = ledger
  const profit = 0 - balanceOf(balances, '120')
  const loss = balanceOf(balances, '129')
  const filled = Math.min(profit, balanceOf(balances, '119'))
  const eaten = Math.min(loss, 0 - balanceOf(balances, '110'))
  if (profit > 0)
    post(ledger, 'allocation', [
      ['120', profit],
      ['119', 0 - filled],
      ['110', filled - profit],
    ])
  if (loss > 0)
    post(ledger, 'allocation', [
      ['129', 0 - loss],
      ['110', eaten],
      ['119', loss - eaten],
    ])
}

/** Pieces 2 to 22: what is sold, collected, bought and spent. */
export function postOperations(ledger: Ledger, flows: Flows, d: Decisions, c: OwnCriteria): void {
  const { revenue: r, costs, supplierCredit } = flows
  const credit = r.creditNext + r.creditLater
  const pay = payer(ledger)
  post(ledger, 'sales', [
    ['512', r.revenue - credit],
    ['411', credit],
    ['701', r.resaleRevenue - r.revenue],
    ['707', 0 - r.resaleRevenue],
  ])
  post(ledger, 'collection', [
    ['512', r.collected],
    ['654', r.badDebt],
    ['411', 0 - r.collected - r.badDebt],
  ])
  const debtToSuppliers = 0 - balanceOf(ledger.balances, '401')
  post(ledger, 'materials', [
    ['601', costs.materials],
    ['401', 0 - supplierCredit],
    ['512', supplierCredit - costs.materials],
  ])
  pay('supplierPayment', '401', debtToSuppliers)
  pay('resalePurchases', '607', costs.resalePurchases)
  pay('energy', '6061', costs.fixedEnergy + costs.variableEnergy)
  pay('wages', '6411', costs.wages)
  pay('socialCharges', '645', costs.socialCharges)
  pay('severance', '6414', costs.severance)
  pay('hiring', '6284', costs.hiring)
  pay('training', '6228', d.budgetFormation)
  pay('upkeep', '6155', costs.upkeep)
  pay('qualityControl', '6226', d.budgetQualite)
  pay('research', '617', d.budgetRD + costs.survey)
  pay('advertising', '623', d.budgetPublicite)
  pay('afterSales', '611', d.budgetSAV + costs.warranty)
  pay('transport', '6242', costs.transport)
  pay('storageRent', '6132', costs.storageRent)
  pay('holding', '616', costs.holding)
  pay('overheads', '628', c.fraisStructure)
  pay('localTax', '6351', costs.localTax)
}

/** Pieces 23 to 35: subsidies and exceptional items, investment, loans and dividends. */
export function postInvestmentAndFinance(ledger: Ledger, flows: Flows, d: Decisions, c: OwnCriteria): void {
  const { park, financing } = flows
  const { gross, accumulated, proceeds } = park.sale
  const pay = payer(ledger)
  const receive = receiver(ledger)
  receive('subsidy', '74', c.subvention)
  pay('exceptionalCharge', '678', c.chargeExceptionnelle)
  receive('exceptionalIncome', '778', c.produitExceptionnel)
  receive('machineSale', '757', proceeds)
  post(ledger, 'machineDisposal', [
    ['28154', accumulated],
    ['657', gross - accumulated],
    ['2154', 0 - gross],
  ])
  pay('machinePurchase', '2154', flows.machinesBought)
  pay('storageExtension', '213', flows.extension)
  post(ledger, 'instalments', [
    ['164', financing.principal],
    ['6611', financing.interest],
    ['512', 0 - financing.principal - financing.interest],
  ])
  post(ledger, 'earlyRepayment', [
    ['164', financing.earlyRepayment],
    ['668', financing.fee],
    ['512', 0 - financing.earlyRepayment - financing.fee],
  ])
  receive('newLoan', '164', financing.borrowed)
  pay('overdraftInterest', '6616', flows.overdraftInterest)
  post(ledger, 'dividend', [
    ['110', d.dividende],
    ['457', 0 - d.dividende],
  ])
  pay('dividendPayment', '457', d.dividende)
}

/** Pieces 36 to 38: depreciation, change of stock, write-down of the stock. */
export function postInventory(ledger: Ledger, flows: Flows): void {
  const { machineDepreciation, buildingDepreciation, stock } = flows
  post(ledger, 'depreciation', [
    ['6811', machineDepreciation + buildingDepreciation],
    ['2813', 0 - buildingDepreciation],
    ['28154', 0 - machineDepreciation],
  ])
  const change = stock.value - balanceOf(ledger.balances, '355')
  post(ledger, 'stockChange', [
    ['355', change],
    ['7135', 0 - change],
  ])
  const writeDown = stock.writeDown + balanceOf(ledger.balances, '397')
  if (writeDown > 0)
    post(ledger, 'stockWriteDown', [
      ['6817', writeDown],
      ['397', 0 - writeDown],
    ])
  if (writeDown < 0)
    post(ledger, 'stockWriteBack', [
      ['397', 0 - writeDown],
      ['7817', writeDown],
    ])
}

/** Pieces 39 and 40: last quarter's tax is paid, this quarter's is owed. */
export function postTax(ledger: Ledger, tax: number): void {
  payer(ledger)('taxPayment', '444', 0 - balanceOf(ledger.balances, '444'))
  post(ledger, 'tax', [
    ['695', tax],
    ['444', 0 - tax],
  ])
}

/** Piece 41: the emergency loan. */
export function postEmergencyLoan(ledger: Ledger, amount: number): void {
  receiver(ledger)('emergencyLoan', '164', amount)
}

/** Piece 42: charges and products are closed, in the text order of accounts, into the result. */
export function postClosing(ledger: Ledger): void {
  const lines: SignedLine[] = accounts
    .slice(FIRST_INCOME_ACCOUNT)
    .map(({ number }) => [number, 0 - balanceOf(ledger.balances, number)])
  const result = resultOf(ledger.balances)
  post(ledger, 'closing', [...lines, [result > 0 ? '120' : '129', 0 - result]])
}

type Posting = (entry: Parameters<typeof post>[1], account: AccountNumber, amount: number) => void

/** A payment: the account is debited, the bank credited. */
function payer(ledger: Ledger): Posting {
  return (entry, account, amount) =>
    post(ledger, entry, [
      [account, amount],
      ['512', 0 - amount],
    ])
}

/** A receipt: the bank is debited, the account credited. */
function receiver(ledger: Ledger): Posting {
  return (entry, account, amount) =>
    post(ledger, entry, [
      ['512', amount],
      [account, 0 - amount],
    ])
}
