import { clamp, floorDiv, MU } from './arithmetic.ts'
import { type DecisionItem, type DecisionKey, decisionItems } from './catalogue/decisions.ts'
import type { Criteria } from './criteria-in-force.ts'
import { isNumber, toEngine } from './human-number.ts'
import type { Position } from './position.ts'

/** Every decision at engine scale: centimes, millionths or counts. */
export type Decisions = Record<DecisionKey, number>

/** Where a value in force comes from: the player, a standing value of an earlier quarter, or the default. */
export type DecisionOrigin = 'given' | 'carried' | 'default'

/** The decisions of a company while the quarter applies its limits to them. */
export interface Orders {
  readonly values: Decisions
  /** Standing values to carry over, as the player wants them: before any limit. */
  readonly standing: Partial<Record<DecisionKey, number>>
  readonly alerts: Set<string>
}

/** What the engine needs to know of a decision's catalogue entry. */
export type RuledItem = Pick<DecisionItem, 'scale' | 'standing'> & { readonly key: DecisionKey }

/** What a decision is worth and can be at a level of the game, at engine scale. */
export interface DecisionRule<Item extends RuledItem = RuledItem> {
  readonly item: Item
  readonly open: boolean
  readonly default: number
  readonly min: number
  readonly max: number
}

/** Decisions a company in recovery cannot take at all (model, section 6). */
const FORBIDDEN_IN_RECOVERY: readonly DecisionKey[] = [
  'achatMachines',
  'extensionStock',
  'emprunt',
  'dividende',
  'etudeMarche',
  'embauches',
]

/** Budgets a company in recovery keeps at most at their default. */
const BUDGETS_IN_RECOVERY: readonly DecisionKey[] = [
  'budgetPublicite',
  'budgetRD',
  'budgetFormation',
  'budgetQualite',
  'budgetSAV',
  'budgetMaintenance',
]

/** The plan of a company in recovery: at most 12/10 of its last sales, counted as at least 500 units. */
const RECOVERY_PLAN = { minSales: 500, numerator: 12, denominator: 10 }

/** The rules of every decision at a level, in the catalogue's order. */
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

/** The value in force of one decision, before limits, and where it comes from. */
export function valueInForce(
  rule: DecisionRule,
  given: Readonly<Record<string, unknown>>,
  standing: Position['standing'],
): { value: number; origin: DecisionOrigin } {
  const { key, scale } = rule.item
  if (!rule.open) return { value: rule.default, origin: 'default' }
  const asked = given[key]
  if (isNumber(asked)) return { value: clamp(toEngine(asked, scale), rule.min, rule.max), origin: 'given' }
  const carried = rule.item.standing ? standing[key] : undefined
  if (carried !== undefined) return { value: carried, origin: 'carried' }
  return { value: rule.default, origin: 'default' }
}

/** The value in force of every decision, before any limit. */
export function wantedValues(
  rules: readonly DecisionRule[],
  given: Readonly<Record<string, unknown>>,
  standing: Position['standing'],
): Decisions {
  const values = {} as Decisions
  for (const rule of rules) values[rule.item.key] = valueInForce(rule, given, standing).value
  return values
}

/** The decisions in force, with the limits of recovery applied. */
export function takeOrders(rules: readonly DecisionRule[], wanted: Decisions, opening: Position): Orders {
  const standing: Orders['standing'] = {}
  const values = { ...wanted }
  for (const { item, open } of rules) if (open && item.standing) standing[item.key] = wanted[item.key]
  // Credit at one and at two quarters cannot cover more than all sales.
  values.creditT2 = Math.min(values.creditT2, MU - values.creditT1)
  const orders = { values, standing, alerts: new Set<string>() }
  if (opening.status === 'recovery') limitInRecovery(orders, rules, opening)
  return orders
}

function limitInRecovery(orders: Orders, rules: readonly DecisionRule[], opening: Position): void {
  const plan = Math.max(opening.lastSales, RECOVERY_PLAN.minSales) * RECOVERY_PLAN.numerator
  for (const key of FORBIDDEN_IN_RECOVERY) reduce(orders, key, 0, 'REDRESSEMENT')
  for (const rule of rules) {
    const { key } = rule.item
    if (BUDGETS_IN_RECOVERY.includes(key)) reduce(orders, key, rule.default, 'REDRESSEMENT')
  }
  reduce(orders, 'quantiteProduction', floorDiv(plan, RECOVERY_PLAN.denominator), 'REDRESSEMENT')
}

/** Brings a decision down to what is physically or financially possible, and says so. */
export function limit(orders: Orders, key: DecisionKey, most: number): void {
  reduce(orders, key, most, 'PLAFOND')
}

function reduce(orders: Orders, key: DecisionKey, most: number, alert: 'PLAFOND' | 'REDRESSEMENT'): void {
  if (orders.values[key] <= most) return
  orders.values[key] = most
  orders.alerts.add(`${alert}:${key}`)
}
