import type { CriterionRule } from '@trimestre/contract/criteria'
import type { Translator } from '../i18n/translator.ts'
import { criterionText } from './catalogue-text.ts'

export const criterionLabel = (t: Translator, rule: CriterionRule): string => criterionText(t, rule).label

/** Returns the unit of a criterion; empty for coefficients and shares, which need none next to a figure. */
export const criterionUnit = (t: Translator, rule: CriterionRule): string =>
  rule.unit === 'coefficient' || rule.unit === 'ratio' ? '' : criterionText(t, rule).unit

/** Groups the rules by the names of their groups, in the order of the model. */
export const rulesByGroup = (t: Translator, rules: readonly CriterionRule[]): [string, CriterionRule[]][] => [
  ...Map.groupBy(rules, rule => criterionText(t, rule).group),
]
