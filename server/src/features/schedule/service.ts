import type { NewRoundPass } from '@trimestre/contract/schedule'
import type { Context } from '../../platform/context.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { lockGame } from '../games/service.ts'
import { announceSchedule } from '../streams/announce.ts'
import { deleteScheduledPass, insertScheduledPass, type ScheduledPassRow } from './repo.ts'
import { instantOf } from './wall-clock.ts'

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
    const game = await lockGame(transaction, gameId)
    if (game === undefined) throw new Refusal('request/not-found')
    const row = await insertScheduledPass(transaction, { gameId, localDate: date, hour, minute, at })
    if (row === undefined) throw new Refusal('schedule/taken')
    await announceSchedule(transaction, gameId)
    return row
  })
}

/** Removes a pass from the schedule. Waits for a running pass, so that no quarter passes for it afterwards. */
export async function cancelScheduledPass(context: Context, { id, gameId }: ScheduledPassRow): Promise<void> {
  await context.db.transaction(async transaction => {
    await lockGame(transaction, gameId)
    if (!(await deleteScheduledPass(transaction, id))) throw new Refusal('request/not-found')
    await announceSchedule(transaction, gameId)
  })
}
