import { useQuery } from '@tanstack/react-query'
import { gameQuery } from './game-queries.ts'

export const useGame = (id: number) => useQuery(gameQuery(id))
