import type { NewGameEvent, NewGameEvents } from '@trimestre/contract/game-events'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { unknownEventIds } from '../events/repo.ts'
import { isTax } from '../events/tax.ts'
import { requireLockedGame } from '../games/service.ts'
import { quarterOfRound } from '../rounds/progress.ts'
import { roundsOfGame } from '../rounds/rounds-of-game.ts'
import { announceGame } from '../streams/announce.ts'
import {
  deleteGameEvent,
  findGameEvent,
  type GameEventRow,
  insertGameEvents,
  listGameEvents,
} from './repo.ts'

export { presentGameEvent } from './present.ts'
export { eventsOfGames, findGameEvent, type GameEventRow, insertGameEvents } from './repo.ts'

type Quarters = { first: number; count: number; seriesStart: number }

/** Returns one quarter when `nbTour` is given, otherwise the whole series; `nbTrimestre` is the start of the series. */
function quartersOf({ nbTour, nbTrimestre, frequency }: NewGameEvent): Quarters {
  const start = nbTrimestre ?? nbTour ?? 1
  return typeof nbTour === 'number'
    ? { first: nbTour, count: 1, seriesStart: start }
    : { first: start, count: frequency, seriesStart: start }
}

/**
 * Associates an event with quarters of a game, all or none, and returns the last association. Throws 422 for a quarter
 * that has been played or lies beyond the game's end, 409 for one in which the event already acts.
 */
export async function associateEvent(db: Database, wanted: NewGameEvent): Promise<GameEventRow> {
  const { game: gameId, event: eventId, frequency } = wanted
  const { first, count, seriesStart } = quartersOf(wanted)
  return db.transaction(async transaction => {
    const { earliest, latest } = await openQuarters(transaction, gameId)
    if (frequency > latest) throw invalid([violation('frequency', 'out-of-bounds')])
    const isInside = first >= earliest && first + count - 1 <= latest
    if (!isInside) {
      const field = typeof wanted.nbTour === 'number' ? 'nbTour' : 'nbTrimestre'
      throw invalid([violation(field, 'out-of-bounds')])
    }
    const shared = { gameId, eventId, nbTrimestre: seriesStart, privacy: wanted.privacy ?? true, frequency }
    const rows = Array.from({ length: count }, (_, index) => ({ ...shared, nbTour: first + index }))
    const ids = await insertGameEvents(transaction, rows)
    const last = ids.at(-1)
    if (ids.length < count || last === undefined) throw new Refusal('events/associated')
    await announceGame(transaction, gameId)
    const made = await findGameEvent(transaction, last)
    if (made === undefined) throw new Error('the event of the game was not inserted')
    return made
  })
}

/**
 * Associates events with one quarter each, all or none, and returns the associations. Throws 422 for an unknown event and
 * for a quarter that has been played or lies beyond the game's end, 409 for one in which the event already acts.
 */
export async function associateEvents(
  db: Database,
  gameId: number,
  wanted: NewGameEvents,
): Promise<GameEventRow[]> {
  return db.transaction(async transaction => {
    const { earliest, latest } = await openQuarters(transaction, gameId)
    const unknown = await unknownEventIds(
      transaction,
      wanted.map(({ event }) => event),
    )
    const violations = wanted.flatMap(({ event, nbTour }, index) => {
      if (unknown.has(event)) return [violation(`events[${index}].event`, 'reference')]
      const isInside = nbTour >= earliest && nbTour <= latest
      return isInside ? [] : [violation(`events[${index}].nbTour`, 'out-of-bounds')]
    })
    if (violations.length > 0) throw invalid(violations)
    const rows = wanted.map(({ event, nbTour, privacy }) => ({
      ...{ gameId, eventId: event, nbTour, nbTrimestre: nbTour },
      ...{ privacy: privacy ?? true, frequency: 1 },
    }))
    const ids = await insertGameEvents(transaction, rows)
    if (ids.length < rows.length) throw new Refusal('events/associated')
    await announceGame(transaction, gameId)
    return listGameEvents(transaction, ids)
  })
}

/** Locks a game and returns the quarters in which an event can still act. */
async function openQuarters(
  transaction: Transaction,
  gameId: number,
): Promise<{ earliest: number; latest: number }> {
  const game = await requireLockedGame(transaction, gameId)
  const rounds = await roundsOfGame(transaction, gameId)
  const closedCount = rounds.filter(round => round.state !== 'open').length
  return { earliest: quarterOfRound(closedCount + 1), latest: game.quarterCount ?? 0 }
}

/** Removes an event from a quarter; throws 409 for the tax, which every game has. */
export async function dissociateEvent(db: Database, { gameEvent, event }: GameEventRow): Promise<void> {
  if (isTax(event)) throw new Refusal('events/tax')
  await db.transaction(async transaction => {
    await requireLockedGame(transaction, gameEvent.gameId)
    if (!(await deleteGameEvent(transaction, gameEvent.id))) throw new Refusal('request/not-found')
    await announceGame(transaction, gameEvent.gameId)
  })
}
