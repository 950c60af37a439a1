import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@trimestre/contract/client'
import { call } from '../../app/api.ts'
import { getSession, updateUser } from '../../app/session.ts'

const usersKey = ['users'] as const

export function usePlayers() {
  return useQuery({
    queryKey: [...usersKey, 'players'],
    queryFn: ({ signal }) => call('listPlayers', { signal }),
  })
}

export function useAdministrators() {
  return useQuery({
    queryKey: [...usersKey, 'administrators'],
    queryFn: ({ signal }) => call('listAdministrators', { signal }),
  })
}

export function useSuperAdministrators() {
  return useQuery({
    queryKey: [...usersKey, 'superAdministrators'],
    queryFn: ({ signal }) => call('listSuperAdministrators', { signal }),
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
