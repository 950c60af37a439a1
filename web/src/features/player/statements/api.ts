import { queryOptions, useQuery } from '@tanstack/react-query'
import type {
  BalanceSheet,
  DueLine,
  JournalEntry,
  LedgerAccount,
  LoanPlan,
  StatementKind,
  StatementLine,
  TrialBalanceLine,
} from '@trimestre/contract/statements'
import { call } from '../../../domain/api.ts'

type Answers = Record<'sig' | 'income' | 'value' | 'cash' | 'financing' | 'cash-flow', StatementLine[]> & {
  'balance-sheet': BalanceSheet
  dues: DueLine[]
  journal: JournalEntry[]
  'trial-balance': TrialBalanceLine[]
  ledger: LedgerAccount[]
  loans: LoanPlan[]
}

export const statementQuery = <K extends StatementKind>(
  kind: K,
  companyId: number,
  roundNb: number | undefined,
) =>
  queryOptions({
    queryKey: ['getStatement', companyId, kind, roundNb],
    // The contract types the response as a union; the requested kind determines its member.
    queryFn: ({ signal }) =>
      call('getStatement', {
        params: { id: companyId, kind },
        query: { round: roundNb },
        signal,
      }) as Promise<Answers[K]>,
    enabled: roundNb !== undefined,
  })

/** Queries one statement at the end of a round; `undefined` defers the query until the round is known. */
export const useStatement = <K extends StatementKind>(
  kind: K,
  companyId: number,
  roundNb: number | undefined,
) => useQuery(statementQuery(kind, companyId, roundNb))
