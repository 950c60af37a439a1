import { useQuery } from '@tanstack/react-query'
import { dashboardQuery } from '../../app/game-queries.ts'

export const useDashboard = (companyId: number) => useQuery(dashboardQuery(companyId))
