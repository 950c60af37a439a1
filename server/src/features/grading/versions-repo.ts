import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { gradingVersions, scoreOutbox } from '../../platform/db/schema.ts'
import type { CountedQuarter, FrozenGrades } from './grades.ts'

/** What is kept of a version without its rows. */
export type VersionRow = {
  gameId: number
  n: number
  label: string
  frozenBy: number | null
  frozenAt: Date
  publishedBy: number | null
  publishedAt: Date | null
  quarters: CountedQuarter[]
  people: number
}

export type WholeVersionRow = VersionRow & { document: FrozenGrades }

const { gameId, n, label, document, frozenBy, frozenAt, publishedBy, publishedAt } = gradingVersions

const columns = {
  ...{ gameId, n, label, frozenBy, frozenAt, publishedBy, publishedAt },
  quarters: sql<CountedQuarter[]>`${document}->'quarters'`,
  people: sql<number>`jsonb_array_length(${document}->'rows')`,
}
const whole = { ...columns, document: sql<FrozenGrades>`${document}` }

const ofGame = (id: number) => eq(gameId, id)

/** Lists the versions of a game, the last one first. */
export async function listVersions(reader: Reader, game: number): Promise<VersionRow[]> {
  return reader.select(columns).from(gradingVersions).where(ofGame(game)).orderBy(desc(n))
}

export async function findVersion(
  reader: Reader,
  game: number,
  number: number,
): Promise<WholeVersionRow | undefined> {
  const [row] = await reader
    .select(whole)
    .from(gradingVersions)
    .where(and(ofGame(game), eq(n, number)))
  return row
}

/** Returns the last published version of a game, or the last one before another. */
export async function findPublished(
  reader: Reader,
  game: number,
  before?: number,
): Promise<WholeVersionRow | undefined> {
  const isBefore = before === undefined ? undefined : lt(n, before)
  const [row] = await reader
    .select(whole)
    .from(gradingVersions)
    .where(and(ofGame(game), isNotNull(publishedAt), isBefore))
    .orderBy(desc(n))
    .limit(1)
  return row
}

/** Inserts the next version of a game, which the caller has locked, and returns its number. */
export async function insertVersion(
  tx: Transaction,
  row: { gameId: number; label: string; document: FrozenGrades; frozenBy: number; frozenAt: Date },
): Promise<number> {
  const [last] = await tx
    .select({ n })
    .from(gradingVersions)
    .where(ofGame(row.gameId))
    .orderBy(desc(n))
    .limit(1)
  const next = (last?.n ?? 0) + 1
  await tx.insert(gradingVersions).values({ ...row, n: next })
  return next
}

export async function markPublished(
  tx: Transaction,
  version: Pick<VersionRow, 'gameId' | 'n'>,
  by: { publishedBy: number; publishedAt: Date },
): Promise<void> {
  await tx
    .update(gradingVersions)
    .set(by)
    .where(and(ofGame(version.gameId), eq(n, version.n)))
}

export async function insertScores(
  tx: Transaction,
  rows: readonly (typeof scoreOutbox.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(scoreOutbox).values([...rows])
}
