import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../domain/api.ts'
import { everything } from '../../../../domain/event-stream/refresh.ts'
import { readAgain } from '../../../../domain/query-cache.ts'

/** What is done to a whole game changes most of what is shown of it. */
function useRefreshAll() {
  const client = useQueryClient()
  return () => readAgain(client, everything.matches)
}

export function usePause(gameId: number) {
  return useMutation({
    mutationFn: (message: string) => call('pauseGame', { params: { id: gameId }, body: { message } }),
    onSettled: useRefreshAll(),
  })
}

export function useResume(gameId: number) {
  return useMutation({
    mutationFn: () => call('resumeGame', { params: { id: gameId } }),
    onSettled: useRefreshAll(),
  })
}

export function useSetPractice(gameId: number) {
  return useMutation({
    mutationFn: (practice: boolean) => call('setPractice', { params: { id: gameId }, body: { practice } }),
    onSettled: useRefreshAll(),
  })
}

/** `carry`: the sheets begin with what was given in the last closed quarter. */
type Restart = { decisions: 'carry' | 'clear'; reason: string }

export function useRestart(gameId: number) {
  return useMutation({
    mutationFn: (body: Restart) => call('restartGame', { params: { id: gameId }, body }),
    onSettled: useRefreshAll(),
  })
}
