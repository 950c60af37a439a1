import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Joining } from '@trimestre/contract/games'
import { call } from '../../api.ts'

function useRefreshGames() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['games'] })
}

/** Gives a game a new class code, or closes the one it has. */
export function useClassCode(gameId: number) {
  const refresh = useRefreshGames()
  return useMutation({
    mutationFn: (act: 'openJoinCode' | 'closeJoinCode') => call(act, { params: { id: gameId } }),
    onSettled: refresh,
  })
}

/** Sets whether players who are not invited and have no code may join. */
export function useSetJoining(gameId: number) {
  const refresh = useRefreshGames()
  return useMutation({
    mutationFn: (joining: Joining) => call('configureGame', { params: { id: gameId }, body: { joining } }),
    onSettled: refresh,
  })
}
