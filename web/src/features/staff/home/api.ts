import { useQuery } from '@tanstack/react-query'
import type { Progress } from '@trimestre/contract/companies'
import { call } from '../../../domain/api.ts'

/** Uses the query keys of the list pages, so that a list already loaded is not fetched again. */
export function useAllGames() {
  return useQuery({
    queryKey: ['games', 'all'],
    queryFn: ({ signal }) => call('listAllGames', { signal }),
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

/** Queries the decision progress of each company in the current quarter, polled every 30 seconds. */
export const useProgress = (gameId: number) =>
  useQuery({
    queryKey: ['progress', gameId],
    queryFn: ({ signal }) => call('getProgress', { params: { id: gameId }, signal }),
    refetchInterval: 30_000,
  })

/** Returns the number of companies that have saved at least one area or declared that they are done. */
export const decidedCount = (companies: readonly Pick<Progress, 'saved' | 'locked'>[]): number =>
  companies.filter(({ saved, locked }) => locked || saved.length > 0).length

export const useItems = () =>
  useQuery({ queryKey: ['items'], queryFn: ({ signal }) => call('listItems', { signal }) })

export const useMenus = () =>
  useQuery({ queryKey: ['menus'], queryFn: ({ signal }) => call('listMenus', { signal }) })

export const useEvents = () =>
  useQuery({ queryKey: ['events'], queryFn: ({ signal }) => call('listEvents', { signal }) })
