import { type CompanyState, openingState } from '@trimestre/engine'
import type { Database, Reader } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findClosingBefore } from '../results/service.ts'
import { isFinished } from '../rounds/progress.ts'
import { readCriteria } from '../rounds/rounds-of-game.ts'
import { announceGame } from '../streams/announce.ts'
import {
  type CompanyRow,
  countRounds,
  findCompanyOfUser,
  insertCompany,
  isInvited,
  lockGameToJoin,
} from './repo.ts'

export { type CompanyRow, findCompanyOfUser, listCompanies } from './repo.ts'

/** The closing state of the company's last quarter, or the opening position before the first. */
export async function currentState(
  reader: Reader,
  company: Pick<CompanyRow, 'id' | 'gameId'>,
): Promise<CompanyState> {
  const closing = await findClosingBefore(reader, company.id)
  return closing?.state ?? openingState(await readCriteria(reader, company.gameId))
}

/** Gives the player a company in the game, or finds the one already there. */
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
    if (game.isPrivate && !(await isInvited(transaction, gameId, caller.id)))
      throw new Refusal('games/private')
    if (isFinished(game.nbTurns, await countRounds(transaction, gameId))) throw new Refusal('games/finished')
    const companyId = await insertCompany(transaction, gameId, caller.id)
    await announceGame(transaction, gameId)
    return { companyId, isNew: true }
  })
}
