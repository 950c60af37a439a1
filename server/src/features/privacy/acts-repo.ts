import { and, asc, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { withRound } from '../../platform/db/joins.ts'
import {
  companyApprovals,
  companyConsents,
  companyLocks,
  companyMinutes,
  companyProposals,
  debriefNotes,
  decisionChanges,
  games,
  rounds,
} from '../../platform/db/schema.ts'

// What a person did in companies, in the order of time.

const { roundNb } = rounds

export async function listChangesOf(reader: Reader, userId: number) {
  const { companyId, key, before, after, outcome, at } = decisionChanges
  const act = sql<'changed' | 'accepted'>`
    case when ${decisionChanges.userId} = ${userId} then 'changed' else 'accepted' end`
  return reader
    .select({ companyId, roundNb, name: key, before, after, outcome, act, at })
    .from(decisionChanges)
    .innerJoin(rounds, withRound(decisionChanges))
    .where(or(eq(decisionChanges.userId, userId), eq(decisionChanges.acceptedBy, userId)))
    .orderBy(asc(at), asc(decisionChanges.id))
}

export async function listProposalsOf(reader: Reader, userId: number) {
  const { companyId, title, note, decisions, state, reason, createdAt } = companyProposals
  return reader
    .select({ companyId, roundNb, title, note, decisions, state, reason, at: createdAt })
    .from(companyProposals)
    .innerJoin(rounds, withRound(companyProposals))
    .where(eq(companyProposals.userId, userId))
    .orderBy(asc(createdAt), asc(companyProposals.id))
}

/** Lists the proposals of others that this person accepted or declined. */
export async function listSettledBy(reader: Reader, userId: number) {
  const { companyId, title, state, reason, decidedBy, decidedAt } = companyProposals
  return reader
    .select({ companyId, roundNb, title, state, reason, at: sql<Date>`${decidedAt}`.mapWith(decidedAt) })
    .from(companyProposals)
    .innerJoin(rounds, withRound(companyProposals))
    .where(and(eq(decidedBy, userId), ne(companyProposals.userId, userId), isNotNull(decidedAt)))
    .orderBy(asc(decidedAt), asc(companyProposals.id))
}

export async function listApprovalsOf(reader: Reader, userId: number) {
  const { companyId, at } = companyApprovals
  return reader
    .select({ companyId, roundNb, at })
    .from(companyApprovals)
    .innerJoin(rounds, withRound(companyApprovals))
    .where(eq(companyApprovals.userId, userId))
    .orderBy(asc(at))
}

export async function listLocksOf(reader: Reader, userId: number) {
  const { companyId, lockedAt } = companyLocks
  return reader
    .select({ companyId, roundNb, at: lockedAt })
    .from(companyLocks)
    .innerJoin(rounds, withRound(companyLocks))
    .where(eq(companyLocks.userId, userId))
    .orderBy(asc(lockedAt))
}

export async function listMinutesOf(reader: Reader, userId: number) {
  const { companyId, minute } = companyMinutes
  return reader
    .select({ companyId, roundNb, at: minute })
    .from(companyMinutes)
    .innerJoin(rounds, withRound(companyMinutes))
    .where(eq(companyMinutes.userId, userId))
    .orderBy(asc(minute))
}

export async function listConsentsOf(reader: Reader, userId: number) {
  const { companyId, givenAt, withdrawnAt } = companyConsents
  return reader
    .select({
      companyId,
      given: sql<boolean>`${withdrawnAt} is null`,
      at: sql<Date>`coalesce(${withdrawnAt}, ${givenAt})`.mapWith(givenAt),
    })
    .from(companyConsents)
    .where(eq(companyConsents.userId, userId))
    .orderBy(asc(companyId))
}

export async function listDebriefNotesOf(reader: Reader, userId: number) {
  const { text, at } = debriefNotes
  return reader
    .select({ game: { id: games.id, name: games.name }, roundNb, text, at })
    .from(debriefNotes)
    .innerJoin(rounds, withRound(debriefNotes))
    .innerJoin(games, eq(games.id, debriefNotes.gameId))
    .where(eq(debriefNotes.userId, userId))
    .orderBy(asc(at))
}
