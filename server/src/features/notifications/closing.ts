import { quarterIn } from '../../game-day/pass/causes.ts'
import type { Context } from '../../platform/context.ts'
import { claimNotifications } from '../../platform/db/locks.ts'
import { type NotificationCause, notify } from '../../platform/db/notifications.ts'
import { listUndecided } from './closing-repo.ts'

const hourMs = 3_600_000

/**
 * Notifies the members of companies that have decided nothing when a planned pass is an hour away. A pass that is planned
 * later than that is known to those who are in the session; a quarter that opens later has no such moment.
 */
export async function notifyClosing({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const until = new Date(now().getTime() + hourMs)
  if ((await listUndecided(db, now(), until)).length === 0) return
  await db.transaction(async tx => {
    if (!(await claimNotifications(tx))) return
    const undecided = await listUndecided(tx, now(), until)
    const causes = undecided.map(({ gameId, companyId, roundNb, at }): NotificationCause => {
      const data = { ...quarterIn(roundNb), at: new Date(at).toISOString(), companyId }
      return { kind: 'quarter.closing', gameId, audience: 'members', companyId, data }
    })
    await notify(tx, causes)
  })
}
