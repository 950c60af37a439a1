import type { DecisionKey } from './catalogue/decisions.ts'
import type { MenuKey } from './catalogue/menus.ts'
import { baseCriteria } from './criteria-in-force.ts'
import { type DecisionOrigin, decisionRules, originInForce, valueInForce } from './decisions-in-force.ts'
import { readLevel } from './environment.ts'
import { toHuman } from './human-number.ts'
import { legalWage } from './staffing.ts'
import type { StoredCompanyState } from './version-1.ts'

export type DecisionType = 'number' | 'amount' | 'percent' | 'choice' | 'boolean'

/** One line of the player's decision screens; figures are human numbers. */
export interface DecisionSheetEntry {
  key: DecisionKey
  menu: MenuKey
  /** Value in force if nothing else is decided, before the limits that only the quarter itself can apply. */
  value: number
  default: number
  min: number
  max: number
  step: number
  unit: string
  type: DecisionType
  level: number
  standing: boolean
  /** Whether the decision is open at the level of the game. */
  open: boolean
  origin: DecisionOrigin
}

export interface DecisionSheetInput {
  level: number
  /** Base coefficients that differ from the catalogue's defaults, human numbers. */
  criteria: Record<string, number>
  state: Pick<StoredCompanyState, 'reconduction'> | null
  /** The player's decisions for the coming quarter, in human numbers. */
  given: Record<string, number>
}

const TYPE_OF_UNIT: Readonly<Record<string, DecisionType>> = {
  BA: 'amount',
  'BA par ouvrier': 'amount',
  '%': 'percent',
  choix: 'choice',
  'oui/non': 'boolean',
}

/** Returns the decisions of a company for the coming quarter, in the catalogue's order (model, section 6). */
export const decisionSheet = (input: DecisionSheetInput): DecisionSheetEntry[] =>
  blankDecisionSheet(input)(input.given)

/**
 * Returns a function that builds the same sheet for any decisions of the player; everything that depends on the game
 * and the company is computed once.
 */
export function blankDecisionSheet({
  level,
  criteria,
  state,
}: Omit<DecisionSheetInput, 'given'>): (given: DecisionSheetInput['given']) => DecisionSheetEntry[] {
  const standing = state?.reconduction ?? {}
  const base = baseCriteria(criteria)
  const rules = decisionRules(readLevel(level), base)
  // The form does not propose what the law would raise at once.
  const minimumWage = toHuman(legalWage(base), 'centimes')
  const entryOf = (rule: (typeof rules)[number], given: DecisionSheetInput['given']): DecisionSheetEntry => {
    const { item } = rule
    const [asked, carried] = [given[item.key], standing[item.key]]
    return {
      key: item.key,
      menu: item.menu,
      value: toHuman(valueInForce(rule, asked, carried), item.scale),
      default: toHuman(rule.default, item.scale),
      min: item.key === 'salaire' ? Math.max(item.min, minimumWage) : item.min,
      max: item.max,
      step: item.step,
      unit: item.unit,
      type: TYPE_OF_UNIT[item.unit] ?? 'number',
      level: item.level,
      standing: item.standing,
      open: rule.open,
      origin: originInForce(rule, asked, carried),
    }
  }
  return given => rules.map(rule => entryOf(rule, given))
}
