import { quarterOfRound } from '../../features/rounds/progress.ts'
import type { NotificationCause } from '../../platform/db/notifications.ts'
import type { PlayedTurn } from './pass-quarter.ts'

/** Names a quarter in a notification. */
export const quarterIn = (roundNb: number) => ({ round: roundNb, quarter: quarterOfRound(roundNb) })

/**
 * Returns what people are notified of when a game passes. A quarter that is published while the next one opens is one
 * notification of its results; that a quarter opens is notified only when nothing else happens. A hidden quarter
 * notifies staff alone.
 */
export function causesOf({ held: { game }, last, steps, roundNb }: PlayedTurn): NotificationCause[] {
  const gameId = game.id
  const toPeople = { gameId, audience: 'people' } as const
  if (steps.withdraws)
    return last.state === 'hidden'
      ? [{ ...toPeople, kind: 'quarter.reopened', data: quarterIn(last.roundNb) }]
      : []
  if (steps.shows) {
    // The versions of a chain belong to rounds before the one that is open.
    const isChain = last.state === 'open' && !steps.plays
    const data = quarterIn(isChain ? last.roundNb - 1 : last.roundNb)
    return [
      { ...toPeople, kind: 'results.published', data },
      { gameId, audience: 'members', kind: 'journal.open', data },
    ]
  }
  if (steps.plays)
    return [{ gameId, audience: 'staff', kind: 'results.ready', data: quarterIn(last.roundNb) }]
  return steps.opens ? [{ ...toPeople, kind: 'quarter.opened', data: quarterIn(roundNb) }] : []
}
