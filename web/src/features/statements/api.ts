import { useQuery } from '@tanstack/react-query'
import type { BalanceSheet, JournalEntry, StatementKind, StatementLine } from '@trimestre/contract/statements'
import { call } from '../../app/api.ts'

type Answers = { sig: StatementLine[]; 'balance-sheet': BalanceSheet; journal: JournalEntry[] }

const roundPoll = 10_000

/** One statement at the end of a round; `undefined` waits until the round is known. */
export const useStatement = <K extends StatementKind>(
  kind: K,
  companyId: number,
  roundNb: number | undefined,
) =>
  useQuery({
    queryKey: ['getStatement', companyId, kind, roundNb],
    // The contract answers a union; the kind asked for says which of its members.
    queryFn: ({ signal }) =>
      call('getStatement', {
        params: { id: companyId, kind },
        query: { round: roundNb },
        signal,
      }) as Promise<Answers[K]>,
    enabled: roundNb !== undefined,
  })

export const useResults = (companyId: number) =>
  useQuery({
    queryKey: ['listCompanyResults', companyId],
    queryFn: ({ signal }) => call('listCompanyResults', { params: { id: companyId }, signal }),
    select: answer => answer['hydra:member'],
  })

/** Asked again while the page is seen, so that a passed quarter is noticed. */
export const useActiveRound = (gameId: number) =>
  useQuery({
    queryKey: ['getActiveRound', gameId],
    queryFn: ({ signal }) => call('getActiveRound', { params: { gameId }, signal }),
    refetchInterval: roundPoll,
  })
