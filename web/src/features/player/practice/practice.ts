import type { Result } from '@trimestre/contract/companies'
import { call } from '../../../domain/api.ts'

/** The practice quarters of one epoch, before the game was restarted. */
export type EpochResults = { epoch: number; results: readonly Result[] }

/** Practice in which a company has played; `number` counts the series of its game from 1. */
export type Practice = EpochResults & { number: number }

/** Queries the results of a company in an epoch that a restart has ended: nothing of them ever changes. */
export const practiceQuery = (companyId: number, epoch: number) => ({
  queryKey: ['listPracticeResults', companyId, epoch] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<EpochResults> => {
    const answer = await call('listCompanyResults', { params: { id: companyId }, query: { epoch }, signal })
    return { epoch, results: answer['hydra:member'] }
  },
})

/** Returns the practice in which the company has played, the last one first, with its number in the game. */
export const playedPractice = (all: readonly EpochResults[]): Practice[] =>
  all
    .map((practice, index) => ({ ...practice, number: index + 1 }))
    .filter(({ results }) => results.length > 0)
    .reverse()
