import { and, asc, count, desc, eq, isNotNull, lt, max, ne, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Reader } from '../../platform/db/database.ts'
import { type InGame, ofCompany } from '../../platform/db/joins.ts'
import {
  companies,
  companyApprovals,
  companyMinutes,
  companyProposals,
  decisionChanges,
  games,
  roundVersions,
  savedDecisions,
} from '../../platform/db/schema.ts'

/** Returns the code with which players join the team; null when it has none. */
export async function findCode(reader: Reader, { gameId, id }: InGame): Promise<string | null> {
  const [company] = await reader
    .select({ code: companies.code })
    .from(companies)
    .where(and(eq(companies.gameId, gameId), eq(companies.id, id)))
  return company?.code ?? null
}

const changesMax = 500

/** Lists the journal of a quarter, or that of one decision in it, the newest first, 500 lines at most. */
export async function listChanges(reader: Reader, company: InGame, roundId: number, key?: string) {
  const isOfKey = key === undefined ? undefined : eq(decisionChanges.key, key)
  return reader
    .select()
    .from(decisionChanges)
    .where(and(ofCompany(decisionChanges, company), eq(decisionChanges.roundId, roundId), isOfKey))
    .orderBy(desc(decisionChanges.id))
    .limit(changesMax)
}

/** Lists the epochs that a restart has ended, the first one first, with whether they were practice. */
export async function listEndedEpochs(reader: Reader, gameId: number) {
  const { epoch, practice, endedAt, publishedAt } = roundVersions
  return reader
    .select({ epoch, isPractice: practice, endedAt: max(endedAt) })
    .from(roundVersions)
    .innerJoin(games, eq(games.id, roundVersions.gameId))
    .where(and(eq(roundVersions.gameId, gameId), lt(epoch, games.epoch), isNotNull(publishedAt)))
    .groupBy(epoch, practice)
    .orderBy(asc(epoch))
}

/** Whether the quarters that a game plays now are practice. */
export async function isPractising(reader: Reader, gameId: number): Promise<boolean> {
  const [game] = await reader.select({ practice: games.practice }).from(games).where(eq(games.id, gameId))
  return game?.practice === true
}

/** How many acts of one sort a person did in a quarter. */
export type ActCount = { roundId: number; userId: number; count: number }

type ActTable =
  | typeof decisionChanges
  | typeof companyProposals
  | typeof companyApprovals
  | typeof companyMinutes

function countActs(reader: Reader, table: ActTable, company: InGame, which?: SQL): Promise<ActCount[]> {
  const columns: Record<'roundId' | 'userId', PgColumn> = table
  const { roundId, userId } = columns
  return reader
    .select({ roundId, userId, count: count() })
    .from(table)
    .where(and(ofCompany(table, company), which))
    .groupBy(roundId, userId) as Promise<ActCount[]>
}

export const countChanges = (reader: Reader, company: InGame): Promise<ActCount[]> =>
  countActs(reader, decisionChanges, company, ne(decisionChanges.outcome, 'refused'))

export const countProposals = (reader: Reader, company: InGame): Promise<ActCount[]> =>
  countActs(reader, companyProposals, company)

export const countAcceptedProposals = (reader: Reader, company: InGame): Promise<ActCount[]> => {
  const { state } = companyProposals
  return countActs(reader, companyProposals, company, or(eq(state, 'accepted'), eq(state, 'partly')))
}

export const countApprovals = (reader: Reader, company: InGame): Promise<ActCount[]> =>
  countActs(reader, companyApprovals, company)

export const countMinutes = (reader: Reader, company: InGame): Promise<ActCount[]> =>
  countActs(reader, companyMinutes, company)

/** Lists the versions of the values of each quarter. */
export async function listVersions(reader: Reader, company: InGame) {
  const { roundId, versions, draft } = savedDecisions
  return reader
    .select({ roundId, versions })
    .from(savedDecisions)
    .where(and(ofCompany(savedDecisions, company), eq(draft, false)))
}
