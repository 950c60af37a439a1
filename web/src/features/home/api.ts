import { useQuery } from '@tanstack/react-query'
import { call } from '../../app/api.ts'
import { useSignedIn } from '../../app/session.ts'

/** The same keys as the lists', so that a list already seen is not fetched again. */
export function useMyGames() {
  const { user } = useSignedIn()
  return useQuery({
    queryKey: ['games', 'administered', user.id],
    queryFn: ({ signal }) => call('listAdministeredGames', { params: { adminId: user.id }, signal }),
  })
}

export function useAllGames() {
  return useQuery({
    queryKey: ['games', 'all'],
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

export function usePlayers() {
  return useQuery({
    queryKey: ['users', 'players'],
    queryFn: ({ signal }) => call('listPlayers', { signal }),
  })
}
