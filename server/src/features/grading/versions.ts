import type { GradeVersion, ListedGradeVersion } from '@trimestre/contract/grading'
import type { Language } from '@trimestre/contract/languages'
import type { Person } from '@trimestre/contract/seats'
import type { Context } from '../../platform/context.ts'
import { readClock } from '../../platform/db/clock.ts'
import type { Reader } from '../../platform/db/database.ts'
import { lockQuarterExclusive } from '../../platform/db/locks.ts'
import { notifyPeople } from '../../platform/db/notifications.ts'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import { exact, rounded } from '../../platform/exact.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requireLockedGame } from '../games/service.ts'
import { announceGrading } from '../streams/announce.ts'
import { presentPeople } from '../users/people.ts'
import { adjustedTotal } from './compute.ts'
import { distributionOf } from './distribution.ts'
import type { ComputedGrade, CountedQuarter, FrozenGrades } from './grades.ts'
import { readGrades } from './inputs.ts'
import { listAccounts, listCountedRounds } from './repo.ts'
import { warningsOf } from './scheme.ts'
import { schemeOf } from './service.ts'
import {
  findPublished,
  findVersion,
  insertScores,
  insertVersion,
  listVersions,
  markPublished,
  type VersionRow,
  type WholeVersionRow,
} from './versions-repo.ts'
import { presentRows } from './words.ts'

type Db = Pick<Context, 'db'>

/**
 * Freezes the grades of now as a version that never changes. The quarter is held: no journal is written and no quarter
 * passes between two of the readings.
 */
export async function freezeGrades(
  { db }: Db,
  caller: Caller,
  gameId: number,
  label: string,
): Promise<WholeVersionRow> {
  return db.transaction(async tx => {
    await lockQuarterExclusive(tx, gameId)
    const game = await requireLockedGame(tx, gameId)
    const document = await readGrades(tx, game, await schemeOf(tx, gameId))
    if (document.rows.length === 0) throw new Refusal('grading/nobody')
    const frozenAt = await readClock(tx)
    const n = await insertVersion(tx, { gameId, label, document, frozenBy: caller.id, frozenAt })
    await raiseGameRevisions(tx, [gameId])
    await announceGrading(tx, gameId)
    return requireVersion(tx, gameId, n)
  })
}

/** Throws 404 when the game has no version of this number. */
export async function requireVersion(reader: Reader, gameId: number, n: number): Promise<WholeVersionRow> {
  const row = await findVersion(reader, gameId, n)
  if (row === undefined) throw new Refusal('request/not-found')
  return row
}

/**
 * Publishes a version: each person who is graded in it is notified, and their score waits for the learning management
 * systems. One that is published already stays as it is.
 */
export async function publishGrades(
  { db }: Db,
  caller: Caller,
  gameId: number,
  n: number,
): Promise<WholeVersionRow> {
  return db.transaction(async tx => {
    await requireLockedGame(tx, gameId)
    const version = await requireVersion(tx, gameId, n)
    if (version.publishedAt !== null) return version
    const last = await findPublished(tx, gameId)
    if (last !== undefined && last.n > n) throw new Refusal('grading/older')
    const published = { ...version, publishedBy: caller.id, publishedAt: await readClock(tx) }
    await markPublished(tx, version, published)
    const there = await listAccounts(
      tx,
      version.document.rows.map(({ userId }) => userId),
    )
    const scores = outgoingScores(published).filter(({ userId }) => there.includes(userId))
    await insertScores(
      tx,
      scores.map(({ userId, scoreGiven: score }) => ({
        ...{ gameId, version: n, userId, score },
        at: published.publishedAt,
      })),
    )
    await notifyPeople(tx, { kind: 'grade.published', gameId, data: { version: n } }, there)
    await raiseGameRevisions(tx, [gameId])
    await announceGrading(tx, gameId)
    return published
  })
}

/** A grade as a learning management system receives it, out of 100. */
export type OutgoingScore = {
  userId: number
  scoreGiven: number
  scoreMaximum: 100
  timestamp: string
  tag: string
}

type Outgoing = Pick<WholeVersionRow, 'gameId' | 'publishedAt'> & {
  document: Pick<FrozenGrades, 'scheme' | 'rows'>
}

/** Returns the scores that a version tells learning management systems: none before it is published. */
export function outgoingScores({ gameId, publishedAt, document }: Outgoing): OutgoingScore[] {
  if (publishedAt === null) return []
  return document.rows.flatMap(row => {
    const scoreGiven = scoreOf(row, document.scheme.scale)
    if (scoreGiven === null) return []
    const common = { scoreMaximum: 100 as const, timestamp: publishedAt.toISOString(), tag: `game-${gameId}` }
    return [{ userId: row.userId, scoreGiven, ...common }]
  })
}

function scoreOf(
  { total, final, adjustment }: ComputedGrade,
  scale: FrozenGrades['scheme']['scale'],
): number | null {
  if (total === null) return null
  if (scale.kind !== 'number') return rounded(adjustedTotal(total, adjustment?.amount ?? 0), 2)
  return typeof final === 'number' ? rounded(exact(final).mul(100).div(scale.max), 2) : null
}

/** Presents a version to staff, with its words in a language and what it changes for people. */
export async function presentVersion(
  reader: Reader,
  version: WholeVersionRow,
  language: Language,
): Promise<GradeVersion> {
  const { gameId, n, document } = version
  const [listed] = await presentListed(reader, gameId, [version])
  if (listed === undefined) throw new Error('a version was not presented')
  const before = await findPublished(reader, gameId, n)
  return {
    ...listed,
    scheme: document.scheme,
    rows: await presentRows(document, language),
    distribution: distributionOf(document.rows),
    warnings: warningsOf(document.scheme, document.rows),
    changes: before === undefined ? [] : changesBetween(before.document.rows, document.rows),
  }
}

function changesBetween(
  before: readonly ComputedGrade[],
  after: readonly ComputedGrade[],
): GradeVersion['changes'] {
  const people = new Map([...before, ...after].map(({ userId, username }) => [userId, username]))
  const finalsOf = (rows: readonly ComputedGrade[]) =>
    new Map(rows.map(({ userId, final }) => [userId, final]))
  const [from, to] = [finalsOf(before), finalsOf(after)]
  return [...people].flatMap(([userId, username]) => {
    const change = { userId, username, from: from.get(userId) ?? null, to: to.get(userId) ?? null }
    return change.from === change.to ? [] : [change]
  })
}

/** Lists the versions of a game for staff, the last one first. */
export const presentVersions = async (reader: Reader, gameId: number): Promise<ListedGradeVersion[]> =>
  presentListed(reader, gameId, await listVersions(reader, gameId))

async function presentListed(
  reader: Reader,
  gameId: number,
  rows: readonly VersionRow[],
): Promise<ListedGradeVersion[]> {
  const inForce = await listCountedRounds(reader, gameId)
  const isInForce = ({ round, version }: CountedQuarter) =>
    inForce.some(each => each.roundNb === round && each.version === version)
  const ids = rows.flatMap(({ frozenBy, publishedBy }) => [frozenBy ?? [], publishedBy ?? []].flat())
  const personOf = await presentPeople(reader, ids)
  return rows.map(({ n, label, frozenBy, frozenAt, publishedBy, publishedAt, quarters, people }) => ({
    n,
    label,
    frozenAt: frozenAt.toISOString(),
    by: byOf(personOf, frozenBy),
    published:
      publishedAt === null ? null : { at: publishedAt.toISOString(), by: byOf(personOf, publishedBy) },
    superseded: !quarters.every(isInForce),
    quarters,
    people,
  }))
}

export function byOf(
  personOf: (id: number) => Person,
  id: number | null,
): { id: number; username: string } | null {
  return id === null ? null : { id, username: personOf(id).name }
}
