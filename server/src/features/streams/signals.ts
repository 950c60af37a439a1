import type { Context } from '../../platform/context.ts'
import type { PresenceSignal } from './publication.ts'
import { listReaders } from './repo.ts'
import { createThrottle } from './throttle.ts'
import type { Viewers } from './viewers.ts'

/** Milliseconds between two signs of presence of one person that are passed on. */
export const signalGapMs = 2_000

/**
 * Creates the function that shows a sign of presence to the members and observers of the company who have a stream open
 * in this process; never to administrators or rivals. It has no position in the stream and is not replayed.
 */
export function createSignals({ db, now }: Pick<Context, 'db' | 'now'>, viewers: Viewers) {
  const mayPass = createThrottle(signalGapMs, now)
  return async (content: string): Promise<void> => {
    const { gameId, ...data } = JSON.parse(content) as PresenceSignal
    if (!viewers.has(gameId) || !mayPass(`${data.companyId} ${data.user.id}`)) return
    const readers = await listReaders(db, { gameId, id: data.companyId })
    const text = `event: company.presence\ndata: ${JSON.stringify(data)}\n\n`
    await viewers.showSignal(gameId, readers, text)
  }
}
