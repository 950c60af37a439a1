import type { MyGrade, StoredScheme } from '@trimestre/contract/grading'
import type { RoundState } from '@trimestre/contract/rounds'
import type { Format } from '../../../i18n/format.ts'

type PublishedQuarters = NonNullable<MyGrade['published']>['quarters']
type Grade = string | number | null

/** Returns the number of decimals of a step such as 0.25. */
const decimalsOf = (step: number): number => String(step).split('.')[1]?.length ?? 0

/** Writes a grade: « 14,25 / 20 », or its label; null without one. */
export function gradeText(format: Format, grade: Grade, scale: StoredScheme['scale']): string | null {
  if (typeof grade !== 'number') return grade
  if (scale.kind !== 'number') return format.number(grade)
  return `${format.decimal(grade, decimalsOf(scale.step))}\u00a0/\u00a0${format.integer(scale.max)}`
}

/** Writes an adjustment with its sign. */
export const amountText = (format: Format, amount: number): string =>
  amount > 0 ? `+${format.number(amount)}` : format.number(amount)

/** Writes when a grade and the one that it replaces were published: with the time, where both are of one day. */
export function publicationTexts(format: Format, publishedAt: string, replaces: string | null) {
  const isSameDay = replaces !== null && format.date(replaces) === format.date(publishedAt)
  const write = isSameDay ? format.dateTime : format.date
  return { date: write(publishedAt), before: replaces === null ? null : write(replaces) }
}

/** Returns the tenth of 100, from 0, in which a total is; undefined without one. */
export const bucketOf = (total: number | null): number | undefined =>
  total === null ? undefined : Math.min(9, Math.floor(total / 10))

type Versioned = { roundNb: number; version: number; state: RoundState }
type Counted = PublishedQuarters[number]

/** Returns the quarters that count in an older version than the one that is shown now. */
export const replayedQuarters = (rounds: readonly Versioned[], quarters: readonly Counted[]): Counted[] =>
  quarters.filter(({ round, version }) =>
    rounds.some(
      ({ roundNb, state, version: shown }) => roundNb === round && state === 'published' && shown > version,
    ),
  )

/** Returns the request for a review that waits for its answer. */
export const openReview = ({ reviews }: Pick<MyGrade, 'reviews'>) =>
  reviews.find(({ answer }) => answer === null)
