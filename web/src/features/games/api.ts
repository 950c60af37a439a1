import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Game } from '@trimestre/contract/games'
import { call } from '../../app/api.ts'
import { gamesQuery, resultsQuery } from '../../app/game-queries.ts'
import { enterGame } from '../../app/session.ts'

export const useGames = () => useQuery(gamesQuery())

export const useProducts = () =>
  useQuery({ queryKey: ['listProducts'], queryFn: ({ signal }) => call('listProducts', { signal }) })

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

/** Opens a joined game: its company and its present state are kept as the current ones. */
export function useEnterGame(userId: number) {
  return useMutation({
    mutationFn: async (game: Game) => {
      const companies = await call('findCompany', { params: { userId, gameId: game.id } })
      const company = companies[0]
      if (!company) throw new Error(`no company in game ${game.id}`)
      enterGame(await call('getGame', { params: { id: game.id } }), company)
    },
  })
}
