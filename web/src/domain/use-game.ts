import { useQuery } from '@tanstack/react-query'
import { dashboardQuery, gameQuery, resultsQuery } from './game-queries.ts'

export const useGame = (id: number) => useQuery(gameQuery(id))

export const useDashboard = (companyId: number) => useQuery(dashboardQuery(companyId))

/** Returns the results of a company, one for each passed quarter, oldest first. */
export const useResults = (companyId: number) =>
  useQuery({ ...resultsQuery(companyId), select: answer => answer['hydra:member'] })
