import { useQuery } from '@tanstack/react-query'
import { call } from './api.ts'

/** The results of a company, one for each quarter passed, the oldest first. */
export const useResults = (companyId: number) =>
  useQuery({
    queryKey: ['listCompanyResults', companyId],
    queryFn: ({ signal }) => call('listCompanyResults', { params: { id: companyId }, signal }),
    select: answer => answer['hydra:member'],
  })
