import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Seat } from '@trimestre/contract/seats'
import { call } from '../../../../domain/api.ts'

/** Queries the seats of a game; they are fetched again with the progress of its companies, which shows them too. */
export const useSeats = (gameId: number) =>
  useQuery({
    queryKey: ['progress', gameId, 'seats'],
    queryFn: ({ signal }) => call('listSeats', { params: { id: gameId }, signal }),
  })

const rolesKey = (gameId: number) => ['games', gameId, 'roles'] as const

/** Queries the roles of a game played in teams. */
export const useTeamRoles = (gameId: number, enabled: boolean) =>
  useQuery({
    queryKey: rolesKey(gameId),
    queryFn: ({ signal }) => call('listTeamRoles', { params: { id: gameId }, signal }),
    enabled,
  })

/** Draws another code for a team; the old one no longer works. */
export function useDrawCode({ id, game }: Seat) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('drawTeamCode', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['progress', game.id] }),
  })
}

/** Returns a function that sends a call about the seats or teams of a game and then fetches what it changed. */
export function useSeatAct<A>(gameId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (act: () => Promise<A>) => act(),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['progress', gameId] }),
        client.invalidateQueries({ queryKey: ['games'] }),
      ]),
  })
}
