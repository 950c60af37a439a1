import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@trimestre/contract/client'
import { call } from '../../../domain/api.ts'
import { isOver } from '../../../domain/game-standing.ts'
import { getSession, updateUser } from '../../../domain/session.ts'

const usersKey = ['users'] as const

export function usePlayers() {
  return useQuery({
    queryKey: [...usersKey, 'players'],
    queryFn: ({ signal }) => call('listPlayers', { signal }),
  })
}

/**
 * Queries super administrators, then administrators. Both lists are fetched together: if one were newer than the other,
 * a user whose role has just changed could be in both or in neither.
 */
export function useStaff() {
  return useQuery({
    queryKey: [...usersKey, 'staff'],
    queryFn: async ({ signal }) => {
      const [supers, administrators] = await Promise.all([
        call('listSuperAdministrators', { signal }),
        call('listAdministrators', { signal }),
      ])
      return [...supers, ...administrators]
    },
  })
}

export function useRoles() {
  return useQuery({
    queryKey: ['roles'],
    queryFn: ({ signal }) => call('listRoles', { signal }),
  })
}

function useReloadUsers() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: usersKey })
}

export type NewUser = CallInput<'createUser'>['body']
export type UserChange = CallInput<'updateUser'>['body']

export function useCreateUser() {
  const reload = useReloadUsers()
  return useMutation({ mutationFn: (body: NewUser) => call('createUser', { body }), onSuccess: reload })
}

export function useDeleteUser() {
  const reload = useReloadUsers()
  return useMutation({
    mutationFn: (id: number) => call('deleteUser', { params: { id } }),
    onSuccess: reload,
  })
}

export function useUpdateUser() {
  const reload = useReloadUsers()
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: UserChange }) =>
      call('updateUser', { params: { id }, body }),
    onSuccess: user => {
      if (user.id === getSession()?.user.id) updateUser(user)
      return reload()
    },
  })
}

/** Creates all the accounts of a list, or none. */
export function useImportUsers() {
  const reload = useReloadUsers()
  return useMutation({
    mutationFn: async (csv: string) => {
      const answer = await call('importUsers', { body: { csv } })
      if (!('users' in answer)) throw new Error('the list was only checked')
      return answer
    },
    onSuccess: reload,
  })
}

/** Queries the games that are not over, out of those the user administers, or out of all games. */
export function useOpenGames() {
  return useQuery({
    queryKey: ['games', 'open'],
    queryFn: ({ signal }) => call('listGames', { signal }),
    select: games => games.filter(game => !isOver(game)),
  })
}

export function useInviteUsers() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ gameId, userIds }: { gameId: number; userIds: number[] }) =>
      call('invite', { params: { gameId }, body: userIds }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['games'] }),
  })
}
