import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Game } from '@trimestre/contract/games'
import { call } from '../../../../domain/api.ts'
import { gameQuery, gamesQuery } from '../../../../domain/game-queries.ts'
import { enterGame, getSession, leaveGame } from '../../../../domain/session.ts'

/** Milliseconds between two looks at the free places: players without a team get no event of the game. */
const placesPoll = 5_000

export const useTeams = (gameId: number) =>
  useQuery({
    queryKey: ['listTeams', gameId],
    queryFn: ({ signal }) => call('listTeams', { params: { id: gameId }, signal }),
    refetchInterval: placesPoll,
  })

export type WayIn = { company: number } | { name: string } | { code: string }

const useRefreshGame = (gameId: number) => {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [gamesQuery().queryKey, gameQuery(gameId).queryKey, ['listTeams', gameId]].map(queryKey =>
        client.invalidateQueries({ queryKey }),
      ),
    )
}

/** Joins or makes a team, then enters the game with it. */
export function useJoinTeam(game: Game) {
  const refresh = useRefreshGame(game.id)
  return useMutation({
    mutationFn: async (way: WayIn) => {
      const company = await call('joinGame', { body: { game: game.id, ...way } })
      enterGame(await call('getGame', { params: { id: game.id } }), company)
    },
    onSettled: refresh,
  })
}

/** Leaves the own team before the first quarter is closed. */
export function useLeaveTeam(game: Game) {
  const refresh = useRefreshGame(game.id)
  return useMutation({
    mutationFn: async () => {
      const session = getSession()
      if (!session || !game.companyId) return
      await call('removeMember', { params: { id: game.companyId, userId: session.user.id } })
      if (session.currentGame?.id === game.id) leaveGame()
    },
    onSettled: refresh,
  })
}
