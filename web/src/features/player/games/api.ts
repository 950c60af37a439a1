import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Game } from '@trimestre/contract/games'
import { call } from '../../../domain/api.ts'
import { enterJoinedGame } from '../../../domain/enter-game.ts'
import { gameQuery, gamesQuery, resultsQuery } from '../../../domain/game-queries.ts'
import { enterGame } from '../../../domain/session.ts'

export const useGames = () => useQuery(gamesQuery())

export const useResults = (companyId: number | undefined) =>
  useQuery({
    ...resultsQuery(companyId ?? 0),
    select: answer => answer['hydra:member'],
    enabled: companyId !== undefined,
  })

/** Joins the game, then opens it with the new company. */
export function useJoinGame() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (game: Game) => {
      const company = await call('joinGame', { body: { game: game.id } })
      const joined = await call('getGame', { params: { id: game.id } })
      enterGame(joined, company)
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['listGames'] }),
    onError: () => client.invalidateQueries({ queryKey: ['listGames'] }),
  })
}

/** Opens a joined game. */
export const useEnterGame = (userId: number) =>
  useMutation({ mutationFn: (game: Game) => enterJoinedGame(userId, game.id) })

const requestKey = (gameId: number) => ['joinRequest', gameId] as const

/** Milliseconds between two looks at a request that waits: the event stream of the game is not open to the player yet. */
const answerPoll = 5_000

/** Queries what became of the player's request to join a game; once accepted, the game itself is requested again. */
export function useJoinRequest(gameId: number) {
  const client = useQueryClient()
  return useQuery({
    queryKey: requestKey(gameId),
    queryFn: async ({ signal }) => {
      const { state } = await call('getJoinRequest', { params: { id: gameId }, signal })
      if (state === 'accepted') await refreshGame(client, gameId)
      return state
    },
    refetchInterval: ({ state: { data } }) => data === 'pending' && answerPoll,
  })
}

const refreshGame = (client: QueryClient, gameId: number) =>
  Promise.all([
    client.invalidateQueries({ queryKey: gameQuery(gameId).queryKey }),
    client.invalidateQueries({ queryKey: gamesQuery().queryKey }),
  ])

/** Asks the administrators of a game to be let in. */
export function useRequestToJoin(gameId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('requestToJoin', { params: { id: gameId } }),
    onSettled: () => client.invalidateQueries({ queryKey: requestKey(gameId) }),
  })
}
