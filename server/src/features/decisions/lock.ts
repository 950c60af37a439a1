import type { Context } from '../../platform/context.ts'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import type { InGame } from '../../platform/db/joins.ts'
import { raiseCompanyRevisions } from '../../platform/db/revisions.ts'
import type { Caller } from '../../platform/http/http.ts'
import { linkTo } from '../../platform/http/iri.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Membership } from '../companies/members.ts'
import { announceCompany } from '../streams/announce.ts'
import { activeMembers, approvalsNeeded, isShared, maySubmit } from '../team-rules/powers.ts'
import { recordMinute } from '../teamwork/minutes.ts'
import { presentPeople } from '../users/people.ts'
import { type Act, beginAct, requireOpen } from './act.ts'
import { deleteApprovals, deleteLock, hasLock, insertApproval, insertLock, listApprovals } from './repo.ts'

/** Whether the decisions of a round have been declared final. */
export const isLocked = (reader: Reader, { gameId, id }: InGame, roundId: number): Promise<boolean> =>
  hasLock(reader, { gameId, companyId: id, roundId })

type CompanyInGame = { gameId: number; companyId: number }

/**
 * Approves the decisions of the active round as they are; the approval that completes the number which the game requires
 * locks them. May be repeated.
 */
export const submitSheet = (context: Context, caller: Caller, company: CompanyInGame) =>
  inActiveRound(context, caller, company, async (transaction, act) => {
    if (!maySubmit(act.own, act.members, act)) throw new Refusal('teams/validator')
    requireOpen(act)
    const isNew = await insertApproval(transaction, placeOf(act), caller.id)
    const given = await currentApprovals(transaction, act)
    const locked = given.length >= approvalsNeeded(act, act.members)
    const isLocking = locked && (await insertLock(transaction, placeOf(act), caller.id))
    if (isNew || isLocking) await announce(transaction, act, isLocking ? 'locked' : 'approval')
  })

/** Unlocks the decisions of the active round and takes all approvals back; may be repeated. */
export const withdrawSheet = (context: Context, caller: Caller, company: CompanyInGame) =>
  inActiveRound(context, caller, company, async (transaction, act) => {
    requireOpen(act)
    const hadApprovals = await deleteApprovals(transaction, placeOf(act))
    const wasLocked = await deleteLock(transaction, placeOf(act))
    if (wasLocked || hadApprovals) await announce(transaction, act, wasLocked ? 'unlocked' : 'approval')
  })

/** Does something with the sheet of the active round, and presents whether it is final then. */
function inActiveRound(
  { db }: Context,
  caller: Caller,
  { gameId, companyId }: CompanyInGame,
  work: (transaction: Transaction, act: Act) => Promise<void>,
) {
  return db.transaction(async transaction => {
    const act = await beginAct(transaction, { gameId, companyId, roundId: 'last' }, caller.id)
    await work(transaction, act)
    if (isShared(act, act.members)) await recordMinute(transaction, placeOf(act), caller.id)
    const given = await currentApprovals(transaction, act)
    const personOf = await presentPeople(transaction, given)
    const { roundId, roundNb, roundState } = act
    return {
      locked: await hasLock(transaction, placeOf(act)),
      round: { ...linkTo('rounds', roundId), roundNb, etat: roundState },
      approvals: { given: given.map(personOf), needed: approvalsNeeded(act, act.members) },
    }
  })
}

const placeOf = ({ gameId, companyId, roundId }: Act) => ({ gameId, companyId, roundId })

async function announce(
  transaction: Transaction,
  { gameId, companyId }: Act,
  change: 'locked' | 'unlocked' | 'approval',
): Promise<void> {
  await raiseCompanyRevisions(transaction, gameId, [companyId])
  await announceCompany(transaction, gameId, companyId, change)
}

type Approved = { gameId: number; companyId: number; roundId: number; members: readonly Membership[] }

/** Lists the approvals that count, those of active members, the first one first. */
export async function currentApprovals(reader: Reader, company: Approved): Promise<number[]> {
  const { gameId, companyId, roundId, members } = company
  const given = await listApprovals(reader, { gameId, companyId, roundId })
  const active = activeMembers(members).map(({ userId }) => userId)
  return given.filter(userId => active.includes(userId))
}
