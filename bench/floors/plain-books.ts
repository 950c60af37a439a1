// biome-ignore-all lint/style/noNonNullAssertion: every column has a place for every company
import { accounts } from '@trimestre/engine'
import { accountCount, lineCount, type Market, statementCount, type World } from './plain-columns.ts'

/**
 * Keeps the books of the plain quarter: the journal as pairs of an account and a signed amount, balances, the cash
 * plan, stock valuation, tax and the sums of the statements, then wear, research, value and ranks.
 */
export function keepPlainBooks(w: World, market: Market): void {
  for (let i = 0; i < w.count; i += 1) bookCompany(w, i, market)
  appraise(w, market)
  rankAll(w)
}

const placeOf = (number: string): number => accounts.findIndex(account => account.number === number)
const carried = placeOf('110')
const loss = placeOf('119')
const profit = placeOf('120')
const lastLoss = placeOf('129')
const loans = placeOf('164')
const land = placeOf('211')
const buildings = placeOf('213')
const machines = placeOf('2154')
const buildingsAged = placeOf('2813')
const machinesAged = placeOf('28154')
const goods = placeOf('355')
const writtenDown = placeOf('397')
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
const loanInterest = placeOf('6611')
const overdraft = placeOf('6616')
const aged = placeOf('6811')
const writeDowns = placeOf('6817')
const profitTax = placeOf('695')
const soldOwn = placeOf('701')
const stockChange = placeOf('7135')
const writeBacks = placeOf('7817')
const firstIncome = placeOf('601')

/** The ranges of accounts whose sums make up the statements, as subtotals of subtotals. */
const statementRanges: readonly (readonly [from: number, to: number])[] = [
  ...Array.from(
    { length: accountCount - firstIncome },
    (_, at) => [firstIncome + at, firstIncome + at + 1] as const,
  ),
  [firstIncome, placeOf('6351')],
  [firstIncome, placeOf('6611')],
  [placeOf('6611'), placeOf('678')],
  [placeOf('701'), accountCount],
  [land, goods],
  [goods, suppliers],
  [suppliers, bank],
  [0, loans],
  [0, land],
]

function post(w: World, i: number, debited: number, credited: number, amount: number): void {
  if (amount === 0) return
  const line = i * lineCount + (w.journalLength[i] ?? 0)
  w.journalAccount[line] = debited
  w.journalAmount[line] = amount
  w.journalAccount[line + 1] = credited
  w.journalAmount[line + 1] = 0 - amount
  w.journalLength[i]! += 2
  w.balances[i * accountCount + debited]! += amount
  w.balances[i * accountCount + credited]! -= amount
  if (credited === bank) w.cashMoves[i * lineCount + debited]! -= amount
  if (debited === bank) w.cashMoves[i * lineCount + credited]! += amount
}

function bookCompany(w: World, i: number, { c }: Market): void {
  const start = i * accountCount
  for (let at = 0; at < accountCount; at += 1) w.balances[start + at] = w.opening[start + at]!
  for (let at = 0; at < lineCount; at += 1) w.cashMoves[i * lineCount + at] = 0
  w.journalLength[i] = 0
  const balance = (account: number): number => w.balances[start + account]!
  const overdraftInterest = Math.round(Math.max(0, 0 - balance(bank)) * c.tauxDecouvert)
  w.localTax[i] = Math.round((balance(land) + balance(buildings) + balance(machines)) * c.tauxTaxesLocales)
  const filled = Math.min(0 - balance(profit), balance(loss))
  post(w, i, profit, loss, filled)
  post(w, i, profit, carried, 0 - balance(profit))
  const eaten = Math.min(balance(lastLoss), 0 - balance(carried))
  post(w, i, carried, lastLoss, eaten)
  post(w, i, loss, lastLoss, balance(lastLoss))
  const owed = 0 - balance(suppliers)
  const revenue = w.revenue[i]!
  const next = Math.round(revenue * w.creditNext[i]!)
  const later = Math.round(revenue * w.creditLater[i]!)
  post(w, i, bank, soldOwn, revenue - next - later)
  post(w, i, customers, soldOwn, next + later)
  post(w, i, bank, customers, w.receivableNext[i]! - w.badDebt[i]!)
  post(w, i, badDebts, customers, w.badDebt[i]!)
  const credit = Math.round(w.materials[i]! * c.partCreditFournisseur)
  post(w, i, materials, suppliers, credit)
  post(w, i, materials, bank, w.materials[i]! - credit)
  post(w, i, suppliers, bank, owed)
  post(w, i, energy, bank, w.fixedEnergy[i]! + w.variableEnergy[i]!)
  post(w, i, pay, bank, w.wages[i]!)
  post(w, i, social, bank, w.charges[i]!)
  post(w, i, hiring, bank, w.hiring[i]!)
  post(w, i, training, bank, w.trainingBudget[i]!)
  post(w, i, upkeep, bank, w.repairs[i]!)
  post(w, i, control, bank, w.qualityBudget[i]!)
  post(w, i, research, bank, w.research[i]!)
  post(w, i, publicity, bank, w.advertising[i]!)
  post(w, i, care, bank, w.care[i]! + w.warranty[i]!)
  post(w, i, carriage, bank, w.carriage[i]!)
  post(w, i, holding, bank, w.holding[i]!)
  post(w, i, overheads, bank, c.fraisStructure)
  post(w, i, localTax, bank, w.localTax[i]!)
  post(w, i, loans, bank, w.principal[i]!)
  post(w, i, loanInterest, bank, w.interest[i]!)
  post(w, i, overdraft, bank, overdraftInterest)
  post(w, i, aged, machinesAged, w.depreciation[i]!)
  post(w, i, aged, buildingsAged, w.buildingDepreciation[i]!)
  valueStock(w, i, balance(goods))
  post(w, i, goods, stockChange, w.stockValue[i]! - balance(goods))
  const lower = w.writeDown[i]! + balance(writtenDown)
  post(w, i, writeDowns, writtenDown, Math.max(0, lower))
  post(w, i, writtenDown, writeBacks, Math.max(0, 0 - lower))
  const taxable = resultSoFar(w, start)
  const used = Math.min(w.losses[i]!, Math.max(0, taxable))
  w.tax[i] = Math.round((Math.max(0, taxable) - used) * c.tauxImpot)
  w.lossesLeft[i] = w.losses[i]! - used + Math.max(0, 0 - taxable)
  post(w, i, taxOwed, bank, 0 - balance(taxOwed))
  post(w, i, profitTax, taxOwed, w.tax[i]!)
  state(w, i, start)
  const result = resultSoFar(w, start)
  const into = result > 0 ? profit : lastLoss
  for (let account = firstIncome; account < accountCount; account += 1)
    post(w, i, into, account, balance(account))
  w.netResult[i] = result
  w.equity[i] = 0
  for (let account = 0; account < loans; account += 1) w.equity[i]! -= balance(account)
}

function resultSoFar(w: World, start: number): number {
  let result = 0
  for (let account = firstIncome; account < accountCount; account += 1) result -= w.balances[start + account]!
  return result
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

/** Computes the income statement, intermediate balances and balance sheet as sums of accounts. */
function state(w: World, i: number, start: number): void {
  let at = i * statementCount
  for (const [from, to] of statementRanges) {
    let sum = 0
    for (let account = from; account < to; account += 1) sum += w.balances[start + account]!
    w.statements[at] = sum
    at += 1
  }
}

/** Computes wear, research, intangible capital and value. */
function appraise(w: World, { c }: Market): void {
  for (let i = 0; i < w.count; i += 1) {
    const effort = w.upkeep[i]! / w.machines[i]!
    const use = w.produced[i]! / Math.floor(w.machines[i]! * w.machineOutput[i]!)
    const repaired = (c.efficaciteMaintenance * effort) / (effort + c.maintenanceReference)
    const wear = Math.min(0.95, Math.max(0, w.wear[i]! + c.usureBase * (0.3 + 0.7 * use) - repaired))
    const budget = w.research[i]!
    const effective =
      w.effective[i]! + (budget <= c.plafondRD ? budget : 2 * c.plafondRD - c.plafondRD ** 2 / budget)
    const threshold = (level: number) =>
      c.seuilRD * level + (c.seuilRD * c.progressionSeuilRD * level * (level - 1)) / 2
    let level = w.level[i]!
    while (level < 20 && effective >= threshold(level + 1)) level += 1
    const capital = w.researchCapital[i]! * (1 - c.obsolescenceRD) + budget
    const brand = w.brand[i]! * c.remanencePub + w.advertising[i]!
    const dividends = w.dividends[i]! * (1 + c.tauxActionnaire)
    const skills = w.staff[i]! * c.valeurFormation * (w.skill[i]! - 0.5)
    const next = w.receivableLater[i]! + Math.round(w.revenue[i]! * w.creditNext[i]!) - 4_950_000
    const later = Math.round(w.revenue[i]! * w.creditLater[i]!) - 1_225_000
    const normal = Math.max(500, w.sales[i]! * 0.15)
    const stock = w.stockNow[i]!
    const net = (w.stockValue[i]! - w.writeDown[i]!) * c.decoteStock
    w.wearNow[i] = wear
    w.effectiveNow[i] = effective
    w.levelNow[i] = level
    w.progress[i] = (effective - threshold(level)) / (threshold(level + 1) - threshold(level))
    w.researchNow[i] = capital
    w.brandNow[i] = brand
    w.dividendsNow[i] = dividends
    w.restoring[i] = 0 - w.machines[i]! * c.coutRemiseEnEtat * Math.max(0, wear - c.usureReference)
    w.discounting[i] = 0 - (next + 2 * later) * c.tauxActualisation
    w.excess[i] = stock <= normal ? 0 : 0 - (net * (stock - normal)) / stock
    w.value[i] = Math.round(
      w.equity[i]! +
        dividends +
        (capital + brand - w.intangibles[i]! + skills) * c.partImmateriel +
        w.restoring[i]! +
        w.discounting[i]! +
        w.excess[i]!,
    )
  }
}

function rankAll(w: World): void {
  const order = Uint32Array.from({ length: w.count }, (_, i) => i)
  order.sort((a, b) => w.value[b]! - w.value[a]!)
  for (let place = 0; place < w.count; place += 1) w.rank[order[place]!] = place + 1
}
