import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { exportFormats, exportKinds } from '@trimestre/contract/exports'
import { call, download } from '../../app/api.ts'
import { everything } from '../../app/live/refresh.ts'
import { readAgain } from '../../app/query-cache.ts'
import { saveContent } from '../../ui/save-file.ts'
import { readExpertResults } from './results.ts'

/** Every company's result of every quarter passed. */
export const useExpertResults = (gameId: number) =>
  useQuery({
    queryKey: ['expertResults', gameId],
    queryFn: ({ signal }) =>
      call('listExpertResults', { params: { gameId }, signal }).then(readExpertResults),
  })

/** Who has decided what in the quarter in play. */
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

/** Who decided in which quarter: a head, then a line for each player. */
export const useAttendance = (gameId: number) =>
  useQuery({
    queryKey: ['attendance', gameId],
    queryFn: ({ signal }) => call('getAttendance', { params: { gameId }, signal }),
    staleTime: 0,
  })

/** A reset changes ranks, results and decisions: all that is shown is asked for anew. */
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
}

/** A table of the game as a file, whole whatever the page shows. */
export const useExport = (gameId: number) =>
  useMutation({
    mutationFn: ({ kind, format, lang }: Export) =>
      download('exportGame', { params: { id: gameId, kind }, query: { format, lang } }),
    onSuccess: ({ name, content }) => saveContent(name, content),
  })
