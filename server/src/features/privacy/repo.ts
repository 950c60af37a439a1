import { and, asc, between, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { type InGame, ofCompany, withCompany, withRound } from '../../platform/db/joins.ts'
import {
  companies,
  companyMembers,
  externalIdentities,
  gameAdministrators,
  gameRoles,
  games,
  guideProgress,
  invitations,
  joinRequests,
  mediaObjects,
  outbox,
  refreshTokens,
  rounds,
  savedDecisions,
} from '../../platform/db/schema.ts'

const game = { id: games.id, name: games.name }

/** Lists the memberships of a person, present and past, each with its company and the names of its roles. */
export async function listMembershipsOf(reader: Reader, userId: number) {
  const { kind, since, until, roleIds } = companyMembers
  const isRole = and(eq(gameRoles.gameId, companyMembers.gameId), sql`${gameRoles.id} = any(${roleIds})`)
  const roleNames = reader
    .select({ names: sql`coalesce(json_agg(${gameRoles.name} order by ${gameRoles.position}), '[]')` })
    .from(gameRoles)
    .where(isRole)
  return reader
    .select({
      id: companies.id,
      gameId: companies.gameId,
      name: companies.name,
      seat: companies.seat,
      game,
      kind,
      roles: sql<string[]>`(${roleNames})`,
      since,
      until,
    })
    .from(companyMembers)
    .innerJoin(companies, withCompany(companyMembers))
    .innerJoin(games, eq(games.id, companies.gameId))
    .where(eq(companyMembers.userId, userId))
    .orderBy(asc(companies.id), asc(companyMembers.id))
}

/** The time of a membership; `until` is null for a current one. */
export type Period = { since: Date; until: Date | null }

/** Whether a round closed meanwhile, or is open and the membership current. */
const isWithin = ({ since, until }: Period) =>
  until === null
    ? or(isNull(rounds.closedAt), gte(rounds.closedAt, since))
    : between(rounds.closedAt, since, until)

/** Lists the numbers of the rounds of a game that closed during a membership, and of the open one for a current one. */
export async function listRoundsWithin(reader: Reader, gameId: number, period: Period): Promise<Set<number>> {
  const rows = await reader
    .select({ roundNb: rounds.roundNb })
    .from(rounds)
    .where(and(eq(rounds.gameId, gameId), isWithin(period)))
  return new Set(rows.map(({ roundNb }) => roundNb))
}

/** Lists the decisions that a company saved in the rounds of a membership, drafts included. */
export async function listDecisionsOf(reader: Reader, company: InGame, period: Period) {
  const { area, draft, values, savedAt } = savedDecisions
  return reader
    .select({ roundNb: rounds.roundNb, area, draft, values, savedAt })
    .from(savedDecisions)
    .innerJoin(rounds, withRound(savedDecisions))
    .where(and(ofCompany(savedDecisions, company), isWithin(period)))
    .orderBy(asc(rounds.roundNb), asc(area), asc(draft))
}

export async function listInvitationsOf(reader: Reader, userId: number) {
  return reader
    .select({ game, createdAt: invitations.createdAt })
    .from(invitations)
    .innerJoin(games, eq(games.id, invitations.gameId))
    .where(eq(invitations.userId, userId))
    .orderBy(asc(games.id))
}

export async function listJoinRequestsOf(reader: Reader, userId: number) {
  const { createdAt, declinedAt } = joinRequests
  return reader
    .select({ game, createdAt, declinedAt })
    .from(joinRequests)
    .innerJoin(games, eq(games.id, joinRequests.gameId))
    .where(eq(joinRequests.userId, userId))
    .orderBy(asc(games.id))
}

/** Lists how many stops of the tour of each game a person has seen. */
export async function listToursOf(reader: Reader, userId: number) {
  return reader
    .select({ game, step: guideProgress.step })
    .from(guideProgress)
    .innerJoin(games, eq(games.id, guideProgress.gameId))
    .where(eq(guideProgress.userId, userId))
    .orderBy(asc(games.id))
}

export async function listAdministeredBy(reader: Reader, userId: number) {
  return reader
    .select(game)
    .from(games)
    .innerJoin(gameAdministrators, eq(gameAdministrators.gameId, games.id))
    .where(eq(gameAdministrators.userId, userId))
    .orderBy(asc(games.id))
}

/** Lists mails to the account or its address. Their values are left out because they may hold a secret link. */
export async function listMailsTo(reader: Reader, user: { id: number; email: string }) {
  const { recipient, template, language, createdAt, doneAt } = outbox
  const isAddressed = user.email === '' ? undefined : eq(sql`lower(${recipient})`, user.email.toLowerCase())
  const isTo = or(eq(outbox.userId, user.id), isAddressed)
  return reader
    .select({ recipient, template, language, createdAt, sentAt: doneAt })
    .from(outbox)
    .where(and(eq(outbox.kind, 'mail'), isTo))
    .orderBy(asc(outbox.id))
}

export async function listSessionsOf(reader: Reader, userId: number) {
  const { createdAt, expiresAt, usedAt } = refreshTokens
  return reader
    .select({ createdAt, expiresAt, usedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.userId, userId))
    .orderBy(asc(refreshTokens.id))
}

export async function listIdentitiesOf(reader: Reader, userId: number) {
  const { issuer, subject, createdAt } = externalIdentities
  return reader
    .select({ issuer, subject, createdAt })
    .from(externalIdentities)
    .where(eq(externalIdentities.userId, userId))
    .orderBy(asc(createdAt))
}

export async function listPicturesOf(reader: Reader, userId: number) {
  const { fileName, byteCount, createdAt } = mediaObjects
  return reader
    .select({ fileName, byteCount, createdAt })
    .from(mediaObjects)
    .where(eq(mediaObjects.userId, userId))
    .orderBy(asc(mediaObjects.id))
}
