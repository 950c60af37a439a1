import { beginAct, requireUnlocked } from '../../features/decisions/act.ts'
import { listSaved } from '../../features/decisions/service.ts'
import { areasOf, isShared } from '../../features/team-rules/powers.ts'
import type { Database } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { AreaValues, SavedDecisions } from './save-repo.ts'
import { writeChecked } from './shared-sheet.ts'

/** `versions` are those at which values were read; in a shared company, a value without one was read at version 0. */
type CheckedSaving = AreaValues & { versions?: ReadonlyMap<string, number> | undefined }

/**
 * Saves the values of one area, all or none, in a transaction of its own: in a company that is shared, where a draft is
 * written like any other value, and in others where versions are to be compared.
 */
export async function saveChecked(db: Database, saving: CheckedSaving): Promise<SavedDecisions> {
  const { userId, area, values, versions, draft } = saving
  const outcome = await db.transaction(async transaction => {
    const act = await beginAct(transaction, saving, userId)
    if (!areasOf(act.own, act.members, act).includes(area)) throw new Refusal('teams/area')
    requireUnlocked(act)
    const unread = isShared(act, act.members) ? 0 : undefined
    const wanted = Object.entries(values).map(([key, value]) => ({
      key,
      area,
      value,
      basedOn: versions?.get(key) ?? unread,
    }))
    const author = { userId, acceptedBy: null }
    const { refusal, companyRevision } = await writeChecked(transaction, act, wanted, author, draft)
    if (refusal !== undefined) return refusal
    const company = { gameId: act.gameId, id: act.companyId }
    return { saved: await listSaved(transaction, company, act.roundId), companyRevision }
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}
