import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from './api.ts'

const poll = 10_000
/** A class does not reload in the same instant. */
const spread = 2000

/** The round being played, asked again while the page is seen, so that a passed quarter is noticed. */
export const useActiveRound = (gameId: number | undefined) =>
  useQuery({
    queryKey: ['getActiveRound', gameId],
    queryFn: ({ signal }) => call('getActiveRound', { params: { gameId: gameId ?? 0 }, signal }),
    enabled: gameId !== undefined,
    refetchInterval: poll,
  })

type Change = { gameId: number; companyId: number; onPass?(quarter: number): void }

/** Reloads what a pass changes once the round is another one. */
export function useReloadOnPass({ gameId, companyId, onPass }: Change): void {
  const client = useQueryClient()
  const round = useActiveRound(gameId).data
  const known = useRef<{ id: number; etat: number } | null>(null)
  useEffect(() => {
    if (!round) return
    const before = known.current
    known.current = { id: round.id, etat: round.etat }
    if (!before || (before.id === round.id && before.etat === round.etat)) return
    if (before.id !== round.id) onPass?.(round.roundNb - 1)
    const keys = [
      ['getDashboard', companyId],
      ['getGame', gameId],
      ['listCompanyResults', companyId],
      ['listDecisions', before.id],
    ]
    const reload = () => {
      for (const queryKey of keys) void client.invalidateQueries({ queryKey })
    }
    setTimeout(reload, Math.random() * spread)
  }, [round, client, gameId, companyId, onPass])
}
