// biome-ignore-all lint/style/noNonNullAssertion: every column has a place for every company
import { accounts } from '@trimestre/engine'
import { accountCount, lineCount, type Market, statementCount, type World } from './plain-columns.ts'

/**
 * Keeps the books of the plain quarter: the journal as pairs of an account and a signed amount, balances, the cash
 * plan, stock valuation, tax and the lines and sums of the statements. Sales go through the customers' account and
 * purchases through the suppliers'; fixed assets, and with them their suppliers' account, are never bought.
 */
export function keepPlainBooks(w: World, market: Market): void {
  for (let i = 0; i < w.count; i += 1) bookCompany(w, i, market)
}

const placeOf = (number: string): number => accounts.findIndex(account => account.number === number)
const capital = placeOf('101')
const reserve = placeOf('1061')
const retained = placeOf('110')
const retainedLosses = placeOf('119')
const profit = placeOf('120')
const loss = placeOf('129')
const loans = placeOf('164')
const land = placeOf('211')
const buildings = placeOf('213')
const machines = placeOf('2154')
const buildingsAged = placeOf('2813')
const machinesAged = placeOf('28154')
const goods = placeOf('355')
const writtenDown = placeOf('395')
const suppliers = placeOf('401')
const customers = placeOf('411')
const taxOwed = placeOf('444')
const bank = placeOf('512')
const materials = placeOf('601')
const energy = placeOf('6061')
const care = placeOf('611')
const upkeep = placeOf('6155')
const holding = placeOf('616')
const research = placeOf('617')
const control = placeOf('6226')
const training = placeOf('6228')
const publicity = placeOf('623')
const carriage = placeOf('6242')
const overheads = placeOf('628')
const hiring = placeOf('6284')
const localTax = placeOf('6351')
const pay = placeOf('6411')
const social = placeOf('645')
const badDebts = placeOf('654')
const forfeits = placeOf('6581')
const loanInterest = placeOf('6611')
const overdraft = placeOf('6616')
const aged = placeOf('6811')
const writeDowns = placeOf('6817')
const profitTax = placeOf('695')
const soldOwn = placeOf('701')
const stockChange = placeOf('7135')
const deposits = placeOf('768')
const writeBacks = placeOf('7817')
const firstIncome = materials

type Range = readonly [from: number, to: number]

const eachAccount = (from: number, to: number): Range[] =>
  Array.from({ length: to - from }, (_, at) => [from + at, from + at + 1])

/** The accounts whose sums make up the income statement and intermediate balances: lines, then subtotals of subtotals. */
const incomeRanges: readonly Range[] = [
  ...eachAccount(firstIncome, accountCount),
  [firstIncome, localTax],
  [firstIncome, loanInterest],
  [loanInterest, placeOf('678')],
  [soldOwn, deposits],
  [soldOwn, accountCount],
]

/** The accounts whose sums make up the balance sheet: lines, equity, earlier and own results, fixed assets, stock. */
const balanceRanges: readonly Range[] = [
  ...eachAccount(0, firstIncome),
  [capital, loans],
  [retained, profit],
  [profit, loans],
  [land, goods],
  [goods, suppliers],
]

/** Posts an amount on two accounts; a negative one is posted on the other sides. */
function post(w: World, i: number, debited: number, credited: number, amount: number): void {
  if (amount === 0) return
  const line = i * lineCount + w.journalLength[i]!
  w.journalAccount[line] = debited
  w.journalAmount[line] = amount
  w.journalAccount[line + 1] = credited
  w.journalAmount[line + 1] = 0 - amount
  w.journalLength[i]! += 2
  w.balances[i * accountCount + debited]! += amount
  w.balances[i * accountCount + credited]! -= amount
}

/** Posts a payment, a receipt when it is negative; its line of the cash plan is that of the account. */
function settle(w: World, i: number, account: number, amount: number): void {
  post(w, i, account, bank, amount)
  w.cashMoves[i * lineCount + account]! -= amount
}

/** Posts a purchase, which the suppliers' account settles; only the part that is not on credit costs cash. */
function buy(w: World, i: number, account: number, amount: number, onCredit = 0): void {
  post(w, i, account, suppliers, amount)
  w.cashMoves[i * lineCount + account]! -= amount - onCredit
}

function bookCompany(w: World, i: number, market: Market): void {
  const { c } = market
  const start = i * accountCount
  for (let at = 0; at < accountCount; at += 1) w.balances[start + at] = w.opening[start + at]!
  for (let at = 0; at < lineCount; at += 1) w.cashMoves[i * lineCount + at] = 0
  w.journalLength[i] = 0
  const balance = (account: number): number => w.balances[start + account]!
  w.overdraftInterest[i] = Math.round(Math.max(0, 0 - balance(bank)) * c.tauxDecouvert)
  w.depositInterest[i] = Math.round(Math.max(0, balance(bank)) * c.tauxPlacement)
  w.localTax[i] = Math.round((balance(land) + balance(buildings) + balance(machines)) * c.tauxTaxesLocales)
  if (market.quarter % 4 === 1) allocate(w, i, balance)
  bookOperations(w, i, c, balance)
  settle(w, i, loans, w.principal[i]!)
  settle(w, i, loanInterest, w.interest[i]!)
  settle(w, i, overdraft, w.overdraftInterest[i]!)
  settle(w, i, deposits, 0 - w.depositInterest[i]!)
  post(w, i, aged, buildingsAged, w.buildingDepreciation[i]!)
  post(w, i, aged, machinesAged, w.depreciation[i]!)
  valueStock(w, i, balance(goods))
  post(w, i, goods, stockChange, w.stockValue[i]! - balance(goods))
  const lower = w.writeDown[i]! + balance(writtenDown)
  post(w, i, writeDowns, writtenDown, Math.max(0, lower))
  post(w, i, writtenDown, writeBacks, Math.max(0, 0 - lower))
  taxYear(w, i, market, resultSoFar(w, start))
  settle(w, i, taxOwed, 0 - balance(taxOwed))
  post(w, i, profitTax, taxOwed, w.tax[i]!)
  state(w, i, incomeRanges, 0)
  w.netResult[i] = resultSoFar(w, start)
  const into = w.netResult[i]! > 0 ? profit : loss
  for (let account = firstIncome; account < accountCount; account += 1)
    post(w, i, into, account, balance(account))
  // A profit first reduces a loss of earlier quarters of the year, and a loss a profit.
  post(w, i, profit, loss, Math.min(balance(loss), 0 - balance(profit)))
  state(w, i, balanceRanges, incomeRanges.length)
  w.equity[i] = 0
  for (let account = 0; account < loans; account += 1) w.equity[i]! -= balance(account)
  totalSheet(w, i, balance)
}

type Balance = (account: number) => number

/** Allocates the result of the closed year: past losses, the legal reserve, then what can be distributed. */
function allocate(w: World, i: number, balance: Balance): void {
  const made = 0 - balance(profit)
  const covered = Math.min(made, balance(retainedLosses))
  const missing = Math.max(0, Math.floor(balance(capital) / -10) + balance(reserve))
  const reserved = Math.min(Math.round((made - covered) * 0.05), missing)
  post(w, i, profit, retainedLosses, covered)
  post(w, i, profit, reserve, reserved)
  post(w, i, profit, retained, made - covered - reserved)
  post(w, i, retained, loss, Math.min(balance(loss), 0 - balance(retained)))
  post(w, i, retainedLosses, loss, balance(loss))
}

/** Books sales, collections, purchases, the payment of suppliers, wages and local tax. */
function bookOperations(w: World, i: number, c: Market['c'], balance: Balance): void {
  const owed = 0 - balance(suppliers)
  const cash = w.revenue[i]! - w.soldNext[i]! - w.soldLater[i]!
  post(w, i, customers, soldOwn, w.revenue[i]!)
  post(w, i, bank, customers, cash)
  w.cashMoves[i * lineCount + soldOwn]! += cash
  settle(w, i, customers, w.badDebt[i]! - w.receivableNext[i]!)
  post(w, i, badDebts, customers, w.badDebt[i]!)
  const credit = Math.round(w.materials[i]! * c.partCreditFournisseur)
  buy(w, i, materials, w.materials[i]!, credit)
  buy(w, i, energy, w.fixedEnergy[i]! + w.variableEnergy[i]!)
  buy(w, i, hiring, w.hiring[i]!)
  buy(w, i, training, w.trainingBudget[i]!)
  buy(w, i, upkeep, w.repairs[i]!)
  buy(w, i, control, w.qualityBudget[i]!)
  buy(w, i, research, w.research[i]!)
  buy(w, i, publicity, w.advertising[i]!)
  buy(w, i, care, w.care[i]! + w.warranty[i]!)
  buy(w, i, carriage, w.carriage[i]!)
  buy(w, i, holding, w.holding[i]!)
  buy(w, i, overheads, c.fraisStructure)
  buy(w, i, forfeits, w.forfeit[i]!)
  post(w, i, suppliers, bank, 0 - balance(suppliers) - credit)
  w.cashMoves[i * lineCount + suppliers]! -= owed
  settle(w, i, pay, w.wages[i]!)
  settle(w, i, social, w.charges[i]!)
  settle(w, i, localTax, w.localTax[i]!)
}

function resultSoFar(w: World, start: number): number {
  let result = 0
  for (let account = firstIncome; account < accountCount; account += 1) result -= w.balances[start + account]!
  return result
}

/** Computes the tax of the year to date, of which the quarter bears the change. */
function taxYear(w: World, i: number, { c, quarter }: Market, preTax: number): void {
  const isFirst = quarter % 4 === 1
  const isLast = quarter % 4 === 0
  const base = (isFirst ? 0 : w.yearBase[i]!) + preTax
  const used = Math.min(w.losses[i]!, Math.max(0, base))
  const due = Math.round((Math.max(0, base) - used) * c.tauxImpot)
  w.tax[i] = due - (isFirst ? 0 : w.yearTax[i]!)
  w.lossesLeft[i] = isLast ? w.losses[i]! - used + Math.max(0, 0 - base) : w.losses[i]!
  w.yearBaseNow[i] = isLast ? 0 : base
  w.yearTaxNow[i] = isLast ? 0 : due
}

/** Values the stock at weighted average cost without idle capacity, written down to its net realisable value. */
function valueStock(w: World, i: number, opening: number): void {
  const fixed = w.wages[i]! + w.charges[i]! + w.depreciation[i]! + w.fixedEnergy[i]! + w.repairs[i]!
  const absorbed = w.capacity[i]! > 0 ? Math.round((fixed * w.produced[i]!) / w.capacity[i]!) : 0
  const cost = w.materials[i]! + w.variableEnergy[i]! + absorbed
  const units = w.stock[i]! + w.produced[i]!
  const value = units > 0 ? Math.round(((opening + cost) * w.stockNow[i]!) / units) : 0
  w.productionCost[i] = cost
  w.idleCost[i] = fixed - absorbed
  w.costOfUnitsGone[i] = opening + cost - value
  w.stockValue[i] = value
  w.writeDown[i] = Math.max(0, value - w.stockNow[i]! * Math.max(0, w.price[i]! - w.unitTransport[i]!))
}

/** Computes the lines and subtotals of a statement from the balances as they are. */
function state(w: World, i: number, ranges: readonly Range[], offset: number): void {
  const start = i * accountCount
  let at = i * statementCount + offset
  for (const [from, to] of ranges) {
    let sum = 0
    for (let account = from; account < to; account += 1) sum += w.balances[start + account]!
    w.statements[at] = sum
    at += 1
  }
}

/** Computes the balance sheet's totals; the sign of tax and bank decides on which side they are. */
function totalSheet(w: World, i: number, balance: Balance): void {
  const at = i * statementCount + incomeRanges.length + balanceRanges.length
  const taxClaim = Math.max(0, balance(taxOwed))
  const cash = Math.max(0, balance(bank))
  let assets = balance(customers) + taxClaim + cash
  for (let account = land; account < suppliers; account += 1) assets += balance(account)
  const taxDebt = taxClaim - balance(taxOwed)
  const overdrawn = cash - balance(bank)
  w.statements[at] = taxClaim
  w.statements[at + 1] = cash
  w.statements[at + 2] = assets
  w.statements[at + 3] = taxDebt
  w.statements[at + 4] = overdrawn
  w.statements[at + 5] = w.equity[i]! - balance(loans) - balance(suppliers) + taxDebt + overdrawn
}
