import type { NewRoundPass, NextPassTimes } from '@trimestre/contract/schedule'
import type { Context } from '../../platform/context.ts'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { type GameRow, requireLockedGame, updateGame } from '../games/service.ts'
import { announceSchedule } from '../streams/announce.ts'
import {
  deletePendingPasses,
  deleteScheduledPass,
  insertScheduledPass,
  listPendingPasses,
  removePendingPass,
  type ScheduledPassRow,
} from './repo.ts'
import { instantOf, wallTimeOf } from './wall-clock.ts'

/**
 * Schedules a pass at a wall-clock time of the school. Refuses a time in the past with 422, and one that is already
 * taken with 409.
 */
export async function schedulePass(
  context: Context,
  { game: gameId, date, heure: hour, minute }: NewRoundPass,
): Promise<ScheduledPassRow> {
  const at = instantOf({ date, hour, minute }, context.config.timezone)
  if (at <= context.now()) throw invalid([violation('date', 'schedule')])
  return context.db.transaction(async transaction => {
    await requireLockedGame(transaction, gameId)
    const row = await insertScheduledPass(transaction, { gameId, localDate: date, hour, minute, at })
    if (row === undefined) throw new Refusal('schedule/taken')
    await announceSchedule(transaction, gameId)
    return row
  })
}

/** Removes a pass from the schedule. Waits for a running pass, so that no quarter passes for it afterwards. */
export async function cancelScheduledPass(context: Context, { id, gameId }: ScheduledPassRow): Promise<void> {
  await context.db.transaction(async transaction => {
    await requireLockedGame(transaction, gameId)
    if (!(await deleteScheduledPass(transaction, id))) throw new Refusal('request/not-found')
    await announceSchedule(transaction, gameId)
  })
}

/**
 * Schedules a pass to the minute, or moves the planned one at `from` there. An automatic pass keeps its interval, which
 * then counts from the new time. Refuses a time in the past with 422, and with 409 one that is taken or a `from` at
 * which nothing is planned any more: the quarter has then passed.
 */
export async function planNextPass(context: Context, gameId: number, times: NextPassTimes): Promise<Date> {
  const given = new Date(times.at)
  const from = times.from ? new Date(times.from) : undefined
  return context.db.transaction(async transaction => {
    const game = await requireLockedGame(transaction, gameId)
    const isScheduled = from === undefined || (await removePendingPass(transaction, gameId, from))
    if (!isScheduled && !isAutomaticAt(game, from)) throw new Refusal('schedule/gone')
    const at = isScheduled ? wholeMinute(given) : given
    if (at <= context.now()) throw invalid([violation('at', 'schedule')])
    if (isScheduled) await insertAt(transaction, gameId, at, context.config.timezone)
    else await updateGame(transaction, gameId, { nextPassAt: at })
    await announceSchedule(transaction, gameId)
    return at
  })
}

const isAutomaticAt = ({ passMode, nextPassAt }: GameRow, at: Date): boolean =>
  passMode === 1 && nextPassAt?.getTime() === at.getTime()

async function insertAt(transaction: Transaction, gameId: number, at: Date, timezone: string): Promise<void> {
  const { date: localDate, ...time } = wallTimeOf(at, timezone)
  const row = await insertScheduledPass(transaction, { gameId, localDate, ...time, at })
  if (row === undefined) throw new Refusal('schedule/taken')
}

const minuteMs = 60_000

/** The minute of an instant: scheduled passes have no seconds. */
export const wholeMinute = (instant: Date): Date =>
  new Date(Math.floor(instant.getTime() / minuteMs) * minuteMs)

/** Returns the instants of the scheduled passes that are still to come, the earliest first. */
export async function pendingPassTimes(reader: Reader, gameId: number): Promise<Date[]> {
  return (await listPendingPasses(reader, gameId)).map(({ at }) => at)
}

/**
 * Puts passes at these instants, whole minutes to come, in the place of all that were scheduled. The transaction must
 * hold the game.
 */
export async function replacePendingPasses(
  transaction: Transaction,
  gameId: number,
  times: readonly Date[],
  timezone: string,
): Promise<void> {
  await deletePendingPasses(transaction, gameId)
  for (const at of times) await insertAt(transaction, gameId, at, timezone)
  await announceSchedule(transaction, gameId)
}
