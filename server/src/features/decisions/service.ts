import type { Database, Reader } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { holdQuarterOpen } from '../rounds/game-lock.ts'
import { isFinished } from '../rounds/progress.ts'
import { announceCompany } from '../streams/announce.ts'
import { deleteDraft, hasLock, listSaved, readQuarter, upsertValues } from './repo.ts'

export type Saving = {
  gameId: number
  roundId: number
  companyId: number
  area: string
  values: Record<string, number>
  draft: boolean
}

/**
 * Saves the values of one area, all or none. The transaction comes before a pass, which then counts them, or after
 * it, and is then refused.
 */
export async function saveValues(db: Database, saving: Saving): Promise<void> {
  const { gameId, draft, ...given } = saving
  await db.transaction(async transaction => {
    await holdQuarterOpen(transaction, gameId)
    const quarter = await readQuarter(transaction, given.roundId)
    refuseUnplayable(quarter)
    if (await hasLock(transaction, given.companyId, given.roundId)) throw new Refusal('decisions/locked')
    await upsertValues(transaction, given, draft)
    if (!draft) await deleteDraft(transaction, given)
    await announceCompany(transaction, gameId, given.companyId, draft ? 'draft' : 'saved')
  })
}

/** What a player has given for a round so far, in human units: what was saved, and what is only kept as a draft. */
export async function valuesGiven(
  reader: Reader,
  roundId: number,
  companyId: number,
): Promise<Record<'saved' | 'drafts', Record<string, number>>> {
  const rows = await listSaved(reader, roundId, companyId)
  const valuesOf = (draft: boolean): Record<string, number> =>
    Object.assign({}, ...rows.filter(row => row.draft === draft).map(row => row.values))
  return { saved: valuesOf(false), drafts: valuesOf(true) }
}

/** 409 unless the round is open and its game configured and not finished. */
export function refuseUnplayable(quarter: Awaited<ReturnType<typeof readQuarter>>): void {
  if (quarter === undefined) throw new Refusal('request/not-found')
  if (quarter.nbTurns === null) throw new Refusal('games/not-configured')
  if (quarter.etat !== 1) throw new Refusal('rounds/closed')
  if (isFinished(quarter.nbTurns, quarter.roundCount)) throw new Refusal('games/finished')
}
