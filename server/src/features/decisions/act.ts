import type { Transaction } from '../../platform/db/database.ts'
import { lockQuarterShared } from '../../platform/db/locks.ts'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Membership } from '../companies/members.ts'
import { requireDecider } from '../companies/policy.ts'
import { announceCompany } from '../streams/announce.ts'
import { isAbsent, lockCompany, markPresent, readCompanyInRound } from './context-repo.ts'
import { type DecisionContext, requireRound } from './decision-context.ts'
import { refusalOf } from './service.ts'

/** A company as a transaction of one of its members finds it: nothing of it changes until the transaction ends. */
export type Act = DecisionContext & { own: Membership }

type ActPlace = { gameId: number; companyId: number; roundId: number | 'last' }

/**
 * Begins what a member of a company does in the open quarter. The quarter is held open and the company is locked, so that
 * each member sees what the ones before did. A member who was marked as absent is present again.
 * @throws Refusal 403 for somebody who is no member of the company any more, 409 in an archived game
 */
export async function beginAct(transaction: Transaction, place: ActPlace, userId: number): Promise<Act> {
  const { gameId, companyId } = place
  const person = { gameId, companyId, userId }
  await lockQuarterShared(transaction, gameId)
  const returns = await isAbsent(transaction, person)
  if (returns) await raiseGameRevisions(transaction, [gameId])
  await lockCompany(transaction, place)
  if (returns) {
    await markPresent(transaction, person)
    await announceCompany(transaction, gameId, companyId, 'members')
  }
  const company = await readCompanyInRound(transaction, place)
  if (company === undefined) throw new Refusal('request/not-found')
  const own = requireDecider(company, userId)
  if (company.isArchived) throw new Refusal('games/archived')
  return { ...requireRound(company), own }
}

/** Refuses what is no longer possible in this round, as {@link refusalOf} does. */
export function requireOpen(act: DecisionContext): void {
  const refusal = refusalOf({ ...act, state: act.roundState })
  if (refusal !== undefined) throw refusal
}

/** Refuses changes of values in a round that is closed, or whose decisions are locked. */
export function requireUnlocked(act: DecisionContext): void {
  requireOpen(act)
  if (act.isLocked) throw new Refusal('decisions/locked')
}
