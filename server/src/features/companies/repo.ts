import type { CompanyColour, CompanyEmblem } from '@trimestre/contract/company-identity'
import type { IdentityChange } from '@trimestre/contract/identity-change'
import type { Computer, SeatKind } from '@trimestre/contract/seats'
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Reader, Transaction } from '../../platform/db/database.ts'
import { type InGame, ofCompany, withRound } from '../../platform/db/joins.ts'
import { listOf, oncePerDatabase } from '../../platform/db/prepared.ts'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import {
  companies,
  companyMembers,
  games,
  invitations,
  resultsInForce,
  resultsShown,
  rounds,
} from '../../platform/db/schema.ts'
import { createSharedReads } from '../../platform/db/shared-reads.ts'
import type { Membership } from './members.ts'
import { always, holder, isPlaying, members, shownName, shownUserId } from './members-sql.ts'

const columns = {
  id: companies.id,
  gameId: companies.gameId,
  seat: companies.seat,
  userId: shownUserId,
  username: shownName,
  player: holder.username,
  picture: holder.image,
  members,
  name: companies.name,
  colour: companies.colour,
  emblem: companies.emblem,
  code: companies.code,
  kind: companies.kind,
  computer: sql<Computer | null>`case when ${companies.kind} = 'computer'
    then json_build_object('level', ${companies.strategyLevel}, 'temperament', ${companies.temperament}) end`,
  playing: isPlaying,
}

export type CompanyRow = {
  id: number
  gameId: number
  /** The number of its place in the game. */
  seat: number
  /** Who is shown as its player: its longest member; 0 for a team, and where nobody plays it. */
  userId: number
  /** The name that is shown: `name`, otherwise `player` or the number of the seat. */
  username: string
  /** The username of the longest member, or of the last one; null when it never had any. */
  player: string | null
  /** The picture of that person. */
  picture: string | null
  /** Its current members and observers. */
  members: Membership[]
  name: string | null
  colour: CompanyColour | null
  emblem: CompanyEmblem | null
  /** With which players join the team. Rivals do not learn it. */
  code: string | null
  kind: SeatKind
  /** How the computer plays that decides in it; null for every other kind. Rivals do not learn it. */
  computer: Computer | null
  playing: boolean
}

export async function findCompany(reader: Reader, id: number): Promise<CompanyRow | undefined> {
  const [company] = await selectCompanies(reader).where(eq(companies.id, id))
  return company
}

const selectCompanies = (reader: Reader) =>
  reader.select(columns).from(companies).leftJoinLateral(holder, always)

/**
 * The members of a company and the revision of its game, which together decide whether a cached response about it is
 * valid.
 */
export type CompanyRevision = Pick<CompanyRow, 'id' | 'gameId' | 'members'> & { revision: number }

const companyRevisions = oncePerDatabase(db =>
  db
    .select({
      id: companies.id,
      gameId: companies.gameId,
      members,
      revision: games.revision,
    })
    .from(companies)
    .innerJoin(games, eq(games.id, companies.gameId))
    .where(sql`${companies.id} = any(${listOf('ids', 'bigint')})`)
    .prepare('company-revisions'),
)

const sharedRevisions = oncePerDatabase(db =>
  createSharedReads(async (ids: readonly number[]) => {
    const rows = await companyRevisions(db).execute({ ids })
    return ids.map(id => rows.find(row => row.id === id))
  }),
)

export async function findCompanyRevision(db: Database, id: number): Promise<CompanyRevision | undefined> {
  return sharedRevisions(db)(id)
}

export async function findCompanyOfUser(
  reader: Reader,
  gameId: number,
  userId: number,
): Promise<CompanyRow | undefined> {
  const ofUser = reader
    .select({ companyId: companyMembers.companyId })
    .from(companyMembers)
    .where(
      and(eq(companyMembers.gameId, gameId), eq(companyMembers.userId, userId), isNull(companyMembers.until)),
    )
  const [company] = await selectCompanies(reader).where(
    and(eq(companies.gameId, gameId), inArray(companies.id, ofUser)),
  )
  return company
}

/** Lists the companies of these games the oldest first. */
export async function listCompanies(reader: Reader, gameIds: readonly number[]): Promise<CompanyRow[]> {
  return selectCompanies(reader)
    .where(inArray(companies.gameId, [...gameIds]))
    .orderBy(asc(companies.id))
}

/**
 * Returns the workers and the training (millionths) at the end of the last published quarter, undefined before the first.
 */
export async function findStaff(
  reader: Reader,
  company: InGame,
): Promise<{ workers: number; training: number } | undefined> {
  const [last] = await reader
    .select({
      workers: sql<number>`(${resultsShown.result}->>'nbEmployees')::int`,
      training: sql<number>`(${resultsShown.result}->>'tauxFormation')::int`,
    })
    .from(resultsShown)
    .innerJoin(rounds, withRound(resultsShown))
    .where(ofCompany(resultsShown, company))
    .orderBy(desc(rounds.roundNb))
    .limit(1)
  return last
}

/** Returns the state of a player's invitation to the game. */
export async function findInvitation(
  reader: Reader,
  gameId: number,
  userId: number,
): Promise<'none' | 'stands' | 'withdrawn'> {
  const [row] = await reader
    .select({ withdrawnAt: invitations.withdrawnAt })
    .from(invitations)
    .where(and(eq(invitations.gameId, gameId), eq(invitations.userId, userId)))
  if (row === undefined) return 'none'
  return row.withdrawnAt === null ? 'stands' : 'withdrawn'
}

/** The columns of the strategy by which a computer plays. */
export const strategyColumns = (computer: Computer | null) => ({
  strategyLevel: computer?.level ?? null,
  temperament: computer?.temperament ?? null,
})

const isCompany = ({ gameId, id }: InGame) => and(eq(companies.gameId, gameId), eq(companies.id, id))

/**
 * Changes who decides in a company from now on. Raises the revisions of the company and of its game, since what is shown
 * of both changes.
 * @param computer how it plays, for the kind `computer` only
 */
export async function setHolder(
  transaction: Transaction,
  company: CompanyRow,
  kind: SeatKind,
  computer: Computer | null,
): Promise<void> {
  await transaction
    .update(companies)
    .set({ kind, ...strategyColumns(computer), revision: sql`${companies.revision} + 1` })
    .where(isCompany(company))
  await raiseGameRevisions(transaction, [company.gameId])
}

/** Writes what changes of a company's name, colour and emblem, and raises the revision of its game. */
export async function updateIdentity(
  transaction: Transaction,
  company: InGame,
  change: IdentityChange,
): Promise<void> {
  await transaction.update(companies).set(change).where(isCompany(company))
  await raiseGameRevisions(transaction, [company.gameId])
}

/** Returns the companies of a game of which any quarter counts. */
export async function companiesWithResults(reader: Reader, gameId: number): Promise<Set<number>> {
  const rows = await reader
    .selectDistinct({ companyId: resultsInForce.companyId })
    .from(resultsInForce)
    .where(eq(resultsInForce.gameId, gameId))
  return new Set(rows.map(({ companyId }) => companyId))
}
