import { clamp, MU, MU2, mul, mulDiv, mulDivRound, roundDiv, roundOfProduct } from './arithmetic.ts'
import type { OwnCriteria } from './criteria-in-force.ts'
import { limit, type Orders } from './decisions-in-force.ts'
import type { Building, MachineLot, Position } from './position.ts'
import { growthAllowance } from './staffing.ts'

/** Straight-line lives, in quarters. */
const MACHINE_LIFE = 20
const BUILDING_LIFE = 80

/**
 * Wear of a quarter without production, and the wear that a full quarter of production adds, in millionths of
 * `usureBase`.
 */
const IDLE_WEAR = 300_000
const WEAR_IN_USE = 700_000
/** The highest wear, in millionths: machines never wear out completely. */
const WEAR_MAX = 950_000

/** The machines present this quarter, and the sale of others; amounts in centimes. */
export interface Park {
  readonly lots: readonly MachineLot[]
  readonly count: number
  readonly sale: { readonly gross: number; readonly accumulated: number; readonly proceeds: number }
}

const lotCount = (lots: readonly MachineLot[]): number => lots.reduce((total, { count }) => total + count, 0)

/** Returns the depreciation accumulated by one machine after `age` quarters, in centimes. */
const machineDepreciation = (price: number, age: number): number =>
  mulDiv(price, Math.min(age, MACHINE_LIFE), MACHINE_LIFE)

const buildingDepreciation = (value: number, age: number): number =>
  mulDiv(value, Math.min(age, BUILDING_LIFE), BUILDING_LIFE)

/**
 * Sells machines, first lots of the list first; machines that are bought only work from the next quarter (model, 8.3).
 */
export function settleMachines(opening: Position, orders: Orders, c: OwnCriteria): Park {
  const owned = lotCount(opening.machines)
  limit(orders, 'venteMachines', owned)
  limit(orders, 'achatMachines', growthAllowance(owned, c))
  let toSell = orders.values.venteMachines
  const sale = { gross: 0, accumulated: 0, proceeds: 0 }
  const lots: MachineLot[] = []
  for (const lot of opening.machines) {
    const sold = Math.min(lot.count, toSell)
    toSell -= sold
    sale.gross += sold * lot.price
    sale.accumulated += sold * machineDepreciation(lot.price, lot.age)
    sale.proceeds += sold * resalePrice(lot, opening.wear, c)
    if (lot.count > sold) lots.push(sold === 0 ? lot : { ...lot, count: lot.count - sold })
  }
  return { lots, count: lotCount(lots), sale }
}

function resalePrice(lot: MachineLot, wear: number, c: OwnCriteria): number {
  const bookValue = lot.price - machineDepreciation(lot.price, lot.age)
  return Math.max(c.valeurRebut, mul(mul(bookValue, c.tauxRevente), MU - wear))
}

/** Returns the depreciation of the quarter on the machines present, in centimes. */
export function depreciateMachines(lots: readonly MachineLot[]): number {
  return lots.reduce(
    (total, { count, price, age }) =>
      total + count * (machineDepreciation(price, age + 1) - machineDepreciation(price, age)),
    0,
  )
}

/** Returns the depreciation of the quarter on buildings, in centimes. */
export function depreciateBuildings(buildings: readonly Building[]): number {
  return buildings.reduce(
    (total, { value, age }) =>
      total + buildingDepreciation(value, age + 1) - buildingDepreciation(value, age),
    0,
  )
}

/** Returns the cost of breakdown repairs, which grows with the square of wear, in centimes (model, 8.9). */
export function breakdownCost(count: number, wear: number, c: OwnCriteria): number {
  return roundOfProduct([count, c.coutPanne, wear, wear], MU2)
}

/** Returns the wear before new machines dilute it, and after, in millionths (model, 8.12). */
export function wearDown(
  park: Park,
  opening: Position,
  quarter: {
    readonly produced: number
    readonly machineOutput: number
    readonly maintenance: number
    readonly bought: number
  },
  c: OwnCriteria,
): { readonly beforeDilution: number; readonly closing: number } {
  const { count } = park
  const { produced, machineOutput, maintenance, bought } = quarter
  let wear = opening.wear
  if (count > 0) {
    const normalCapacity = mulDiv(count, machineOutput, MU)
    const use = normalCapacity === 0 ? 0 : mulDivRound(produced, MU, normalCapacity)
    const effort = roundDiv(maintenance, count)
    const repaired = mulDivRound(c.efficaciteMaintenance, effort, effort + c.maintenanceReference)
    wear = clamp(opening.wear + mul(c.usureBase, IDLE_WEAR + mul(WEAR_IN_USE, use)) - repaired, 0, WEAR_MAX)
  }
  const machines = count + bought
  return { beforeDilution: wear, closing: machines === 0 ? wear : mulDivRound(wear, count, machines) }
}

/** Returns the park of the next quarter: a quarter older, with the machines bought. */
export function renewMachines(lots: readonly MachineLot[], bought: number, newPrice: number): MachineLot[] {
  const older = lots.map(({ count, price, age }) => ({ count, price, age: age + 1 }))
  return bought > 0 ? [...older, { count: bought, price: newPrice, age: 0 }] : older
}

/** Returns the buildings of the next quarter: a quarter older, with the extension. */
export function renewBuildings(buildings: readonly Building[], extension: number): Building[] {
  const older = buildings.map(({ value, age }) => ({ value, age: age + 1 }))
  return extension > 0 ? [...older, { value: extension, age: 0 }] : older
}
