import {
  and,
  countDistinct,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
  ne,
  or,
  sql,
} from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Reader } from '../../platform/db/database.ts'
import { withCompany, withRound } from '../../platform/db/joins.ts'
import {
  companies,
  companyLocks,
  companyMembers,
  decisionChanges,
  resultsInForce,
  rounds,
  savedDecisions,
  users,
} from '../../platform/db/schema.ts'
import { sinceRestart } from '../rounds/rounds-of-game.ts'

/** A game in its present epoch; what was done before the restart that began it does not count. */
type InEpoch = { id: number; epoch: number }

export type Presence = { companyId: number; roundNb: number }

/**
 * Lists which companies decided in which rounds of a game. A company decided if it saved or locked decisions, or if the
 * pass used its draft, which then counts as saved. What a restart has carried into a sheet nobody has decided yet.
 */
export async function listPresences(reader: Reader, { id: gameId, epoch }: InEpoch): Promise<Presence[]> {
  const columns = { companyId: companies.id, roundNb: rounds.roundNb }
  const ofGame = eq(companies.gameId, gameId)
  const saved = reader
    .select(columns)
    .from(companies)
    .innerJoin(savedDecisions, and(withCompany(savedDecisions), eq(savedDecisions.draft, false)))
    .innerJoin(rounds, inLine(savedDecisions))
    .where(and(ofGame, sinceRestart(savedDecisions.savedAt, gameId, epoch)))
  const locked = reader
    .select(columns)
    .from(companies)
    .innerJoin(companyLocks, withCompany(companyLocks))
    .innerJoin(rounds, inLine(companyLocks))
    .where(ofGame)
  const drafted = reader
    .select(columns)
    .from(companies)
    .innerJoin(resultsInForce, withCompany(resultsInForce))
    .innerJoin(rounds, inLine(resultsInForce))
    .innerJoin(savedDecisions, and(ofSameQuarter(savedDecisions), eq(savedDecisions.draft, true)))
    .where(
      and(
        ofGame,
        sql`${resultsInForce.origins}::text like '%"draft"%'`,
        sinceRestart(savedDecisions.savedAt, gameId, epoch),
      ),
    )
  return union(saved, locked, drafted)
}

/** Somebody who decides in a company, or did. */
export type Player = { companyId: number; seat: number; userId: number; username: string; isCurrent: boolean }

/** Lists each person who is or was a member of a company, once for each company, the last one last. */
export async function listPlayers(reader: Reader, gameId: number): Promise<Player[]> {
  return reader
    .select({
      companyId: companies.id,
      seat: companies.seat,
      userId: users.id,
      username: users.username,
      isCurrent: sql<boolean>`bool_or(${companyMembers.until} is null)`,
    })
    .from(companyMembers)
    .innerJoin(companies, withCompany(companyMembers))
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(companyMembers.gameId, gameId), eq(companyMembers.kind, 'member')))
    .groupBy(companies.gameId, companies.id, companies.seat, users.id, users.username)
    .orderBy(max(companyMembers.since))
}

export type Act = { userId: number; roundNb: number }

/**
 * Lists who decided in which rounds of a game, in the companies that have or had several members: who changed a value
 * last, or in the journal, who locked, whose draft the pass used. What was saved or locked before versions named the
 * author is attributed to the members of that time.
 */
export async function listActs(reader: Reader, { id: gameId, epoch }: InEpoch): Promise<Act[]> {
  const companiesOfSeveral = reader
    .select({ companyId: companyMembers.companyId })
    .from(companyMembers)
    .where(and(eq(companyMembers.gameId, gameId), eq(companyMembers.kind, 'member')))
    .groupBy(companyMembers.companyId)
    .having(gt(countDistinct(companyMembers.userId), 1))

  const author = reader
    .select({
      key: sql<string>`key`.as('key'),
      userId: sql<number>`(value->>'by')::bigint`.as('author_id'),
    })
    .from(sql`jsonb_each(${savedDecisions.versions})`)
    .as('author')
  const isDrafted = sql`${resultsInForce.origins}->>${author.key} = 'draft'`
  const saved = reader
    .select({ userId: author.userId, roundNb: rounds.roundNb })
    .from(savedDecisions)
    .innerJoinLateral(author, sql`true`)
    .innerJoin(rounds, inLine(savedDecisions))
    .leftJoin(resultsInForce, ofSameQuarter(savedDecisions))
    .where(
      and(
        eq(savedDecisions.gameId, gameId),
        inArray(savedDecisions.companyId, companiesOfSeveral),
        or(eq(savedDecisions.draft, false), isDrafted),
      ),
    )

  const savedByThen = reader
    .select({ userId: companyMembers.userId, roundNb: rounds.roundNb })
    .from(savedDecisions)
    .innerJoin(companyMembers, memberThen(savedDecisions, savedDecisions.savedAt))
    .innerJoin(rounds, inLine(savedDecisions))
    .leftJoin(resultsInForce, ofSameQuarter(savedDecisions))
    .where(
      and(
        eq(savedDecisions.gameId, gameId),
        inArray(savedDecisions.companyId, companiesOfSeveral),
        sql`${savedDecisions.versions} = '{}'`,
        sinceRestart(savedDecisions.savedAt, gameId, epoch),
        or(eq(savedDecisions.draft, false), sql`${resultsInForce.origins}::text like '%"draft"%'`),
      ),
    )

  const locked = reader
    .select({ userId: sql<number>`${companyLocks.userId}`, roundNb: rounds.roundNb })
    .from(companyLocks)
    .innerJoin(rounds, inLine(companyLocks))
    .where(
      and(
        eq(companyLocks.gameId, gameId),
        inArray(companyLocks.companyId, companiesOfSeveral),
        isNotNull(companyLocks.userId),
      ),
    )

  const lockedByThen = reader
    .select({ userId: companyMembers.userId, roundNb: rounds.roundNb })
    .from(companyLocks)
    .innerJoin(companyMembers, memberThen(companyLocks, companyLocks.lockedAt))
    .innerJoin(rounds, inLine(companyLocks))
    .where(
      and(
        eq(companyLocks.gameId, gameId),
        inArray(companyLocks.companyId, companiesOfSeveral),
        isNull(companyLocks.userId),
      ),
    )

  const isAccepted = and(
    eq(decisionChanges.gameId, gameId),
    inArray(decisionChanges.companyId, companiesOfSeveral),
    inArray(decisionChanges.outcome, ['kept', 'proposal']),
    sinceRestart(decisionChanges.at, gameId, epoch),
  )
  const changed = reader
    .select({ userId: decisionChanges.userId, roundNb: rounds.roundNb })
    .from(decisionChanges)
    .innerJoin(rounds, inLine(decisionChanges))
    .where(isAccepted)
  const accepted = reader
    .select({ userId: sql<number>`${decisionChanges.acceptedBy}`, roundNb: rounds.roundNb })
    .from(decisionChanges)
    .innerJoin(rounds, inLine(decisionChanges))
    .where(and(isAccepted, isNotNull(decisionChanges.acceptedBy)))

  return union(saved, savedByThen, locked, lockedByThen, changed, accepted)
}

/** Joins an act with its round; those of a round that has left the line of its game do not count. */
const inLine = (act: Parameters<typeof withRound>[0]) => and(withRound(act), ne(rounds.state, 'superseded'))

type OfQuarter = typeof savedDecisions | typeof companyLocks

const ofSameQuarter = (row: OfQuarter) =>
  and(
    eq(resultsInForce.gameId, row.gameId),
    eq(resultsInForce.companyId, row.companyId),
    eq(resultsInForce.roundId, row.roundId),
  )

/** Joins a row with those who were members of its company at a time. */
const memberThen = (row: OfQuarter, at: typeof savedDecisions.savedAt | typeof companyLocks.lockedAt) =>
  and(
    eq(companyMembers.gameId, row.gameId),
    eq(companyMembers.companyId, row.companyId),
    eq(companyMembers.kind, 'member'),
    lte(companyMembers.since, at),
    or(isNull(companyMembers.until), gte(companyMembers.until, at)),
  )
