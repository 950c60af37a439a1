import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Game, Round } from '@trimestre/contract/games'
import type { DryRun, PublicationChange } from '@trimestre/contract/rounds'
import { useState } from 'react'
import { useActiveRound } from '../../../../domain/active-round.ts'
import { call } from '../../../../domain/api.ts'
import { everything } from '../../../../domain/event-stream/refresh.ts'
import { readAgain } from '../../../../domain/query-cache.ts'
import {
  compareWithRehearsal,
  forgetComparison,
  rememberRehearsal,
} from '../../../../domain/staff/rehearsals.ts'
import { newestRound } from './round-state.ts'

/** Returns the newest round of a game, as far as it is known. */
export function useNewestRound(game: Game): Round | undefined {
  const polled = useActiveRound(game.id).data
  return newestRound(game.rounds, polled)
}

/** A closed, published or undone quarter changes the results, the dashboards and the games. */
function useRefreshAll() {
  const client = useQueryClient()
  return () => readAgain(client, everything.matches)
}

/** Computes the open quarter without closing it; the last outcome stays until the next one. */
export function useRehearse(gameId: number) {
  const [outcome, setOutcome] = useState<DryRun | null>(null)
  const { mutate, error, isPending } = useMutation({
    mutationFn: (roundId: number) => call('rehearseRound', { params: { id: roundId }, body: {} }),
    onSuccess: result => {
      rememberRehearsal(gameId, result)
      setOutcome(result)
    },
  })
  return { rehearse: mutate, outcome, error, isPending }
}

export type Rehearsing = ReturnType<typeof useRehearse>

/** Closes the open quarter; a planned pass at this time is dropped, since there is no quarter left for it. */
export function useCloseRound(game: Game) {
  const refresh = useRefreshAll()
  return useMutation({
    mutationFn: ({ roundNb }: Round) =>
      call('passRound', {
        params: { gameId: game.id },
        query: { expected: roundNb, dropped: game.nextPassAt ?? undefined },
        body: [],
      }),
    onSuccess: outcome => compareWithRehearsal(game.id, outcome),
    onSettled: refresh,
  })
}

/** `at`: the time of the publication in milliseconds of Unix time; without it, now. */
type Publishing = { roundId: number; at?: number; opensNext: boolean }

export function usePublishRound() {
  const refresh = useRefreshAll()
  return useMutation({
    mutationFn: ({ roundId, at, opensNext }: Publishing) =>
      call('publishRound', {
        params: { id: roundId },
        body: at === undefined ? { opensNext } : { at: new Date(at).toISOString(), opensNext },
      }),
    onSettled: refresh,
  })
}

export function useCancelPublication() {
  const refresh = useRefreshAll()
  return useMutation({
    mutationFn: (roundId: number) => call('cancelPublication', { params: { id: roundId } }),
    onSettled: refresh,
  })
}

export function useUndoRound(gameId: number) {
  const refresh = useRefreshAll()
  return useMutation({
    mutationFn: (roundId: number) => call('undoRound', { params: { id: roundId }, body: {} }),
    onSuccess: () => forgetComparison(gameId),
    onSettled: refresh,
  })
}

export function useSetPublication(gameId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PublicationChange) => call('setPublication', { params: { id: gameId }, body }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['games'] }),
        client.invalidateQueries({ queryKey: ['getGame', gameId] }),
      ]),
  })
}
