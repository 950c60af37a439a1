import type { QuizUnit } from '@trimestre/contract/quizzes'
import type { TFunction } from 'i18next'
import type { Format } from '../i18n/format.ts'

/** Writes a key, an answer or a tolerance of a question with its unit. */
export function quizValueText(
  t: TFunction<'quizzes'>,
  format: Format,
  value: number,
  { unit, decimals }: { unit: QuizUnit; decimals: number },
): string {
  const number = format.decimal(value, decimals)
  switch (unit) {
    case 'BA':
      return `${number}\u00a0BA`
    case '%':
      return format.percent(value, decimals)
    case 'pt':
      return t('shared.unit.pt', { count: value, value: number })
    case 'u':
      return t('shared.unit.u', { count: value, value: number })
    case 'd':
      return t('shared.unit.d', { count: value, value: number })
    case '×':
      return number
  }
}
