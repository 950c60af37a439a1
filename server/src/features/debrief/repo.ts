import type { SeatKind } from '@trimestre/contract/seats'
import { and, asc, desc, eq, gt, isNull, lte, min, or, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { type InGame, ofCompany, ofRound, withRound } from '../../platform/db/joins.ts'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import {
  companyConsents,
  debriefNotes,
  games,
  journals,
  resultsShown,
  rounds,
  roundVersions,
  users,
} from '../../platform/db/schema.ts'

/** A published quarter of the present epoch, with what its companies share; prices in centimes. */
export type PublishedRound = {
  id: number
  roundNb: number
  version: number
  isPractice: boolean
  demandeTotale: number
  prixMoyen: number
}

/** Lists the published quarters of a game, the first one first. */
export async function listPublishedRounds(reader: Reader, gameId: number): Promise<PublishedRound[]> {
  const figure = (name: string) => sql<number>`coalesce((${roundVersions.market}->>${name})::float8, 0)`
  return reader
    .select({
      id: rounds.id,
      roundNb: rounds.roundNb,
      version: rounds.version,
      isPractice: roundVersions.practice,
      demandeTotale: figure('demandeTotale'),
      prixMoyen: figure('prixMoyen'),
    })
    .from(rounds)
    .innerJoin(
      roundVersions,
      and(
        eq(roundVersions.gameId, rounds.gameId),
        eq(roundVersions.roundId, rounds.id),
        eq(roundVersions.version, rounds.version),
      ),
    )
    .where(and(eq(rounds.gameId, gameId), gt(rounds.version, 0)))
    .orderBy(asc(rounds.roundNb))
}

/** A company in a published quarter; its result, decisions and predictions are in the integers that are stored. */
export type QuarterRow = {
  companyId: number
  seatKind: SeatKind
  humanRank: number | null
  result: Record<string, number> & { alertes: string[] }
  decisions: Record<string, number>
  /** Null where nothing was predicted. */
  demande: number | null
  liquidites: number | null
  resultatNet: number | null
  hasJournal: boolean
}

/** Lists the companies of a published quarter, each with what it had predicted of it. */
export async function listQuarter(reader: Reader, round: InGame): Promise<QuarterRow[]> {
  const { companyId, seatKind, humanRank, result, decisions, version } = resultsShown
  const rows = await reader
    .select({
      companyId,
      seatKind,
      humanRank,
      result,
      decisions,
      demande: journals.demande,
      liquidites: journals.liquidites,
      resultatNet: journals.resultatNet,
      hasJournal: sql<boolean>`${journals.companyId} is not null`,
    })
    .from(resultsShown)
    .leftJoin(
      journals,
      and(
        eq(journals.gameId, resultsShown.gameId),
        eq(journals.companyId, companyId),
        eq(journals.roundId, resultsShown.roundId),
        eq(journals.version, version),
      ),
    )
    .where(ofRound(resultsShown, round))
  return rows as QuarterRow[]
}

/** Returns, by company, the number of the first round that it ended without money of its own. */
export async function readFirstShortages(reader: Reader, gameId: number): Promise<Map<number, number>> {
  const figure = (name: string) => sql`(${resultsShown.result}->>${name})::float8`
  const rows = await reader
    .select({ companyId: resultsShown.companyId, roundNb: min(rounds.roundNb) })
    .from(resultsShown)
    .innerJoin(rounds, withRound(resultsShown))
    .where(
      and(
        eq(resultsShown.gameId, gameId),
        or(sql`${figure('liquidites')} < 0`, sql`${figure('pretUrgence')} > 0`),
      ),
    )
    .groupBy(resultsShown.companyId)
  return new Map(rows.map(({ companyId, roundNb }) => [companyId, roundNb ?? 0]))
}

/** Lists the companies of a game that agreed to serve as an example. */
export async function listConsents(reader: Reader, gameId: number): Promise<number[]> {
  const rows = await reader
    .select({ companyId: companyConsents.companyId })
    .from(companyConsents)
    .where(and(eq(companyConsents.gameId, gameId), isNull(companyConsents.withdrawnAt)))
  return rows.map(({ companyId }) => companyId)
}

/** Finds what the members of a company last answered, and who of them did. */
export async function findConsent(reader: Reader, company: InGame) {
  const [row] = await reader
    .select({
      givenAt: companyConsents.givenAt,
      withdrawnAt: companyConsents.withdrawnAt,
      user: { id: users.id, username: users.username, deletedAt: users.deletedAt },
    })
    .from(companyConsents)
    .innerJoin(users, eq(users.id, companyConsents.userId))
    .where(ofCompany(companyConsents, company))
  return row
}

/** Writes the answer of a member, and raises the revision of the game. */
export async function writeConsent(
  tx: Transaction,
  { gameId, id }: InGame,
  { userId, isGiven, at }: { userId: number; isGiven: boolean; at: Date },
): Promise<void> {
  await raiseGameRevisions(tx, [gameId])
  const answer = { userId, withdrawnAt: isGiven ? null : at, ...(isGiven && { givenAt: at }) }
  await tx
    .insert(companyConsents)
    .values({ gameId, companyId: id, givenAt: at, ...answer })
    .onConflictDoUpdate({ target: [companyConsents.gameId, companyConsents.companyId], set: answer })
}

/**
 * Finds the note about a published quarter, and the version that was published when it was written. A note of an earlier
 * epoch was about another quarter of the same number, and is not shown.
 */
export async function findNote(reader: Reader, round: InGame) {
  const [row] = await reader
    .select({ text: debriefNotes.text, at: debriefNotes.at, version: roundVersions.version })
    .from(debriefNotes)
    .innerJoin(games, eq(games.id, debriefNotes.gameId))
    .innerJoin(
      roundVersions,
      and(
        ofRound(roundVersions, round),
        eq(roundVersions.epoch, games.epoch),
        lte(roundVersions.publishedAt, debriefNotes.at),
      ),
    )
    .where(ofRound(debriefNotes, round))
    .orderBy(desc(roundVersions.version))
    .limit(1)
  return row
}

/**
 * Writes the note about a quarter, and raises the revision of the game. Returns when it was written, by the clock that
 * also says when versions are published.
 */
export async function writeNote(
  tx: Transaction,
  { gameId, id }: InGame,
  given: { text: string; userId: number },
): Promise<Date> {
  await raiseGameRevisions(tx, [gameId])
  const note = { ...given, at: sql`clock_timestamp()` }
  const [row] = await tx
    .insert(debriefNotes)
    .values({ gameId, roundId: id, ...note })
    .onConflictDoUpdate({ target: [debriefNotes.gameId, debriefNotes.roundId], set: note })
    .returning({ at: debriefNotes.at })
  if (row === undefined) throw new Error('upsert returned no row')
  return row.at
}
