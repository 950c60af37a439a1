import type { StoredScheme } from '@trimestre/contract/grading'
import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { withRound } from '../../platform/db/joins.ts'
import {
  companyMembers,
  games,
  gradingAdjustments,
  gradingMarks,
  gradingSchemes,
  peerRounds,
  quizzes,
  resultsShown,
  rounds,
  roundVersions,
  users,
} from '../../platform/db/schema.ts'
import { amount } from '../results/units.ts'
import type { QuarterFigures } from './measure.ts'

/** A published quarter that counts: of the present epoch, and not practice. */
export type CountedRound = {
  roundId: number
  roundNb: number
  version: number
  /** When its published versions were computed, the replaced ones included. */
  closes: Date[]
}

/** Lists the quarters of a game that count, the first one first. */
export async function listCountedRounds(reader: Reader, gameId: number): Promise<CountedRound[]> {
  const rows = await reader
    .select({
      roundId: rounds.id,
      roundNb: rounds.roundNb,
      version: rounds.version,
      ofVersion: roundVersions.version,
      practice: roundVersions.practice,
      computedAt: roundVersions.computedAt,
    })
    .from(rounds)
    .innerJoin(games, eq(games.id, rounds.gameId))
    .innerJoin(
      roundVersions,
      and(
        eq(roundVersions.gameId, rounds.gameId),
        eq(roundVersions.roundId, rounds.id),
        eq(roundVersions.epoch, games.epoch),
        isNotNull(roundVersions.publishedAt),
      ),
    )
    .where(and(eq(rounds.gameId, gameId), gt(rounds.version, 0)))
    .orderBy(asc(rounds.roundNb), asc(roundVersions.version))
  const ofRounds = Map.groupBy(rows, ({ roundId }) => roundId)
  return [...ofRounds.values()].flatMap(versions => {
    const shown = versions.find(({ version, ofVersion }) => version === ofVersion)
    if (shown === undefined || shown.practice) return []
    const { roundId, roundNb, version } = shown
    return [{ roundId, roundNb, version, closes: versions.map(({ computedAt }) => computedAt) }]
  })
}

export type MembershipRow = {
  userId: number
  username: string
  companyId: number
  since: Date
  until: Date | null
}

/** Lists who is or was a member of a company of a game, the first membership first; erased accounts are left out. */
export async function listMemberships(reader: Reader, gameId: number): Promise<MembershipRow[]> {
  const { userId, companyId, since, until } = companyMembers
  return reader
    .select({ userId, username: users.username, companyId, since, until })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(companyMembers.gameId, gameId), eq(companyMembers.kind, 'member'), isNull(users.deletedAt)))
    .orderBy(asc(since), asc(companyMembers.id))
}

/** Lists which of these people have an account that is not erased. */
export async function listAccounts(reader: Reader, ids: readonly number[]): Promise<number[]> {
  const rows = await reader
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.deletedAt)))
  return rows.map(({ id }) => id)
}

/** Lists what grades are computed from in the results of these rounds that are in force, the first one first. */
export async function listFigures(
  reader: Reader,
  gameId: number,
  roundIds: readonly number[],
): Promise<(Omit<QuarterFigures, 'quarter'> & { companyId: number; roundNb: number })[]> {
  const figure = (name: keyof QuarterFigures) =>
    sql<number>`coalesce((${resultsShown.result}->>${sql.raw(`'${name}'`)})::float8, 0)`
  const rows = await reader
    .select({
      companyId: resultsShown.companyId,
      roundNb: rounds.roundNb,
      resultatNet: figure('resultatNet'),
      liquidites: figure('liquidites'),
      pretUrgence: figure('pretUrgence'),
      capitauxPropres: figure('capitauxPropres'),
      valeurSociete: figure('valeurSociete'),
      nombreProduitVendu: figure('nombreProduitVendu'),
      demande: figure('demande'),
    })
    .from(resultsShown)
    .innerJoin(rounds, withRound(resultsShown))
    .where(and(eq(resultsShown.gameId, gameId), inArray(resultsShown.roundId, [...roundIds])))
    .orderBy(asc(rounds.roundNb))
  return rows.map(row => ({
    ...row,
    resultatNet: amount(row.resultatNet),
    liquidites: amount(row.liquidites),
    pretUrgence: amount(row.pretUrgence),
    capitauxPropres: amount(row.capitauxPropres),
    valeurSociete: amount(row.valeurSociete),
  }))
}

export async function listQuizIds(reader: Reader, gameId: number): Promise<Set<number>> {
  const rows = await reader.select({ id: quizzes.id }).from(quizzes).where(eq(quizzes.gameId, gameId))
  return new Set(rows.map(({ id }) => id))
}

export async function hasPeerRound(reader: Reader, gameId: number, id: number): Promise<boolean> {
  const rows = await reader
    .select({ id: peerRounds.id })
    .from(peerRounds)
    .where(and(eq(peerRounds.gameId, gameId), eq(peerRounds.id, id)))
  return rows.length > 0
}

export type SchemeRow = { scheme: StoredScheme; rev: number }

/** Finds the scheme of a game, with who wrote it last. */
export async function findScheme(reader: Reader, gameId: number) {
  const { scheme, rev, at, byUser } = gradingSchemes
  const [row] = await reader
    .select({ scheme, rev, at, byUser, byName: users.username, byDeletedAt: users.deletedAt })
    .from(gradingSchemes)
    .leftJoin(users, eq(users.id, byUser))
    .where(eq(gradingSchemes.gameId, gameId))
  return row
}

export async function writeScheme(
  tx: Transaction,
  gameId: number,
  given: SchemeRow & { byUser: number },
): Promise<void> {
  const row = { ...given, at: sql`clock_timestamp()` }
  await tx
    .insert(gradingSchemes)
    .values({ gameId, ...row })
    .onConflictDoUpdate({ target: gradingSchemes.gameId, set: row })
}

export type MarkRow = typeof gradingMarks.$inferSelect

/** Lists the marks and excuses of a game, or of one of its components. */
export async function listMarks(reader: Reader, gameId: number, component?: string): Promise<MarkRow[]> {
  const ofComponent = component === undefined ? undefined : eq(gradingMarks.component, component)
  return reader
    .select()
    .from(gradingMarks)
    .where(and(eq(gradingMarks.gameId, gameId), ofComponent))
    .orderBy(asc(gradingMarks.component), asc(gradingMarks.userId))
}

/** Writes marks of people, each of whom is named once; those that hold nothing any more are deleted. */
export async function writeMarks(tx: Transaction, rows: readonly MarkRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(gradingMarks)
    .values([...rows])
    .onConflictDoUpdate({
      target: [gradingMarks.gameId, gradingMarks.component, gradingMarks.userId],
      set: { mark: sql`excluded.mark`, isExcused: sql`excluded.is_excused` },
    })
  const gameIds = rows.map(({ gameId }) => gameId)
  await tx
    .delete(gradingMarks)
    .where(
      and(
        inArray(gradingMarks.gameId, gameIds),
        isNull(gradingMarks.mark),
        eq(gradingMarks.isExcused, false),
      ),
    )
}

export type AdjustmentRow = Omit<typeof gradingAdjustments.$inferSelect, 'gameId'> & {
  byName: string | null
  byDeletedAt: Date | null
}

export async function listAdjustments(reader: Reader, gameId: number): Promise<AdjustmentRow[]> {
  const { userId, amount: points, reason, byUser, at } = gradingAdjustments
  return reader
    .select({
      userId,
      amount: points,
      reason,
      byUser,
      at,
      byName: users.username,
      byDeletedAt: users.deletedAt,
    })
    .from(gradingAdjustments)
    .leftJoin(users, eq(users.id, byUser))
    .where(eq(gradingAdjustments.gameId, gameId))
}

export async function writeAdjustment(
  tx: Transaction,
  row: Omit<typeof gradingAdjustments.$inferInsert, 'at'>,
): Promise<void> {
  const { gameId, userId, ...content } = row
  const set = { ...content, at: sql`clock_timestamp()` }
  await tx
    .insert(gradingAdjustments)
    .values({ gameId, userId, ...set })
    .onConflictDoUpdate({ target: [gradingAdjustments.gameId, gradingAdjustments.userId], set })
}

export async function deleteAdjustment(tx: Transaction, gameId: number, userId: number): Promise<void> {
  await tx
    .delete(gradingAdjustments)
    .where(and(eq(gradingAdjustments.gameId, gameId), eq(gradingAdjustments.userId, userId)))
}

/** Whether somebody is a member of a company of the game now, or was one and does not observe now. */
export async function isPlayerOf(reader: Reader, gameId: number, userId: number): Promise<boolean> {
  const { kind, until } = companyMembers
  const rows = await reader
    .select({ kind, until })
    .from(companyMembers)
    .where(
      and(
        eq(companyMembers.gameId, gameId),
        eq(companyMembers.userId, userId),
        or(eq(kind, 'member'), isNull(until)),
      ),
    )
  return rows.length > 0 && rows.every(row => row.kind === 'member' || row.until !== null)
}
