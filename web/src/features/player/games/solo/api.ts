import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@trimestre/contract/client'
import { call } from '../../../../domain/api.ts'
import { enterJoinedGame } from '../../../../domain/enter-game.ts'
import { useSignedIn } from '../../../../domain/use-session.ts'

export type NewFreeGame = CallInput<'startSolo'>['body']

/** Starts a game without a training, and enters it. */
export function useStartFreeGame() {
  const enter = useEnter()
  return useMutation({
    mutationFn: async (body: NewFreeGame) => enter((await call('startSolo', { body })).id),
  })
}

/** Starts the player's game of a training, or enters the one that there is. */
export function useStartTraining() {
  const enter = useEnter()
  return useMutation({
    mutationFn: async (id: number) => enter((await call('startTraining', { params: { id } })).id),
  })
}

export function useEnterSolo() {
  const enter = useEnter()
  return useMutation({ mutationFn: enter })
}

function useEnter() {
  const { user } = useSignedIn()
  const client = useQueryClient()
  return async (gameId: number) => {
    await enterJoinedGame(user.id, gameId)
    void client.invalidateQueries({ queryKey: ['listGames'] })
    void client.invalidateQueries({ queryKey: ['listTrainings'] })
  }
}

export function useDeleteFreeGame() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('deleteSolo', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['listGames'] }),
  })
}
