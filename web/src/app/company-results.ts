import { useQuery } from '@tanstack/react-query'
import { resultsQuery } from './game-queries.ts'

/** The results of a company, one for each quarter passed, the oldest first. */
export const useResults = (companyId: number) =>
  useQuery({ ...resultsQuery(companyId), select: answer => answer['hydra:member'] })
