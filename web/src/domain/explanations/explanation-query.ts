import { queryOptions } from '@tanstack/react-query'
import { call } from '../api.ts'
import type { ExplanationContext } from './why.tsx'

/**
 * Returns the query of the explanation of a figure in a past quarter, which does not change and stays fresh for a
 * minute.
 */
export const explanationQuery = ({ companyId, roundNb }: ExplanationContext, figure: string) =>
  queryOptions({
    queryKey: ['getExplanation', companyId, roundNb, figure],
    queryFn: ({ signal }) =>
      call('getExplanation', { params: { id: companyId, figure }, query: { round: roundNb }, signal }),
    staleTime: 60_000,
  })

/** Returns the query of a figure in every quarter up to this one. */
export const historyQuery = ({ companyId, roundNb }: ExplanationContext, figure: string) =>
  queryOptions({
    queryKey: ['getFigureHistory', companyId, roundNb, figure],
    queryFn: ({ signal }) =>
      call('getFigureHistory', { params: { id: companyId, figure }, query: { round: roundNb }, signal }),
    staleTime: 60_000,
  })
