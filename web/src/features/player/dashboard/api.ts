import { useQuery } from '@tanstack/react-query'
import { dashboardQuery } from '../../../domain/game-queries.ts'

export const useDashboard = (companyId: number) => useQuery(dashboardQuery(companyId))
