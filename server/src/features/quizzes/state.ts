import type { QuizState } from '@trimestre/contract/quizzes'
import type { QuizRow } from './repo.ts'

/** Returns the state of a quiz by the clock of the database. Before it opens, it is a draft that players do not see. */
export function stateOf(
  { opensAt, closesAt, closedAt }: Pick<QuizRow, 'opensAt' | 'closesAt' | 'closedAt'>,
  now: Date,
): QuizState {
  if (closedAt !== null) return 'closed'
  if (opensAt === null || opensAt > now) return 'draft'
  return closesAt !== null && closesAt <= now ? 'closed' : 'open'
}
