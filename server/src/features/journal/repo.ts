import type { JournalText } from '@trimestre/contract/journal'
import type { PredictedFigure, Predictions } from '@trimestre/contract/prediction-scores'
import { and, asc, eq, isNotNull, max, ne, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { ofCompany, withRound, withVersion } from '../../platform/db/joins.ts'
import {
  companyMembers,
  games,
  gradingVersions,
  type JournalAuthors,
  journals,
  quarterResults,
  rounds,
  roundVersions,
} from '../../platform/db/schema.ts'

/** A journal in one version of a quarter; predictions are in units and centimes. */
export type JournalRow = typeof journals.$inferSelect

/** All companies of a game, or one of them. */
export type Journals = { gameId: number; companyId?: number | undefined }

const which = (row: typeof journals | typeof quarterResults, { gameId, companyId }: Journals) =>
  companyId === undefined ? eq(row.gameId, gameId) : ofCompany(row, { gameId, id: companyId })

/** Lists the journals of all versions of the rounds in the line of a game. */
export async function listJournals(reader: Reader, asked: Journals): Promise<JournalRow[]> {
  const rows = await reader
    .select({ journal: journals })
    .from(journals)
    .innerJoin(rounds, withRound(journals))
    .where(and(which(journals, asked), ne(rounds.state, 'superseded')))
  return rows.map(({ journal }) => journal)
}

export type Actual = Record<PredictedFigure, number>

/** The result of a company in a version of a round, in units and centimes. */
export type ActualRow = { companyId: number; roundId: number; version: number } & Actual

/** Lists what became of the predicted figures in the versions of this epoch that are or were published. */
export async function listActuals(reader: Reader, asked: Journals): Promise<ActualRow[]> {
  const { companyId, roundId, version, result, withdrawnInRound } = quarterResults
  const figure = (name: PredictedFigure) => sql<number>`(${result} ->> ${sql.raw(`'${name}'`)})::float8`
  return reader
    .select({
      companyId,
      roundId,
      version,
      demande: figure('demande'),
      liquidites: figure('liquidites'),
      resultatNet: figure('resultatNet'),
    })
    .from(quarterResults)
    .innerJoin(roundVersions, withVersion(quarterResults))
    .innerJoin(games, eq(games.id, quarterResults.gameId))
    .where(
      and(
        which(quarterResults, asked),
        sql`${withdrawnInRound} is null`,
        eq(roundVersions.epoch, games.epoch),
        isNotNull(roundVersions.publishedAt),
      ),
    )
}

/** Returns the number of versions of each round of a game, by its id. */
export async function countVersions(reader: Reader, gameId: number): Promise<Map<number, number>> {
  const { roundId, version } = roundVersions
  const rows = await reader
    .select({ roundId, count: max(version) })
    .from(roundVersions)
    .where(eq(roundVersions.gameId, gameId))
    .groupBy(roundId)
  return new Map(rows.map(({ roundId, count }) => [roundId, count ?? 0]))
}

/** Lists the versions of this epoch that were published and replaced since, the last one first. */
export async function listReplaced(reader: Reader, gameId: number) {
  const { roundId, version, state, epoch, publishedAt } = roundVersions
  return reader
    .select({ roundId, version })
    .from(roundVersions)
    .innerJoin(games, eq(games.id, roundVersions.gameId))
    .where(
      and(
        eq(roundVersions.gameId, gameId),
        eq(state, 'superseded'),
        eq(epoch, games.epoch),
        isNotNull(publishedAt),
      ),
    )
    .orderBy(sql`${version} desc`)
}

/** Returns when the grades of a game were last frozen; null before. */
export async function findLastFreeze(reader: Reader, gameId: number): Promise<Date | null> {
  const [row] = await reader
    .select({ frozenAt: max(gradingVersions.frozenAt) })
    .from(gradingVersions)
    .where(eq(gradingVersions.gameId, gameId))
  return row?.frozenAt ?? null
}

export type JournalKey = Pick<JournalRow, 'gameId' | 'companyId' | 'roundId' | 'version'>

export async function findJournal(reader: Reader, key: JournalKey): Promise<JournalRow | undefined> {
  const [row] = await reader.select().from(journals).where(ofKey(key))
  return row
}

const ofKey = ({ gameId, companyId, roundId, version }: JournalKey) =>
  and(
    ofCompany(journals, { gameId, id: companyId }),
    eq(journals.roundId, roundId),
    eq(journals.version, version),
  )

type Content = Record<JournalText, string> & Predictions & Pick<JournalRow, 'authors' | 'revs' | 'frozenAt'>

/** Writes a journal in place of what it was. The caller has locked the company. */
export async function replaceJournal(
  transaction: Transaction,
  key: JournalKey,
  content: Content,
): Promise<void> {
  const { gameId, companyId, roundId, version } = journals
  await transaction
    .insert(journals)
    .values({ ...key, ...content })
    .onConflictDoUpdate({ target: [gameId, companyId, roundId, version], set: content })
}

type JournalOfMember = JournalRow & { roundNb: number; journalReadFrom: number | null }

/** Lists the journals of every company that this person is or was a member of, with what staff read of them. */
export async function listJournalsOfMember(reader: Reader, userId: number): Promise<JournalOfMember[]> {
  const isOwn = sql`(${journals.gameId}, ${journals.companyId}) in (
    select ${companyMembers.gameId}, ${companyMembers.companyId} from ${companyMembers}
    where ${companyMembers.userId} = ${userId})`
  const rows = await reader
    .select({ journal: journals, roundNb: rounds.roundNb, journalReadFrom: games.journalReadFrom })
    .from(journals)
    .innerJoin(rounds, withRound(journals))
    .innerJoin(games, eq(games.id, journals.gameId))
    .where(isOwn)
    .orderBy(asc(journals.gameId), asc(journals.companyId), asc(rounds.roundNb), asc(journals.version))
  return rows.map(({ journal, ...others }) => ({ ...journal, ...others }))
}

export async function updateTexts(
  transaction: Transaction,
  key: JournalKey,
  change: Partial<Record<JournalText, string>> & { authors: JournalAuthors },
): Promise<void> {
  await transaction.update(journals).set(change).where(ofKey(key))
}
