import { queryOptions } from '@tanstack/react-query'
import { call } from '../api.ts'
import type { WhyPlace } from './why.tsx'

/** The explanation of a figure of a past quarter: the same each time, so that it is asked for once. */
export const explanationQuery = ({ companyId, roundNb }: WhyPlace, figure: string) =>
  queryOptions({
    queryKey: ['getExplanation', companyId, roundNb, figure],
    queryFn: ({ signal }) =>
      call('getExplanation', { params: { id: companyId, figure }, query: { round: roundNb }, signal }),
    staleTime: 60_000,
  })

/** A figure in every quarter up to this one. */
export const historyQuery = ({ companyId, roundNb }: WhyPlace, figure: string) =>
  queryOptions({
    queryKey: ['getFigureHistory', companyId, roundNb, figure],
    queryFn: ({ signal }) =>
      call('getFigureHistory', { params: { id: companyId, figure }, query: { round: roundNb }, signal }),
    staleTime: 60_000,
  })
