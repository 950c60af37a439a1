import type { MessageThread } from '@trimestre/contract/messages'
import type { Reader } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isMemberOrObserver } from '../companies/members.ts'
import { requireCompany, requireCompanyAccess } from '../companies/policy.ts'
import { requireGame } from '../games/policy.ts'
import type { ThreadView } from './repo.ts'

/** A thread as its reader sees it, and who else reads it. */
export type OpenThread = ThreadView & { isStaff: boolean; isReadByStaff: boolean }

/**
 * Lets the members and observers of a company and the staff of its game read a thread. Staff read what a team writes
 * among itself only where the game says so, and only what was written since: 403 `messages/private` otherwise.
 */
export async function requireThread(
  reader: Reader,
  caller: Caller,
  companyId: number,
  thread: MessageThread,
): Promise<OpenThread> {
  const company = await requireCompany(reader, companyId)
  await requireCompanyAccess(reader, caller, company)
  const { teamThreadsOpenAt } = await requireGame(reader, company.gameId)
  const isStaff = !isMemberOrObserver(company, caller.id)
  const isReadByStaff = thread === 'staff' || teamThreadsOpenAt !== null
  if (isStaff && !isReadByStaff) throw new Refusal('messages/private')
  const since = isStaff && thread === 'team' ? teamThreadsOpenAt : null
  return { gameId: company.gameId, companyId, thread, since, isStaff, isReadByStaff }
}
