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
  /** Codes of warnings, each once. */
  readonly alerts: string[]
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

/**
 * Where the value in force of a decision comes from.
 * @param asked what the player gave, if anything
 * @param carried the standing value of an earlier quarter, if there is one
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

/** The value in force of one decision, before limits. */
export function valueInForce(rule: DecisionRule, asked: unknown, carried: number | undefined): number {
  const origin = originInForce(rule, asked, carried)
  if (origin === 'given') return clamp(toEngine(asked as number, rule.item.scale), rule.min, rule.max)
  return origin === 'carried' ? (carried ?? rule.default) : rule.default
}

/** Records of decisions before they are filled in: all of them, and those carried over, with their keys. */
interface Shapes {
  readonly all: Decisions
  readonly keys: readonly DecisionKey[]
  readonly standing: Orders['standing']
}

/** By rules: thousands of companies have the same, and a record made key by key is slow to make and slow to read. */
const knownShapes = new WeakMap<readonly DecisionRule[], Shapes>()

function shapesOf(rules: readonly DecisionRule[]): Shapes {
  const known = knownShapes.get(rules)
  if (known !== undefined) return known
  const keys = rules.filter(({ item, open }) => open && item.standing).map(({ item }) => item.key)
  const all = Object.fromEntries(rules.map(({ item }) => [item.key, 0])) as Decisions
  const shapes = { all, keys, standing: Object.fromEntries(keys.map(key => [key, 0])) }
  knownShapes.set(rules, shapes)
  return shapes
}

/** The value in force of every decision, before any limit. */
export function wantedValues(
  rules: readonly DecisionRule[],
  given: Readonly<Record<string, unknown>>,
  standing: Position['standing'],
): Decisions {
  const values = { ...shapesOf(rules).all }
  for (let place = 0; place < rules.length; place += 1) {
    const rule = rules[place] as DecisionRule
    const { key } = rule.item
    values[key] = valueInForce(rule, given[key], standing[key])
  }
  return values
}

/** The decisions in force, with the limits of recovery applied. */
export function takeOrders(rules: readonly DecisionRule[], wanted: Decisions, opening: Position): Orders {
  const { keys, standing: blank } = shapesOf(rules)
  const standing = { ...blank }
  for (const key of keys) standing[key] = wanted[key]
  const values = { ...wanted }
  // Credit at one and at two quarters cannot cover more than all sales.
  values.creditT2 = Math.min(values.creditT2, MU - values.creditT1)
  const orders: Orders = { values, standing, alerts: [] }
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

/** Adds a warning to those of the quarter. */
export function warn({ alerts }: Orders, code: string): void {
  if (!alerts.includes(code)) alerts.push(code)
}

/** Brings a decision down to what is physically or financially possible, and says so. */
export function limit(orders: Orders, key: DecisionKey, most: number): void {
  reduce(orders, key, most, 'PLAFOND')
}

function reduce(orders: Orders, key: DecisionKey, most: number, alert: 'PLAFOND' | 'REDRESSEMENT'): void {
  if (orders.values[key] <= most) return
  orders.values[key] = most
  warn(orders, `${alert}:${key}`)
}
