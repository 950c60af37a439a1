import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { activeRoundQuery } from './game-queries.ts'
import { isLive } from './live/live-game.ts'
import { createRefresher, everything } from './live/refresh.ts'

/** Milliseconds between two questions; the stream, when there is one, says it sooner. */
const poll = { alone: 10_000, live: 60_000 } as const

/** The round being played, asked again while the page is seen, so that a passed quarter is noticed. */
export const useActiveRound = (gameId: number | undefined) =>
  useQuery({
    ...activeRoundQuery(gameId ?? 0),
    enabled: gameId !== undefined,
    refetchInterval: () => (isLive(gameId) ? poll.live : poll.alone),
  })

type Change = { gameId: number; onPass?(quarter: number): void }

/** Tells that the round is another one; without the stream, which does it otherwise, reloads what a pass changes. */
export function useReloadOnPass({ gameId, onPass }: Change): void {
  const client = useQueryClient()
  const round = useActiveRound(gameId).data
  const known = useRef<{ id: number; etat: number } | null>(null)
  useEffect(() => {
    if (!round) return
    const before = known.current
    known.current = { id: round.id, etat: round.etat }
    if (!before || (before.id === round.id && before.etat === round.etat)) return
    if (before.id !== round.id) onPass?.(round.roundNb - 1)
    if (!isLive(gameId)) createRefresher(client, false).refresh(everything)
  }, [round, client, gameId, onPass])
}
