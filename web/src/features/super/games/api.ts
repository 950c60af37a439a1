import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import { call } from '../../../domain/api.ts'
import { useDeleteEntry, useSaveEntry } from '../shared/entry-queries.ts'

const gamesKey = ['games'] as const

export function useAllGames() {
  return useQuery({
    queryKey: [...gamesKey, 'all'],
    queryFn: ({ signal }) => call('listAllGames', { signal }),
  })
}

export function useAdministrators() {
  return useQuery({
    queryKey: ['users', 'administrators'],
    queryFn: ({ signal }) => call('listAdministrators', { signal }),
  })
}

export type NewGame = CallInput<'createGame'>['body']

export const readGame = (id: number): Promise<Game> => call('getGame', { params: { id } })

export const useSaveGame = (game: Game | undefined) =>
  useSaveEntry<NewGame>(game, {
    key: gamesKey,
    create: body => call('createGame', { body }),
    update: (id, body) => call('configureGame', { params: { id }, body }),
  })

export function useAssignAdministrator() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (query: { gameId: number; adminId: number }) => call('assignAdministrator', { query }),
    onSuccess: () => client.invalidateQueries({ queryKey: gamesKey }),
  })
}

export const useDeleteGame = () => useDeleteEntry(gamesKey, id => call('deleteGame', { params: { id } }))
