import { gradeTexts } from '@trimestre/contract/grade-texts/index'
import type { GradeRow } from '@trimestre/contract/grading'
import { letterRows } from '@trimestre/contract/grading-defaults'
import type { Language } from '@trimestre/contract/languages'
import type { Fraction } from 'fraction.js'
import { exact, rounded, sum } from '../../platform/exact.ts'
import { type Comparison, compare } from './comparison.ts'
import { type ComponentInRow, labelOf, productOf, wordComponent } from './component-words.ts'
import { shownMin } from './distribution.ts'
import type { ComputedGrade, FrozenGrades } from './grades.ts'
import { decimalsOf, type Notation, notationOf } from './notation.ts'
import { isOfTeam } from './scheme.ts'

/** What the sentences of all rows are written with. */
type Writing = { comparisons: readonly Comparison[]; notation: Notation; isOwn: boolean }

async function writingOf(grades: FrozenGrades, language: Language, isOwn: boolean): Promise<Writing> {
  return {
    comparisons: grades.scheme.components.map((_, index) => compare(grades, index)),
    notation: notationOf(await gradeTexts(language), language),
    isOwn,
  }
}

/**
 * Returns the rows as staff read them, with the whole computation in sentences.
 * @param grades the whole class: sentences about ranks count the others
 */
export async function presentRows(grades: FrozenGrades, language: Language): Promise<GradeRow[]> {
  const writing = await writingOf(grades, language, false)
  return grades.rows.map(row => presentRow(grades, row, writing))
}

/** Returns a row as its person reads it: the same sentences, but for what would tell the results of a few others. */
export const presentOwnRow = async (
  grades: FrozenGrades,
  row: ComputedGrade,
  language: Language,
): Promise<GradeRow> => presentRow(grades, row, await writingOf(grades, language, true))

function presentRow(
  grades: FrozenGrades,
  row: ComputedGrade,
  { comparisons, notation, isOwn }: Writing,
): GradeRow {
  const { missing } = grades.scheme
  const parts = grades.scheme.components.flatMap((component, index): ComponentInRow[] => {
    const [computed, comparison] = [row.components[index], comparisons[index]]
    if (computed === undefined || comparison === undefined) return []
    const isDiscreet = isOwn && comparison.count > 1 && comparison.count < shownMin
    return [{ component, computed, row, missing, comparison, isDiscreet, notation }]
  })
  const { userId, username, companyId, companyName, factor, total, grade, adjustment, final } = row
  return {
    userId,
    username,
    companyId,
    companyName,
    components: parts.map(part => {
      const { component, computed } = part
      const { key, num, den, raw, score, isExcused, contribution } = computed
      return {
        key,
        label: labelOf(component, notation),
        num,
        den,
        raw,
        score,
        weight: component.weight,
        team: isOfTeam(component),
        missing: score === null && !isExcused,
        excused: isExcused,
        contribution,
        words: wordComponent(part),
      }
    }),
    factor,
    total,
    grade,
    adjustment,
    final,
    words: [
      wordQuarters(grades, notation),
      ...wordTotal(row, parts, notation),
      ...wordGrade(grades.scheme.scale, row, notation),
    ],
  }
}

function wordQuarters({ quarters }: FrozenGrades, { texts, fill }: Notation): string {
  if (quarters.length === 0) return texts.noQuarters
  const [before = '', after = ''] = texts.quarters.split('{list}')
  const list = quarters.map(({ quarter, version }) => fill(texts.quarterVersion, { quarter, version }))
  return before + list.join(texts.comma) + after
}

function wordTotal(row: ComputedGrade, parts: readonly ComponentInRow[], notation: Notation): string[] {
  const { texts, fill, number, result } = notation
  const { weight, total } = row
  if (total === null || weight === 0) return [texts.notGraded]
  const counted = parts.filter(({ computed, missing }) =>
    computed.score === null ? missing === 'zero' && !computed.isExcused : true,
  )
  const products = counted.flatMap(part =>
    part.computed.score === null ? [] : [productOf(part, part.computed.score)],
  )
  const value = sum(products.map(product => product.value)).div(weight)
  const isExact = value.equals(value.round(7))
  const terms = products.map(product =>
    weight === 100 ? number(rounded(product.value.div(100), 7), 2) : product.formula,
  )
  const dividend = terms.length > 1 ? `(${terms.join(' + ')})` : (terms[0] ?? number(0, 2))
  const left = weight === 100 ? terms.join(' + ') : `${dividend} / ${number(weight)}`
  const isPlain = weight === 100 && terms.length < 2
  const formula = isPlain ? number(rounded(value, 7), 2) : `${left} ${result(value, 7, 2)}`
  const weights = counted.map(({ component }) => number(component.weight)).join(' + ')
  const text = value.gt(100) ? texts.totalCut : isExact ? texts.total : texts.totalRounded
  return [
    ...(weight === 100
      ? []
      : [
          fill(texts.weights, {
            formula: counted.length > 1 ? `${weights} = ${number(weight)}` : weights,
          }),
        ]),
    fill(text, { formula }),
  ]
}

type Scale = FrozenGrades['scheme']['scale']

function wordGrade(scale: Scale, row: ComputedGrade, notation: Notation): string[] {
  return scale.kind === 'number'
    ? wordNumber(scale, row, notation)
    : wordLabel(scale.kind === 'letters' ? letterRows : scale.table, row, notation)
}

function wordNumber(
  { max, step }: Extract<Scale, { kind: 'number' }>,
  row: ComputedGrade,
  notation: Notation,
): string[] {
  const { total, grade, adjustment, final } = row
  const { texts, fill, number, result } = notation
  const decimals = decimalsOf(step)
  const adjusted = wordAdjustment(texts.adjustment, row, decimals, notation)
  if (total === null || typeof grade !== 'number' || typeof final !== 'number') return adjusted
  // The number of steps has seven decimals before it is rounded to whole ones.
  const steps = exact(total).mul(max).div(exact(step).mul(100)).round(7)
  const graded = fill(texts.scaleNumber, {
    max: number(max),
    formula: `${number(total, 2)} × ${number(max)} / 100 ${result(steps.mul(exact(step)), 7, 2)}`,
    step: number(step),
    grade: number(grade, decimals),
  })
  if (adjustment === null) return [graded, fill(texts.final, { formula: number(final, decimals) })]
  const value = exact(grade).add(exact(adjustment.amount))
  const formula = sumFormula(number(grade, decimals), adjustment.amount, value, decimals, notation)
  const text = value.lt(0) || value.gt(max) ? texts.finalCut : texts.final
  return [graded, ...adjusted, fill(text, { formula, final: number(final, decimals) })]
}

/** Writes a sum such as « 15,70 − 1,00 = 14,70 ». */
function sumFormula(
  first: string,
  amount: number,
  value: Fraction,
  decimals: number,
  { number, result }: Notation,
): string {
  const sign = amount < 0 ? '−' : '+'
  return `${first} ${sign} ${number(Math.abs(amount), decimals)} ${result(value, Math.max(decimals, 2), decimals)}`
}

function wordLabel(
  rows: readonly { min: number; label: string }[],
  row: ComputedGrade,
  notation: Notation,
): string[] {
  const { total, grade, adjustment, final } = row
  const { texts, fill, number } = notation
  const adjusted = wordAdjustment(texts.adjustmentPoints, row, 2, notation)
  if (total === null || grade === null || final === null) return adjusted
  const reachedBy = (points: number) => rows.find(({ min }) => points >= min)?.min ?? 0
  const shown = rounded(exact(total), 2)
  const graded = fill(texts.scaleLabel, {
    total: number(shown, 2),
    min: number(reachedBy(shown)),
    grade: String(grade),
  })
  if (adjustment === null) return [graded, fill(texts.final, { formula: String(final) })]
  const value = exact(total).add(exact(adjustment.amount))
  const cut = Math.min(100, Math.max(0, rounded(value, 2)))
  const formula = sumFormula(number(total, 2), adjustment.amount, value, 2, notation)
  return [
    graded,
    ...adjusted,
    fill(texts.finalLabel, {
      formula: rounded(value, 2) === cut ? formula : `${formula} → ${number(cut, 2)}`,
      min: number(reachedBy(cut)),
      final: String(final),
    }),
  ]
}

function wordAdjustment(
  text: string,
  { adjustment }: ComputedGrade,
  decimals: number,
  { texts, fill, signed }: Notation,
): string[] {
  if (adjustment === null) return []
  const { amount, by, reason } = adjustment
  const author = by?.username ?? texts.erasedAuthor
  return [fill(text, { amount: signed(amount, decimals), author, reason: reason.trim() })]
}
