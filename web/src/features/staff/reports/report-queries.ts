import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { Explanation } from '@trimestre/contract/explanations'
import type { Round } from '@trimestre/contract/games'
import type { BalanceSheet, StatementLine } from '@trimestre/contract/statements'
import { call } from '../../../domain/api.ts'
import { explanationQuery } from '../../../domain/explanations/explanation-query.ts'
import { areaKeys } from '../../../domain/game-areas.ts'
import { decisionsQuery } from '../../../domain/game-queries.ts'

/** The number of requests at a time: a report of forty companies must not keep the server from serving the class. */
const batchSize = 4

async function inBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (let start = 0; start < items.length; start += batchSize)
    done.push(...(await Promise.all(items.slice(start, start + batchSize).map(work))))
  return done
}

/** The figure whose causes the report of a class tells. */
const resultFigure = 'result.resultatNet'

/** Queries why the net result of each company is what it is; null for a company whose quarter cannot be explained. */
export const useResultCauses = (roundNb: number | undefined, companyIds: readonly number[]) =>
  useQuery({
    queryKey: ['reportCauses', roundNb, companyIds],
    queryFn: async ({ client }) => {
      const explained = await inBatches(companyIds, companyId =>
        explain(client, { companyId, roundNb: roundNb ?? 0 }, resultFigure),
      )
      return new Map(companyIds.map((id, index) => [id, explained[index] ?? null]))
    },
    enabled: roundNb !== undefined,
    staleTime: 60_000,
  })

const explain = (
  client: QueryClient,
  place: { companyId: number; roundNb: number },
  figure: string,
): Promise<Explanation | null> => client.fetchQuery(explanationQuery(place, figure)).catch(() => null)

/** Queries the decisions of all areas of a company in closed rounds: by round, in the order of the areas. */
export const usePlayedDecisions = (companyId: number, rounds: readonly Round[]) =>
  useQuery({
    queryKey: ['reportDecisions', companyId, rounds.map(({ id }) => id)],
    queryFn: async ({ client }) => {
      const places = rounds.flatMap(({ id }) => areaKeys.map(area => ({ roundId: id, area })))
      const answers = await inBatches(places, ({ roundId, area }) =>
        client.fetchQuery(decisionsQuery(roundId, area, companyId)),
      )
      return rounds.map(({ id }) => answers.filter((_, index) => places[index]?.roundId === id).flat())
    },
  })

const statementQuery = <T>(companyId: number, kind: 'sig' | 'balance-sheet', roundNb: number) => ({
  queryKey: ['getStatement', companyId, kind, roundNb],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('getStatement', {
      params: { id: companyId, kind },
      query: { round: roundNb },
      signal,
    }) as Promise<T>,
})

export const useIntermediateBalances = (companyId: number, roundNb: number) =>
  useQuery(statementQuery<StatementLine[]>(companyId, 'sig', roundNb))

export const useBalanceSheet = (companyId: number, roundNb: number) =>
  useQuery(statementQuery<BalanceSheet>(companyId, 'balance-sheet', roundNb))
