import type { Context } from '../../platform/context.ts'
import { lockQuarterExclusive } from '../../platform/db/locks.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requireLockedGame } from '../games/service.ts'
import { awaitsPublication } from '../rounds/progress.ts'
import { roundsOfGame } from '../rounds/rounds-of-game.ts'
import { announceCompany, announceGame } from '../streams/announce.ts'
import type { CompanyRow } from './repo.ts'
import { closeRanks, deleteDecisions, withdrawResults } from './reset-repo.ts'

/**
 * Resets a company to the opening position: its results, decisions and locks are removed, and the next quarter starts
 * afresh. The others keep their results and move up in the last closed round. Waits for a pass that is under way.
 * Throws 409 while results wait to be published: the reset would change what
 * they were computed from.
 */
export async function resetCompany(context: Context, caller: Caller, company: CompanyRow): Promise<void> {
  const { id, gameId } = company
  await context.db.transaction(async transaction => {
    await lockQuarterExclusive(transaction, gameId)
    await requireLockedGame(transaction, gameId)
    const rounds = await roundsOfGame(transaction, gameId)
    if (rounds.some(awaitsPublication)) throw new Refusal('rounds/pending')
    const lastClosed = rounds.findLast(round => round.state === 'published')
    await withdrawResults(transaction, company, (lastClosed?.roundNb ?? 1) + 1)
    await deleteDecisions(transaction, company)
    if (lastClosed !== undefined) await closeRanks(transaction, lastClosed)
    await announceCompany(transaction, gameId, id, 'reset')
    await announceGame(transaction, gameId)
  })
  context.log.info('company.reset', { user: caller.id, game: gameId, company: id })
}
