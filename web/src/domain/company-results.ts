import { useQuery } from '@tanstack/react-query'
import { resultsQuery } from './game-queries.ts'

/** Returns the results of a company, one for each passed quarter, oldest first. */
export const useResults = (companyId: number) =>
  useQuery({ ...resultsQuery(companyId), select: answer => answer['hydra:member'] })
