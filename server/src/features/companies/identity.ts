import type { IdentityChange } from '@trimestre/contract/identity-change'
import { normaliseName } from '@trimestre/contract/names'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { requireLockedGame } from '../games/service.ts'
import { isFinished } from '../rounds/progress.ts'
import { roundCountOf } from '../rounds/rounds-of-game.ts'
import { announceGame } from '../streams/announce.ts'
import { isMember } from './members.ts'
import { type CompanyRow, listCompanies, updateIdentity } from './repo.ts'

/**
 * Gives a company a name, a colour and an emblem. A name must differ from those of all other companies and players of
 * the game, however it is written. Players may change them until the game ends, administrators also later.
 */
export async function changeIdentity(
  { db, log }: Context,
  caller: Caller,
  company: CompanyRow,
  change: IdentityChange,
): Promise<void> {
  await db.transaction(async tx => {
    const game = await requireLockedGame(tx, company.gameId)
    const hasEnded = isFinished(game.quarterCount, await roundCountOf(tx, game.id))
    if (hasEnded && isMember(company, caller.id)) throw new Refusal('games/finished')
    if (typeof change.name === 'string') await refuseTaken(tx, company, change.name)
    if (Object.values(change).every(value => value === undefined)) return
    await updateIdentity(tx, company, change)
    await announceGame(tx, company.gameId)
  })
  log.info('company.identity', { user: caller.id, game: company.gameId, company: company.id })
}

/** Refuses, with 422, a name under which players could take the company for another one. */
async function refuseTaken(tx: Transaction, company: CompanyRow, name: string): Promise<void> {
  const others = (await listCompanies(tx, [company.gameId])).filter(({ id }) => id !== company.id)
  const taken = new Set(others.flatMap(({ username, player }) => [username, player].map(compared)))
  if (taken.has(compared(name))) throw invalid([violation('name', 'taken')])
}

const compared = (name: string): string => normaliseName(name).toLowerCase()
