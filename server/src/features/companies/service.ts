import { type CompanyState, readStoredState } from '@trimestre/engine'
import type { Database, Reader, Transaction } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findClosingBefore } from '../results/service.ts'
import { isFinished } from '../rounds/progress.ts'
import { readCriteria, roundCountOf } from '../rounds/rounds-of-game.ts'
import { announceGame } from '../streams/announce.ts'
import { assignResponsibleAdministrator } from '../users/service.ts'
import { type CompanyRow, findCompanyOfUser, findInvitation, insertCompany, lockGameToJoin } from './repo.ts'

export { type CompanyRow, findCompanyOfUser, findInvitation, insertCompany, listCompanies } from './repo.ts'

/**
 * Returns the state of the company at the end of the last closed quarter, or the opening position if it did not play in
 * it.
 */
export async function currentState(
  reader: Reader,
  company: Pick<CompanyRow, 'id' | 'gameId'>,
): Promise<CompanyState> {
  const closing = await findClosingBefore(reader, company)
  return readStoredState(closing?.state ?? null, await readCriteria(reader, company.gameId))
}

/**
 * Creates a company of the player in the game, or finds the existing one. While joining is closed, only players invited
 * by name may join; a player whose invitation was withdrawn may not join, whatever the settings of the game.
 */
export async function joinGame(
  db: Database,
  caller: Caller,
  gameId: number,
): Promise<{ companyId: number; isNew: boolean }> {
  return db.transaction(async transaction => {
    const game = await lockGameToJoin(transaction, gameId)
    if (game === undefined) throw new Refusal('request/not-found')
    const joined = await findCompanyOfUser(transaction, gameId, caller.id)
    if (joined !== undefined) return { companyId: joined.id, isNew: false }
    if (game.archivedAt !== null) throw new Refusal('games/archived')
    const invitation = await findInvitation(transaction, gameId, caller.id)
    if (game.isPrivate && invitation !== 'stands') throw new Refusal('games/private')
    const isShut = game.joining === 'closed' ? invitation !== 'stands' : invitation === 'withdrawn'
    if (isShut) throw new Refusal('games/joining-closed')
    return { companyId: await openCompany(transaction, game, caller.id), isNew: true }
  })
}

/** Creates the company of a player in a game that the caller has locked; 409 when no quarter is left to play. */
export async function openCompany(
  transaction: Transaction,
  { id, quarterCount }: { id: number; quarterCount: number | null },
  userId: number,
): Promise<number> {
  if (isFinished(quarterCount, await roundCountOf(transaction, id))) throw new Refusal('games/finished')
  const companyId = await insertCompany(transaction, id, userId)
  await assignResponsibleAdministrator(transaction, id)
  await announceGame(transaction, id)
  return companyId
}
