import type { Reader } from '../../platform/db/database.ts'
import type { InGame } from '../../platform/db/joins.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isFinished } from '../rounds/progress.ts'
import { listSaved, type QuarterRow } from './repo.ts'

export type { QuarterRow, SavedRow } from './repo.ts'
export { deleteApprovals, hasLock, listApprovals, listSaved } from './repo.ts'

/**
 * Reads what a player has given for a round so far, in human units: the saved values, and those stored as a draft only.
 */
export async function savedValues(
  reader: Reader,
  company: InGame,
  roundId: number,
): Promise<Record<'saved' | 'drafts', Record<string, number>>> {
  const rows = await listSaved(reader, company, roundId)
  const valuesOf = (draft: boolean): Record<string, number> =>
    Object.assign({}, ...rows.filter(row => row.draft === draft).map(row => row.values))
  return { saved: valuesOf(false), drafts: valuesOf(true) }
}

/**
 * Returns the reason why decisions are refused: the game is archived, paused, not configured or finished, the time of
 * its training is over, the round is closed, the company has been taken out, or a computer decides in it.
 */
export function refusalOf(quarter: QuarterRow | undefined): Refusal | undefined {
  if (quarter === undefined) return new Refusal('request/not-found')
  if (quarter.isArchived) return new Refusal('games/archived')
  if (quarter.isPaused) return new Refusal('games/paused')
  if (quarter.isOver) return new Refusal('trainings/over')
  if (quarter.quarterCount === null) return new Refusal('games/not-configured')
  if (quarter.state !== 1) return new Refusal('rounds/closed')
  if (isFinished(quarter.quarterCount, quarter.roundCount)) return new Refusal('games/finished')
  if (quarter.seatKind === 'out') return new Refusal('companies/out')
  if (quarter.seatKind === 'computer') return new Refusal('companies/not-human')
  return undefined
}
