import type { Role } from '@trimestre/contract/teams'
import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Database, Reader, Transaction } from '../../platform/db/database.ts'
import { withRound } from '../../platform/db/joins.ts'
import { listOf, oncePerDatabase } from '../../platform/db/prepared.ts'
import {
  companies,
  companyLocks,
  companyMembers,
  gameRoles,
  games,
  rounds,
  settings,
  trainings,
} from '../../platform/db/schema.ts'
import { createSharedReads } from '../../platform/db/shared-reads.ts'
import { members } from '../companies/members-sql.ts'

/**
 * Reads companies with a round of their game, or with the last round when `roundId` is null; the columns of the round are
 * null when the game has no such round.
 */
function selectInRound(db: Reader, roundId: SQL, which: SQL) {
  const roundsOfGame = db
    .select({ count: sql`count(*)::int` })
    .from(rounds)
    .where(and(eq(rounds.gameId, games.id), ne(rounds.state, 'superseded')))
  const lastRound = db
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(eq(rounds.gameId, games.id), ne(rounds.state, 'superseded')))
    .orderBy(desc(rounds.roundNb))
    .limit(1)
  const lock = db
    .select({ one: sql`1` })
    .from(companyLocks)
    .where(and(withRound(companyLocks), eq(companyLocks.companyId, companies.id)))
  const catalogue = db
    .select({ value: sql`value::text` })
    .from(settings)
    .where(eq(settings.key, 'catalogueRevision'))
  const isOver = db
    .select({ over: sql`${trainings.until} <= clock_timestamp()` })
    .from(trainings)
    .where(eq(trainings.id, games.trainingId))
  const { id, name, areas, submits, position } = gameRoles
  const rolesOfGame = db
    .select({
      all: sql`coalesce(json_agg(
        json_build_object('id', ${id}, 'name', ${name}, 'areas', ${areas}, 'submits', ${submits})
        order by ${position}, ${id}), '[]')`,
    })
    .from(gameRoles)
    .where(eq(gameRoles.gameId, games.id))
  return db
    .select({
      companyId: companies.id,
      gameId: companies.gameId,
      members,
      settings: games.teamSettings,
      roles: sql<Role[]>`case when ${games.teamSettings} is null then '[]' else (${rolesOfGame}) end`,
      revision: games.revision,
      companyRevision: companies.revision,
      catalogueRevision: sql<string>`(${catalogue})`,
      quarterCount: games.quarterCount,
      level: games.level,
      roundCount: sql<number>`(${roundsOfGame})`,
      roundId: rounds.id,
      roundNb: rounds.roundNb,
      roundState: rounds.etat,
      isArchived: sql<boolean>`${games.archivedAt} is not null`,
      isPaused: sql<boolean>`${games.pausedAt} is not null`,
      isOver: sql<boolean>`coalesce((${isOver}), false)`,
      isLocked: sql<boolean>`exists (${lock})`,
      seatKind: companies.kind,
    })
    .from(companies)
    .innerJoin(games, eq(games.id, companies.gameId))
    .leftJoin(
      rounds,
      and(
        eq(rounds.gameId, games.id),
        ne(rounds.state, 'superseded'),
        sql`${rounds.id} = coalesce(${roundId}::bigint, (${lastRound}))`,
      ),
    )
    .where(which)
}

const companiesInRound = oncePerDatabase(db =>
  selectInRound(
    db,
    sql`${sql.placeholder('roundId')}`,
    sql`${companies.id} = any(${listOf('companyIds', 'bigint')})`,
  ).prepare('companies-in-round'),
)

type Place = { companyId: number; roundId: number | null }

/** Simultaneous requests of the players of a game share a query. */
const sharedPlaces = oncePerDatabase(db =>
  createSharedReads(async (places: readonly Place[]) => {
    const byRound = Map.groupBy(places, ({ roundId }) => roundId)
    const found = await Promise.all(
      [...byRound].map(async ([roundId, ofRound]) => {
        const companyIds = ofRound.map(({ companyId }) => companyId)
        const rows = await companiesInRound(db).execute({ companyIds, roundId })
        return [roundId, rows] as const
      }),
    )
    const rowsOf = new Map(found)
    return places.map(({ companyId, roundId }) =>
      rowsOf.get(roundId)?.find(row => row.companyId === companyId),
    )
  }),
)

/** Returns a company in a round, undefined when there is no such company. */
export async function findCompanyInRound(db: Database, companyId: number, roundId: number | 'last') {
  return sharedPlaces(db)({ companyId, roundId: roundId === 'last' ? null : roundId })
}

/** Does the same inside a transaction. */
export async function readCompanyInRound(
  transaction: Transaction,
  { gameId, companyId, roundId }: { gameId: number; companyId: number; roundId: number | 'last' },
) {
  const which = and(eq(companies.gameId, gameId), eq(companies.id, companyId))
  const round = sql`${roundId === 'last' ? null : roundId}`
  const [company] = await selectInRound(transaction, round, sql`${which}`)
  return company
}

type PersonInCompany = { gameId: number; companyId: number; userId: number }

const currentMembership = ({ gameId, companyId, userId }: PersonInCompany) =>
  and(
    eq(companyMembers.gameId, gameId),
    eq(companyMembers.companyId, companyId),
    eq(companyMembers.userId, userId),
    isNull(companyMembers.until),
  )

/** Whether somebody belongs to the company and is marked as absent. */
export async function isAbsent(transaction: Transaction, person: PersonInCompany): Promise<boolean> {
  const [membership] = await transaction
    .select({ active: companyMembers.active })
    .from(companyMembers)
    .where(currentMembership(person))
  return membership?.active === false
}

/** Locks the company; whatever its members do in the open quarter then happens one after another. */
export async function lockCompany(
  transaction: Transaction,
  { gameId, companyId }: Omit<PersonInCompany, 'userId'>,
): Promise<void> {
  await transaction
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.gameId, gameId), eq(companies.id, companyId)))
    .for('no key update')
}

/** The revision of the game has to be raised before the company is locked. */
export async function markPresent(transaction: Transaction, person: PersonInCompany): Promise<void> {
  await transaction.update(companyMembers).set({ active: true }).where(currentMembership(person))
}
