import { ceilDiv, clamp, floorDiv, MU, mul, mulDivRound, roundDiv, roundOfProduct } from '../arithmetic.ts'
import { type DecisionKey, decisionItems } from '../catalogue/decisions.ts'
import { readLevel } from '../environment.ts'
import { type Character, characterOf, type StrategyLevel, type StrategySeat } from './character.ts'
import {
  type Outlook,
  type OwnPosition,
  outlookOf,
  positionOf,
  type StrategyBooks,
  type StrategyFacts,
} from './facts.ts'

/** Rises with every change of a rule or constant here; the rules of earlier versions stay for verification. */
export const strategyVersion = 1

/** Everything that a computer decides with. */
type Mind = Outlook & { level: StrategyLevel; character: Character; own: OwnPosition }

/** Human numbers by the key of a decision. */
export type ComputerDecisions = Partial<Record<DecisionKey, number>>

/**
 * Returns a function that decides a quarter as any computer of a game; what all of them know is computed once.
 * @see decideAsComputer
 */
export function computersIn(
  facts: StrategyFacts,
): (books: StrategyBooks, seat: StrategySeat) => ComputerDecisions {
  const outlook = outlookOf(facts)
  const level = readLevel(facts.level)
  const open = new Set<string>(decisionItems.filter(item => item.level <= level).map(({ key }) => key))
  return (books, seat) => {
    const character = characterOf(seat, outlook.phase, outlook.quartersToCome)
    const decided = decideAll({ ...outlook, level: seat.level, character, own: positionOf(books) })
    return Object.fromEntries(Object.entries(decided).filter(([key]) => open.has(key)))
  }
}

/**
 * Decides a quarter as a computer: the same rules and bounds as for people, from what was published only. The same input
 * always gives the same output.
 * @param books its own last quarter
 * @returns a value for each decision that is open at the level of the game and that computers take; all others carry over
 * or take their default
 */
export const decideAsComputer = (
  facts: StrategyFacts,
  books: StrategyBooks,
  seat: StrategySeat,
): ComputerDecisions => computersIn(facts)(books, seat)

/** Strategies, rule 10. */
function decideAll(mind: Mind): ComputerDecisions {
  const { grade, transport } = mind.character
  const demand = forecastDemand(mind)
  const { need, capacity } = requiredProduction(mind, demand)
  const price = sellingPrice(mind, { demand, need, capacity })
  const planned = Math.min(need, capacity)
  const { hires, dismissals } = staffing(mind, planned)
  const machines = purchasedMachines(mind, demand)
  return {
    quantiteProduction: planned,
    embauches: hires,
    licenciements: dismissals,
    prixVente: price / 100,
    ...budgets(mind, { demand, price, planned, crew: mind.own.workers + hires - dismissals }),
    gradeMatieres: grade,
    modeTransport: transport,
    achatMachines: machines,
    locationStock: rentedStock(mind, planned, demand),
    emprunt: loan(mind, machines),
  }
}

const DEMAND_MIN = 100

/** Returns the demand that the computer expects, in units (strategies, rule 3). */
function forecastDemand(mind: Mind): number {
  const { level, own, quarter, dimension, initialIndex, growth, season, boom, boomBefore } = mind
  const { last } = own
  if (level === 1) return Math.max(last?.demand ?? dimension, DEMAND_MIN)
  const trend = last === null ? mul(dimension, initialIndex) : mul(last.demand, MU + growth(0))
  const before = last === null ? MU : boomBefore
  const told = level === 3 ? mulDivRound(mul(trend, boom), MU, before) : trend
  const inSeason =
    last === null ? mul(told, season(quarter)) : mulDivRound(told, season(quarter), season(quarter - 1))
  return Math.max(inSeason, DEMAND_MIN)
}

/** How much more than the forecast is produced for sale, by level, in millionths. */
const SAFETY = { 1: 60_000, 2: 60_000, 3: 100_000 } as const

/** Returns the production that the forecast needs, and the capacity of the machines, in units (strategies, rule 4). */
function requiredProduction({ level, character, own }: Mind, demand: number) {
  const wanted = demand + mul(demand, character.cushion + SAFETY[level])
  return { need: Math.max(0, wanted - own.stock), capacity: own.machines * own.perMachine }
}

const PRICE_MIN = 100
const PRICE_MAX = 100_000

type Sales = { demand: number; need: number; capacity: number }

/** Returns the price in centimes, a multiple of 10 (strategies, rule 5). */
function sellingPrice(mind: Mind, sales: Sales): number {
  const target = mul(referencePrice(mind), mind.character.price)
  const { last } = mind.own
  const price = last === null ? target : nextPrice(mind, sales, target, last)
  return clamp(10 * roundDiv(price, 10), PRICE_MIN, PRICE_MAX)
}

/** An expert takes a quarter of the market's mean price into account. */
function referencePrice({ level, criteria: { prixReference }, meanPrice }: Mind): number {
  return level === 3 && meanPrice > 0 ? roundDiv(3 * prixReference + meanPrice, 4) : prixReference
}

function nextPrice(
  { level, own }: Mind,
  { demand, need, capacity }: Sales,
  target: number,
  last: NonNullable<OwnPosition['last']>,
): number {
  const step = last.price + roundDiv((target - last.price) * 3, 10)
  const hasUnsold = 4 * own.stock > demand
  if (level === 1) return last.price
  if (level === 2) {
    if (20 * last.unsatisfied > last.demand)
      return Math.min(mul(last.price, 1_030_000), mul(target, 1_200_000))
    return hasUnsold ? Math.max(mul(last.price, 970_000), mul(target, 850_000)) : step
  }
  if (need > capacity) {
    const shortage = Math.min(70_000, mulDivRound(need - capacity, MU, 2 * need))
    return Math.min(mul(step, MU + shortage), mul(target, 1_400_000))
  }
  return hasUnsold ? Math.max(mul(step, 960_000), mul(target, 800_000)) : step
}

const WORKERS_MIN = 2

/** Returns the workers to hire and to dismiss for a production (strategies, rule 6). */
function staffing({ level, own }: Mind, planned: number): { hires: number; dismissals: number } {
  const wanted = Math.max(WORKERS_MIN, ceilDiv(planned, own.perWorker))
  const hiresMax = level === 1 ? 2 : 5 + floorDiv(own.workers, 2)
  const mayDismiss = level > 1 && wanted < own.workers - 1
  return {
    hires: wanted > own.workers ? Math.min(wanted - own.workers, hiresMax) : 0,
    dismissals: mayDismiss ? Math.min(own.workers - wanted, Math.max(1, floorDiv(own.workers, 6))) : 0,
  }
}

type Plan = { demand: number; price: number; planned: number; crew: number }

/** The budgets of a company of the standard size, in centimes. */
const STANDARD_SALES = 2600
const SIZE_MIN = 500_000
const SIZE_MAX = 4_000_000
const RESEARCH_SIZE_MAX = 2_500_000
const UPKEEP_PER_MACHINE = 30_000
const TRAINING_PER_WORKER = 5000
const QUALITY_PER_UNIT = 100
const SERVICE_PER_UNIT = 80
/** What is left of some budgets without cash. */
const SAVING = 700_000

/** Returns the budgets in whole BA (strategies, rule 7). */
function budgets(mind: Mind, { demand, price, planned, crew }: Plan): ComputerDecisions {
  const { level, own, character, criteria } = mind
  const { prixReference, publiciteReference, rdReference } = criteria
  const sales = roundOfProduct([demand, price, MU], STANDARD_SALES * prixReference)
  const size = level === 1 ? MU : clamp(sales, SIZE_MIN, SIZE_MAX)
  const saving = own.cash < 0 && level > 1 ? SAVING : MU
  const advertising = mul(mul(mul(publiciteReference, character.advertising), size), saving)
  const researchSize = clamp(size, MU, RESEARCH_SIZE_MAX)
  const research = mul(mul(mul(rdReference, character.research), researchSize), saving)
  return {
    budgetPublicite: wholeUnits(advertising),
    budgetMaintenance: wholeUnits(mul(UPKEEP_PER_MACHINE, character.upkeep) * own.machines),
    budgetFormation: wholeUnits(mul(mul(TRAINING_PER_WORKER, character.training), saving) * crew),
    budgetQualite: wholeUnits(mul(QUALITY_PER_UNIT, character.quality) * Math.max(planned, 300)),
    budgetRD: wholeUnits(research),
    budgetSAV: wholeUnits(mul(SERVICE_PER_UNIT, character.service) * Math.max(demand, 500)),
  }
}

/** Converts centimes to whole BA, rounded down. */
const wholeUnits = (centimes: number): number => floorDiv(centimes, 100)

/** Returns the machines to buy (strategies, rule 8); they produce from the next quarter on. */
function purchasedMachines(mind: Mind, demand: number): number {
  const { level, quartersToCome, growth, quarter, season } = mind
  if (level === 2 && quartersToCome >= 4 && growth(0) >= 0) {
    return machinesFor(mind, mul(demand, MU + growth(0)), { load: 93, most: 4 })
  }
  if (level === 3 && quartersToCome >= 2 && growth(1) >= 0) {
    const ahead = mulDivRound(mul(demand, MU + growth(1)), season(quarter + 1), season(quarter))
    return machinesFor(mind, ahead, { load: 95, most: 6 })
  }
  return 0
}

/** @param load percentage of the capacity that the units may use */
function machinesFor(
  { own, character }: Mind,
  units: number,
  { load, most }: { load: number; most: number },
): number {
  const wanted = ceilDiv(mul(units, MU + character.cushion) * 100, load * own.perMachine)
  return clamp(wanted - own.machines, 0, most)
}

const RENT_MARGIN = 200

/** Returns the units for which storage is rented (strategies, rule 9). */
function rentedStock({ own }: Mind, planned: number, demand: number): number {
  const left = own.stock + planned - demand
  return left > own.warehouse ? left - own.warehouse + RENT_MARGIN : 0
}

const CASH_KEPT = 800_000
const CASH_LOW = 300_000

/** Returns the new loan in BA (strategies, rule 9): what machines cost beyond 60 % of the cash, or a small one. */
function loan({ own, criteria }: Mind, machines: number): number {
  const spent = machines * criteria.coutMachine
  const short = spent + CASH_KEPT - floorDiv(6 * own.cash, 10)
  if (spent > 0 && short > 0) return 1000 * ceilDiv(short, 100_000)
  return own.cash < CASH_LOW ? 15_000 : 0
}
