import type { NewRoundPass } from '@trimestre/contract/schedule'
import type { Context } from '../../platform/context.ts'
import { invalid, Refusal, violation } from '../../platform/refusal.ts'
import { lockGame } from '../games/service.ts'
import { announceSchedule } from '../streams/announce.ts'
import { deleteScheduledPass, insertScheduledPass, type ScheduledPassRow } from './repo.ts'
import { instantOf } from './wall-clock.ts'

/** Schedules a passage at a wall-clock time of the school. 422 when it is past, 409 when there is one already. */
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

/** Takes a passage off the schedule; waits for one that is passing, so that afterwards no quarter passes for it. */
export async function cancelScheduledPass(context: Context, { id, gameId }: ScheduledPassRow): Promise<void> {
  await context.db.transaction(async transaction => {
    await lockGame(transaction, gameId)
    if (!(await deleteScheduledPass(transaction, id))) throw new Refusal('request/not-found')
    await announceSchedule(transaction, gameId)
  })
}
