import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@trimestre/contract/client'
import { call } from '../../../domain/api.ts'

const gamesKey = ['games'] as const

export function useAllGames() {
  return useQuery({
    queryKey: [...gamesKey, 'all'],
    queryFn: ({ signal }) => call('listAllGames', { signal }),
  })
}

export function useProducts() {
  return useQuery({
    queryKey: ['products'],
    queryFn: ({ signal }) => call('listProducts', { signal }),
  })
}

export function useAdministrators() {
  return useQuery({
    queryKey: ['users', 'administrators'],
    queryFn: ({ signal }) => call('listAdministrators', { signal }),
  })
}

function useReloadGames() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: gamesKey })
}

export type NewGame = CallInput<'createGame'>['body']

export function useCreateGame() {
  const reload = useReloadGames()
  return useMutation({ mutationFn: (body: NewGame) => call('createGame', { body }), onSuccess: reload })
}

export function useUpdateGame() {
  const reload = useReloadGames()
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: NewGame }) =>
      call('configureGame', { params: { id }, body }),
    onSuccess: reload,
  })
}

export function useAssignAdministrator() {
  const reload = useReloadGames()
  return useMutation({
    mutationFn: (query: { gameId: number; adminId: number }) => call('assignAdministrator', { query }),
    onSuccess: reload,
  })
}

export function useDeleteGame() {
  const reload = useReloadGames()
  return useMutation({
    mutationFn: (id: number) => call('deleteGame', { params: { id } }),
    onSuccess: reload,
  })
}
