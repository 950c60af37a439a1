import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../app/api.ts'

const roundPoll = 10_000

export const useDashboard = (companyId: number) =>
  useQuery({
    queryKey: ['getDashboard', companyId],
    queryFn: ({ signal }) => call('getDashboard', { params: { id: companyId }, signal }),
  })

export const useGame = (gameId: number) =>
  useQuery({
    queryKey: ['getGame', gameId],
    queryFn: ({ signal }) => call('getGame', { params: { id: gameId }, signal }),
  })

export const useResults = (companyId: number) =>
  useQuery({
    queryKey: ['listCompanyResults', companyId],
    queryFn: ({ signal }) => call('listCompanyResults', { params: { id: companyId }, signal }),
    select: answer => answer['hydra:member'],
  })

/** Asked again while the page is seen, so that a passed quarter is noticed. */
export const useActiveRound = (gameId: number) =>
  useQuery({
    queryKey: ['getActiveRound', gameId],
    queryFn: ({ signal }) => call('getActiveRound', { params: { gameId }, signal }),
    refetchInterval: roundPoll,
  })

/** Reloads the game's figures when its round changes; a class does not reload in the same instant. */
export function useReloadOnPass(gameId: number, companyId: number, onPass: (quarter: number) => void): void {
  const client = useQueryClient()
  const round = useActiveRound(gameId).data
  const known = useRef<{ id: number; etat: number } | null>(null)
  useEffect(() => {
    if (!round) return
    const before = known.current
    known.current = { id: round.id, etat: round.etat }
    if (!before || (before.id === round.id && before.etat === round.etat)) return
    if (before.id !== round.id) onPass(round.roundNb - 1)
    const keys = [
      ['getDashboard', companyId],
      ['getGame', gameId],
      ['listCompanyResults', companyId],
    ]
    const timer = setTimeout(() => {
      for (const queryKey of keys) void client.invalidateQueries({ queryKey })
    }, Math.random() * 2000)
    return () => clearTimeout(timer)
  }, [round, client, gameId, companyId, onPass])
}
