import type { QuizUnit } from '@trimestre/contract/quizzes'
import type { TFunction } from 'i18next'
import { quizValueText } from '../../../domain/quiz-value-text.ts'
import type { Format } from '../../../i18n/format.ts'

/** Returns the number of decimals that a number has, six at most. */
const decimalsOf = (value: number): number => {
  const [, fraction = ''] = String(Number(value.toFixed(6))).split('.')
  return fraction.length
}

/**
 * Writes an answer with its unit: a whole number without decimals, any other one with those of the question, and with those
 * that were typed beyond them.
 */
export function answerText(
  t: TFunction<'quizzes'>,
  format: Format,
  value: number,
  { unit, decimals }: { unit: QuizUnit; decimals: number },
): string {
  const typed = decimalsOf(value)
  return quizValueText(t, format, value, { unit, decimals: typed === 0 ? 0 : Math.max(decimals, typed) })
}

/** Returns the unit that stands in the field of an answer; undefined for a ratio. */
export function unitName(t: TFunction<'quizzes'>, unit: QuizUnit): string | undefined {
  if (unit === '×') return undefined
  return unit === 'BA' || unit === '%' ? unit : t(`player.unitName.${unit}`)
}

/** Returns what is typed with the other sign. */
export function withOtherSign(text: string): string {
  const [, sign, rest = ''] = /^\s*([-\u2212\uff0d\ufe63]?)\s*(.*)$/.exec(text) ?? []
  return sign ? rest : `-${rest}`
}
