import type { CriterionRule } from '@trimestre/contract/criteria'
import type { Translator } from '../i18n/translator.ts'
import { criterionText } from './catalogue-text.ts'

export const criterionLabel = (t: Translator, rule: CriterionRule): string => criterionText(t, rule).label

/** Empty for plain coefficients and shares, which need none beside a figure. */
export const criterionUnit = (t: Translator, rule: CriterionRule): string =>
  rule.unit === 'coefficient' || rule.unit === 'ratio' ? '' : criterionText(t, rule).unit

/** The rules under the names of their groups, in the order of the model. */
export const rulesByGroup = (t: Translator, rules: readonly CriterionRule[]): [string, CriterionRule[]][] => [
  ...Map.groupBy(rules, rule => criterionText(t, rule).group),
]
