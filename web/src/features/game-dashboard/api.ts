import { useQuery } from '@tanstack/react-query'
import { dashboardQuery, gameQuery } from '../../app/game-queries.ts'

export const useDashboard = (companyId: number) => useQuery(dashboardQuery(companyId))

export const useGame = (gameId: number) => useQuery(gameQuery(gameId))
