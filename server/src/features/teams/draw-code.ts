import type { Context } from '../../platform/context.ts'
import type { InGame } from '../../platform/db/joins.ts'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requireCompany } from '../companies/policy.ts'
import { requireLockedGame } from '../games/service.ts'
import { announceCompany } from '../streams/announce.ts'
import { replaceCode } from './codes.ts'

/** Gives a team a new code, in a game whose teams form by code; the one before no longer counts. */
export async function drawTeamCode(
  { db, log }: Context,
  caller: Caller,
  { gameId, id }: InGame,
): Promise<string> {
  const code = await db.transaction(async tx => {
    const { teamSettings } = await requireLockedGame(tx, gameId)
    await requireCompany(tx, id)
    if (teamSettings?.formation !== 'code') throw new Refusal('teams/off')
    const code = await replaceCode(tx, gameId, id)
    await raiseGameRevisions(tx, [gameId])
    await announceCompany(tx, gameId, id, 'members')
    return code
  })
  log.info('teams.code', { user: caller.id, game: gameId, company: id })
  return code
}
