import type { Database, Reader } from '../../platform/db/database.ts'
import type { InGame } from '../../platform/db/joins.ts'
import { lockQuarterShared } from '../../platform/db/locks.ts'
import { linkTo } from '../../platform/http/iri.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CompanyRow } from '../companies/service.ts'
import { roundsOfGame } from '../rounds/rounds-of-game.ts'
import { announceCompany } from '../streams/announce.ts'
import { deleteLock, hasLock, insertLock, readQuarter } from './repo.ts'
import { refusalOf } from './service.ts'

/** Whether the player has declared the decisions of a round final. */
export const isLocked = (reader: Reader, { gameId, id }: InGame, roundId: number): Promise<boolean> =>
  hasLock(reader, { gameId, companyId: id, roundId })

/** Locks the decisions of the active round, or unlocks them; may be repeated. */
export async function setLock(db: Database, company: CompanyRow, locked: boolean) {
  const { id: companyId, gameId } = company
  return db.transaction(async transaction => {
    await lockQuarterShared(transaction, gameId)
    const round = (await roundsOfGame(transaction, gameId)).at(-1)
    if (round === undefined) throw new Refusal('request/not-found')
    const place = { gameId, companyId, roundId: round.id }
    const refusal = refusalOf(await readQuarter(transaction, place))
    if (refusal !== undefined) throw refusal
    const changed = await (locked ? insertLock(transaction, place) : deleteLock(transaction, place))
    if (changed) await announceCompany(transaction, gameId, companyId, locked ? 'locked' : 'unlocked')
    return {
      locked,
      round: { ...linkTo('rounds', round.id), roundNb: round.roundNb, etat: round.state },
    }
  })
}
