import type { Seat, SeatKind } from '@trimestre/contract/seats'
import type { Context } from '../../platform/context.ts'
import type { Reader } from '../../platform/db/database.ts'
import { lockQuarterExclusive } from '../../platform/db/locks.ts'
import type { Caller } from '../../platform/http/http.ts'
import { iri, linkTo } from '../../platform/http/iri.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requireLockedGame } from '../games/service.ts'
import { isFinished } from '../rounds/progress.ts'
import { roundCountOf } from '../rounds/rounds-of-game.ts'
import { announceCompany, announceGame } from '../streams/announce.ts'
import { requireCompany } from './policy.ts'
import { hasResults, setKind } from './repo.ts'

/**
 * Takes a company out of the quarters that close from now on, or back into them; its past results remain. A company
 * that missed a quarter starts from the opening position. Waits for a pass or a save that is under way; may be
 * repeated.
 */
export async function changeSeat(
  context: Context,
  caller: Caller,
  { id, gameId }: { id: number; gameId: number },
  kind: SeatKind | undefined,
): Promise<Seat> {
  const seat = await context.db.transaction(async transaction => {
    await lockQuarterExclusive(transaction, gameId)
    const game = await requireLockedGame(transaction, gameId)
    const company = await requireCompany(transaction, id)
    if (isFinished(game.quarterCount, await roundCountOf(transaction, gameId)))
      throw new Refusal('games/finished')
    if (kind !== undefined && kind !== company.kind) {
      await setKind(transaction, company, kind)
      await announceCompany(transaction, gameId, id, 'seat')
      await announceGame(transaction, gameId)
    }
    return presentSeat(transaction, { id, gameId }, kind ?? company.kind)
  })
  context.log.info('company.seat', { user: caller.id, game: gameId, company: id, kind: seat.kind })
  return seat
}

async function presentSeat(
  reader: Reader,
  { id, gameId }: { id: number; gameId: number },
  kind: SeatKind,
): Promise<Seat> {
  return {
    '@id': iri('companies', id),
    '@type': 'Seat',
    id,
    game: linkTo('games', gameId),
    kind,
    hasResults: await hasResults(reader, { id, gameId }),
  }
}
