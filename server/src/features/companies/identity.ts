import type { IdentityChange } from '@trimestre/contract/identity-change'
import type { Context } from '../../platform/context.ts'
import type { Caller } from '../../platform/http/http.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { requireLockedGame } from '../games/service.ts'
import { isFinished } from '../rounds/progress.ts'
import { roundCountOf } from '../rounds/rounds-of-game.ts'
import { announceGame } from '../streams/announce.ts'
import { isMember } from './members.ts'
import { refuseTakenName } from './names.ts'
import { type CompanyRow, updateIdentity } from './repo.ts'

/**
 * Gives a company a name, a colour and an emblem. A name must differ from those of all other companies and players of
 * the game, however it is written, and a team keeps one, so that it never appears under a person's name. Players may
 * change them until the game ends, administrators also later.
 */
export async function changeIdentity(
  { db, log }: Context,
  caller: Caller,
  company: CompanyRow,
  change: IdentityChange,
): Promise<void> {
  await db.transaction(async tx => {
    const game = await requireLockedGame(tx, company.gameId)
    if (change.name === null && game.teamSettings !== null) throw invalid([violation('name', 'required')])
    const hasEnded = isFinished(game.quarterCount, await roundCountOf(tx, game.id))
    if (hasEnded && isMember(company, caller.id)) throw new Refusal('games/finished')
    if (typeof change.name === 'string') await refuseTakenName(tx, company.gameId, change.name, company.id)
    if (Object.values(change).every(value => value === undefined)) return
    await updateIdentity(tx, company, change)
    await announceGame(tx, company.gameId)
  })
  log.info('company.identity', { user: caller.id, game: company.gameId, company: company.id })
}
