import { and, eq, inArray, isNull, min, ne, notExists, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { companyMembers, gameAdministrators, games, invitations, users } from '../../platform/db/schema.ts'

const keeper = alias(users, 'keeper')

/** Whether a user is an administrator still, and may be responsible for others. */
const isAdministrator = and(eq(keeper.role, 'ROLE_ADMIN'), isNull(keeper.deletedAt))

/**
 * Selects the games that a player is invited to or plays in; solo games give nobody rights over their player.
 * @param exceptBy an administrator whose invitations do not count, nor the seats that they gave to people who had not
 *   joined by themselves: such an act of one's own removes the inviter (`companies/seating-repo.ts`)
 */
const gamesOf = (reader: Reader, playerId: number, exceptBy?: number) => {
  const isInvited = and(eq(invitations.userId, playerId), isNull(invitations.withdrawnAt))
  const byOther =
    exceptBy === undefined
      ? undefined
      : or(isNull(invitations.invitedBy), ne(invitations.invitedBy, exceptBy))
  const own = alias(invitations, 'own')
  const isByThem = and(
    eq(own.gameId, companyMembers.gameId),
    eq(own.userId, companyMembers.userId),
    eq(own.invitedBy, exceptBy ?? 0),
  )
  const seatedByThem = reader.select({ gameId: own.gameId }).from(own).where(isByThem)
  return reader
    .select({ gameId: invitations.gameId })
    .from(invitations)
    .where(and(isInvited, byOther))
    .union(
      reader
        .select({ gameId: companyMembers.gameId })
        .from(companyMembers)
        .innerJoin(games, and(eq(games.id, companyMembers.gameId), isNull(games.soloPlayerId)))
        .where(
          and(eq(companyMembers.userId, playerId), isNull(companyMembers.until), notExists(seatedByThem)),
        ),
    )
}

/** Selects the games that an administrator runs. */
const runBy = (reader: Reader, userId: number) =>
  reader
    .select({ gameId: gameAdministrators.gameId })
    .from(gameAdministrators)
    .where(eq(gameAdministrators.userId, userId))

/**
 * Returns whether this administrator has rights over a player's account. They belong to the responsible administrator,
 * who created the account or first took the player into a game, and to administrators who run one of the player's games
 * together with that administrator. Without a responsible administrator they belong to those who run all games of the
 * player. Inviting a player of another administrator gives no rights, even into a game that both run.
 */
export async function isManagedBy(
  reader: Reader,
  playerId: number,
  administratorId: number,
): Promise<boolean> {
  const [player] = await reader
    .select({ responsibleId: keeper.id })
    .from(users)
    .leftJoin(keeper, and(eq(keeper.id, users.responsibleId), isAdministrator))
    .where(eq(users.id, playerId))
  if (player === undefined) return false
  const { responsibleId } = player
  if (responsibleId === null) return runsAllGamesOf(reader, playerId, administratorId)
  if (responsibleId === administratorId) return true
  const { gameId, userId } = gameAdministrators
  const isRunByBoth = and(eq(userId, administratorId), inArray(gameId, runBy(reader, responsibleId)))
  const shared = await reader
    .select({ gameId })
    .from(gameAdministrators)
    .where(and(isRunByBoth, inArray(gameId, gamesOf(reader, playerId, administratorId))))
    .limit(1)
  return shared.length > 0
}

/** Whether an administrator runs every game that a player is invited to or plays in, and at least one. */
async function runsAllGamesOf(reader: Reader, playerId: number, administratorId: number): Promise<boolean> {
  const games = await gamesOf(reader, playerId)
  const own = new Set((await runBy(reader, administratorId)).map(({ gameId }) => gameId))
  return games.length > 0 && games.every(({ gameId }) => own.has(gameId))
}

/**
 * Makes an administrator responsible for the players of a game who have none yet: by default the first administrator of
 * the game. Players who have one keep them.
 */
export async function assignResponsibleAdministrator(
  tx: Transaction,
  gameId: number,
  administratorId: number | null = null,
): Promise<void> {
  const responsibleId = administratorId ?? (await findFirstAdministrator(tx, gameId))
  if (responsibleId === null) return
  const players = tx
    .select({ id: invitations.userId })
    .from(invitations)
    .where(and(eq(invitations.gameId, gameId), isNull(invitations.withdrawnAt)))
    .union(
      tx
        .select({ id: companyMembers.userId })
        .from(companyMembers)
        .where(and(eq(companyMembers.gameId, gameId), isNull(companyMembers.until))),
    )
  const present = tx
    .select({ id: keeper.id })
    .from(keeper)
    .where(and(eq(keeper.id, users.responsibleId), isAdministrator))
  const isPlayer = and(eq(users.role, 'ROLE_USER'), isNull(users.deletedAt))
  await tx
    .update(users)
    .set({ responsibleId })
    .where(and(isPlayer, inArray(users.id, players), notExists(present)))
}

async function findFirstAdministrator(tx: Transaction, gameId: number): Promise<number | null> {
  const [first] = await tx
    .select({ id: min(users.id) })
    .from(gameAdministrators)
    .innerJoin(users, eq(users.id, gameAdministrators.userId))
    .where(and(eq(gameAdministrators.gameId, gameId), eq(users.role, 'ROLE_ADMIN')))
  return first?.id ?? null
}
