import { thresholdRules } from '@trimestre/contract/grading-defaults'
import type { Draft, DraftComponent, DraftScale } from './scheme.ts'
import { isRankAlone, weightSum } from './scheme.ts'

export type FaultCode =
  | 'weight'
  | 'number'
  | 'range'
  | 'points'
  | 'rules'
  | 'quizzes'
  | 'components'
  | 'sum'
  | 'quarters'
  | 'label'
  | 'order'
  | 'last'
  | 'percent'
  | 'rank'

/** What keeps a scheme from being computed, by the field that shows it, such as `quiz.weight` or `table.2.min`. */
export type Faults = ReadonlyMap<string, FaultCode>

const isNumber = (value: number | null): value is number => value !== null && Number.isFinite(value)
const isWhole = (value: number | null, min: number, max: number): boolean =>
  isNumber(value) && Number.isInteger(value) && value >= min && value <= max

type Found = [field: string, code: FaultCode]

export function faultsOf(draft: Draft): Faults {
  const { components, quarters, scale } = draft
  const found: Found[] = components.flatMap(ofComponent)
  if (components.length === 0) found.push(['components', 'components'])
  else if (!found.some(([, code]) => code === 'weight') && weightSum(components) !== 100)
    found.push(['sum', 'sum'])
  if (quarters?.length === 0) found.push(['quarters', 'quarters'])
  if (scale.kind === 'table') found.push(...ofTable(scale.table))
  if (isRankAlone(draft) && !draft.acceptRank) found.push(['rank', 'rank'])
  return new Map(found)
}

function ofComponent({
  key,
  kind,
  weight,
  normalisation,
  low,
  high,
  rules,
  quizzes,
}: DraftComponent): Found[] {
  const found: Found[] = []
  if (!isWhole(weight, 0, 100)) found.push([`${key}.weight`, 'weight'])
  if (normalisation === 'linear') {
    if (!isNumber(low)) found.push([`${key}.low`, 'number'])
    if (!isNumber(high)) found.push([`${key}.high`, 'number'])
    if (isNumber(low) && isNumber(high) && low >= high) found.push([`${key}.high`, 'range'])
  }
  if (kind === 'thresholds') {
    if (rules.length === 0) found.push([`${key}.rules`, 'rules'])
    for (const { rule, points, value } of rules) {
      if (!isWhole(points, 1, 100)) found.push([`${key}.${rule}.points`, 'points'])
      if (thresholdRules[rule].value !== null && !isNumber(value))
        found.push([`${key}.${rule}.value`, 'number'])
    }
  }
  if (kind === 'quiz' && quizzes?.length === 0) found.push([`${key}.quizzes`, 'quizzes'])
  return found
}

function ofTable(table: DraftScale['table']): Found[] {
  return table.flatMap(({ id, min, label }, index): Found[] => {
    const above = table[index - 1]?.min ?? Number.POSITIVE_INFINITY
    const found: Found[] = label.trim() === '' ? [[`table.${id}.label`, 'label']] : []
    if (!isNumber(min) || min < 0 || min > 100) found.push([`table.${id}.min`, 'percent'])
    else if (min >= above) found.push([`table.${id}.min`, 'order'])
    else if (index === table.length - 1 && min !== 0) found.push([`table.${id}.min`, 'last'])
    return found
  })
}
