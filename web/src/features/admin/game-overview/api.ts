import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { exportFormats, exportKinds } from '@trimestre/contract/exports'
import { call, download } from '../../../domain/api.ts'
import { everything } from '../../../domain/event-stream/refresh.ts'
import { readAgain } from '../../../domain/query-cache.ts'
import { saveContent } from '../../../ui/save-file.ts'

/** Queries the decision progress of each company in the current quarter. */
export const useProgress = (gameId: number) =>
  useQuery({
    queryKey: ['progress', gameId],
    queryFn: ({ signal }) => call('getProgress', { params: { id: gameId }, signal }),
  })

export const useAssignedPlayers = (gameId: number) =>
  useQuery({
    queryKey: ['games', gameId, 'players', 'assigned'],
    queryFn: ({ signal }) => call('listAssignedUsers', { params: { gameId }, signal }),
  })

/** Resets a company. This changes ranks, results and decisions, so all queries on the page are fetched again. */
export function useResetCompany() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (companyId: number) => call('resetCompany', { params: { id: companyId } }),
    onSettled: () => readAgain(client, everything.matches),
  })
}

export type Export = {
  kind: (typeof exportKinds)[number]
  format: (typeof exportFormats)[number]
  lang: string
  /** One version of the quarter of a round, instead of what counts. */
  round?: number
  version?: number
}

/** Downloads a table of the game as a file; it is always complete, whatever the page shows. */
export const useExport = (gameId: number) =>
  useMutation({
    mutationFn: ({ kind, ...query }: Export) =>
      download('exportGame', { params: { id: gameId, kind }, query }),
    onSuccess: ({ name, content }) => saveContent(name, content),
  })
