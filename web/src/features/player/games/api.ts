import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Game } from '@trimestre/contract/games'
import { call } from '../../../domain/api.ts'
import { enterJoinedGame } from '../../../domain/enter-game.ts'
import { gamesQuery, productsQuery, resultsQuery } from '../../../domain/game-queries.ts'
import { enterGame } from '../../../domain/session.ts'

export const useGames = () => useQuery(gamesQuery())

export const useProducts = () => useQuery(productsQuery())

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
