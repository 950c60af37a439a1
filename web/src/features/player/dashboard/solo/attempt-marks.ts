import type { Solo } from '@trimestre/contract/solo'
import type { Training } from '@trimestre/contract/trainings'

export type AttemptMark = 'best' | 'last' | 'counted'

/** Returns what a finished attempt is among the others; `counts` is undefined where none of them counts. */
export function marksOf(
  attempt: number,
  { best, last }: Pick<Solo, 'best' | 'last'>,
  counts: Training['counts'] | undefined,
): AttemptMark[] {
  const marks: AttemptMark[] = []
  if (best?.attempt === attempt) marks.push('best')
  if (last?.attempt === attempt) marks.push('last')
  if (counts && marks.includes(counts)) marks.push('counted')
  return marks
}
