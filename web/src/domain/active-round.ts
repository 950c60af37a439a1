import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Round } from '@trimestre/contract/games'
import { useEffect, useRef } from 'react'
import { isLive } from './event-stream/live-game.ts'
import { createRefresher, everything } from './event-stream/refresh.ts'
import { activeRoundQuery } from './game-queries.ts'

/** Milliseconds between two polls; the stream, when connected, reports a pass sooner. */
const poll = { alone: 10_000, live: 60_000 } as const

/** Returns the round being played, polled while the page is visible, so that a passed quarter is noticed. */
export const useActiveRound = (gameId: number | undefined) =>
  useQuery({
    ...activeRoundQuery(gameId ?? 0),
    enabled: gameId !== undefined,
    refetchInterval: () => (isLive(gameId) ? poll.live : poll.alone),
  })

type Change = { gameId: number; onPass?(quarter: number): void }

/**
 * Calls `onPass` when the round has changed; without the stream, which does it otherwise, it reloads the data that a
 * pass changes.
 */
export function useReloadOnPass({ gameId, onPass }: Change): void {
  const client = useQueryClient()
  const round = useActiveRound(gameId).data
  const known = useRef<Pick<Round, 'id' | 'etat' | 'state'> | null>(null)
  useEffect(() => {
    if (!round) return
    const before = known.current
    known.current = round
    if (!before || (before.id === round.id && before.etat === round.etat && before.state === round.state))
      return
    if (before.id !== round.id) onPass?.(round.roundNb - 1)
    if (!isLive(gameId)) createRefresher(client, false).refresh(everything)
  }, [round, client, gameId, onPass])
}
