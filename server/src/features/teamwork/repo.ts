import { and, count, desc, eq, ne, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Reader } from '../../platform/db/database.ts'
import { type InGame, ofCompany, withRound } from '../../platform/db/joins.ts'
import {
  companies,
  companyApprovals,
  companyMinutes,
  companyProposals,
  decisionChanges,
  rounds,
  savedDecisions,
} from '../../platform/db/schema.ts'
import { type Epochs, sinceRestart, withinEnded } from '../rounds/rounds-of-game.ts'

/** Returns the code with which players join the team; null when it has none. */
export async function findCode(reader: Reader, { gameId, id }: InGame): Promise<string | null> {
  const [company] = await reader
    .select({ code: companies.code })
    .from(companies)
    .where(and(eq(companies.gameId, gameId), eq(companies.id, id)))
  return company?.code ?? null
}

const changesMax = 500

type Asked = { roundId: number; key?: string | undefined; epochs: Epochs }

/**
 * Lists the journal of a quarter, or that of one decision in it, the newest first, 500 lines at most. It holds the present
 * epoch and practice.
 */
export async function listChanges(reader: Reader, company: InGame, { roundId, key, epochs }: Asked) {
  const { at } = decisionChanges
  const time = or(
    sinceRestart(at, company.gameId, epochs.present.epoch),
    ...epochs.practices.map(({ epoch }) => withinEnded(at, company.gameId, epoch)),
  )
  const isOfKey = key === undefined ? undefined : eq(decisionChanges.key, key)
  return reader
    .select()
    .from(decisionChanges)
    .where(and(ofCompany(decisionChanges, company), eq(decisionChanges.roundId, roundId), isOfKey, time))
    .orderBy(desc(decisionChanges.id))
    .limit(changesMax)
}

/** How many acts of one sort a person did in a quarter. */
export type ActCount = { roundNb: number; userId: number; count: number }

type ActTable =
  | typeof decisionChanges
  | typeof companyProposals
  | typeof companyApprovals
  | typeof companyMinutes

function countActs(reader: Reader, table: ActTable, company: InGame, which?: SQL): Promise<ActCount[]> {
  const { userId }: Record<'userId', PgColumn> = table
  return reader
    .select({ roundNb: rounds.roundNb, userId, count: count() })
    .from(table)
    .innerJoin(rounds, withRound(table))
    .where(and(ofCompany(table, company), which))
    .groupBy(rounds.roundNb, userId) as Promise<ActCount[]>
}

/** The acts that outlive a restart are counted in a time, of which this returns the condition. */
export type Time = (at: PgColumn) => SQL

export const countChanges = (reader: Reader, company: InGame, time: Time): Promise<ActCount[]> => {
  const { outcome, at } = decisionChanges
  return countActs(reader, decisionChanges, company, and(ne(outcome, 'refused'), time(at)))
}

export const countProposals = (reader: Reader, company: InGame): Promise<ActCount[]> =>
  countActs(reader, companyProposals, company)

export const countAcceptedProposals = (reader: Reader, company: InGame): Promise<ActCount[]> => {
  const { state } = companyProposals
  return countActs(reader, companyProposals, company, or(eq(state, 'accepted'), eq(state, 'partly')))
}

export const countApprovals = (reader: Reader, company: InGame): Promise<ActCount[]> =>
  countActs(reader, companyApprovals, company)

export const countMinutes = (reader: Reader, company: InGame, time: Time): Promise<ActCount[]> =>
  countActs(reader, companyMinutes, company, time(companyMinutes.minute))

/** Lists the versions of the values of each quarter. */
export async function listVersions(reader: Reader, company: InGame) {
  const { versions, draft } = savedDecisions
  return reader
    .select({ roundNb: rounds.roundNb, versions })
    .from(savedDecisions)
    .innerJoin(rounds, withRound(savedDecisions))
    .where(and(ofCompany(savedDecisions, company), eq(draft, false)))
}
