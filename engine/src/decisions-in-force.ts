import { clamp, floorDiv, MU } from './arithmetic.ts'
import {
  type DecisionItem,
  type DecisionKey,
  decisionItems,
  forbiddenInRecovery,
  limitedInRecovery,
} from './catalogue/decisions.ts'
import type { Criteria } from './criteria-in-force.ts'
import { isNumber, toEngine } from './human-number.ts'
import type { Position } from './position.ts'

/** Every decision at engine scale: centimes, millionths or counts. */
export type Decisions = Record<DecisionKey, number>

/** The origin of a value in force: the player, a standing value of an earlier quarter, or the default. */
export type DecisionOrigin = 'given' | 'carried' | 'default'

/** The decisions of a company while the quarter applies its limits to them. */
export interface Orders {
  readonly values: Decisions
  /** Standing values to carry over, as requested by the player, before any limit. */
  readonly standing: Partial<Record<DecisionKey, number>>
  /** Codes of warnings, without duplicates. */
  readonly alerts: string[]
}

/** The part of a decision's catalogue entry that the engine needs. */
export type RuledItem = Pick<DecisionItem, 'scale' | 'standing'> & { readonly key: DecisionKey }

/** The default and the bounds of a decision at a level of the game, at engine scale, and whether it is open. */
export interface DecisionRule<Item extends RuledItem = RuledItem> {
  readonly item: Item
  readonly open: boolean
  readonly default: number
  readonly min: number
  readonly max: number
}

/** The plan of a company in recovery: at most 12/10 of its last sales, counted as at least 500 units. */
const RECOVERY_PLAN = { minSales: 500, numerator: 12, denominator: 10 }

/** Returns the rules of every decision at a level, in the catalogue's order. */
export function decisionRules(level: number, k: Criteria): DecisionRule<(typeof decisionItems)[number]>[] {
  return decisionItems.map(item => ({
    item,
    open: item.level <= level,
    default:
      item.defaultCriterion === undefined ? toEngine(item.default, item.scale) : k[item.defaultCriterion],
    min: toEngine(item.min, item.scale),
    max: toEngine(item.max, item.scale),
  }))
}

/**
 * Returns the origin of a decision's value in force.
 * @param asked the value given by the player, if any
 * @param carried the standing value of an earlier quarter, if any
 */
export function originInForce(
  { item, open }: DecisionRule,
  asked: unknown,
  carried: number | undefined,
): DecisionOrigin {
  if (!open) return 'default'
  if (isNumber(asked)) return 'given'
  return item.standing && carried !== undefined ? 'carried' : 'default'
}

/** Returns the value in force of one decision at engine scale, before limits. */
export function valueInForce(rule: DecisionRule, asked: unknown, carried: number | undefined): number {
  const origin = originInForce(rule, asked, carried)
  if (origin === 'given') return clamp(toEngine(asked as number, rule.item.scale), rule.min, rule.max)
  return origin === 'carried' ? (carried ?? rule.default) : rule.default
}

/** The defaults of a level by decision, and an empty record of its standing values. */
interface RuleTable {
  readonly defaults: Decisions
  readonly standingKeys: readonly DecisionKey[]
  readonly blankStanding: Orders['standing']
}

/** Cached tables, because thousands of companies have the same rules. */
const knownTables = new WeakMap<readonly DecisionRule[], RuleTable>()

function tableOf(rules: readonly DecisionRule[]): RuleTable {
  const known = knownTables.get(rules)
  if (known !== undefined) return known
  const standingKeys = rules.filter(({ item, open }) => open && item.standing).map(({ item }) => item.key)
  const table = {
    defaults: Object.fromEntries(rules.map(rule => [rule.item.key, rule.default])) as Decisions,
    standingKeys,
    blankStanding: Object.fromEntries(standingKeys.map(key => [key, 0])),
  }
  knownTables.set(rules, table)
  return table
}

/** Returns the value in force of every decision, before any limit. */
export function requestedValues(
  rules: readonly DecisionRule[],
  given: Readonly<Partial<Record<DecisionKey, unknown>>>,
  standing: Position['standing'],
): Decisions {
  // A copy with all keys is faster to fill than an empty object.
  const values = { ...tableOf(rules).defaults }
  for (const rule of rules) {
    const { key } = rule.item
    values[key] = valueInForce(rule, given[key], standing[key])
  }
  return values
}

/** Returns the decisions in force, with the limits of recovery applied. */
export function decisionsInForce(
  rules: readonly DecisionRule[],
  wanted: Decisions,
  opening: Position,
): Orders {
  const { standingKeys, blankStanding } = tableOf(rules)
  const standing = { ...blankStanding }
  for (const key of standingKeys) standing[key] = wanted[key]
  const values = { ...wanted }
  // Credit at one and at two quarters together cannot cover more than all sales.
  values.creditT2 = Math.min(values.creditT2, MU - values.creditT1)
  const orders: Orders = { values, standing, alerts: [] }
  if (opening.status === 'recovery') limitInRecovery(orders, rules, opening)
  return orders
}

function limitInRecovery(orders: Orders, rules: readonly DecisionRule[], opening: Position): void {
  const plan = Math.max(opening.lastSales, RECOVERY_PLAN.minSales) * RECOVERY_PLAN.numerator
  for (const key of forbiddenInRecovery) reduce(orders, key, 0, 'REDRESSEMENT')
  for (const rule of rules) {
    const { key } = rule.item
    if (limitedInRecovery.includes(key)) reduce(orders, key, rule.default, 'REDRESSEMENT')
  }
  reduce(orders, 'quantiteProduction', floorDiv(plan, RECOVERY_PLAN.denominator), 'REDRESSEMENT')
}

/** Adds a warning to those of the quarter, once. */
export function warn({ alerts }: Orders, code: string): void {
  if (!alerts.includes(code)) alerts.push(code)
}

/** Reduces a decision to what is physically or financially possible, with a warning. */
export function limit(orders: Orders, key: DecisionKey, most: number): void {
  reduce(orders, key, most, 'PLAFOND')
}

/** Raises a decision to the least that the law allows, with a warning. */
export function raise(orders: Orders, key: DecisionKey, least: number): void {
  if (orders.values[key] >= least) return
  orders.values[key] = least
  warn(orders, `PLANCHER:${key}`)
}

function reduce(orders: Orders, key: DecisionKey, most: number, alert: 'PLAFOND' | 'REDRESSEMENT'): void {
  if (orders.values[key] <= most) return
  orders.values[key] = most
  warn(orders, `${alert}:${key}`)
}
