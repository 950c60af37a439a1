import { sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/database/database.ts'

/** Selects the games that a player is invited to or plays in. */
const gamesOf = (playerId: unknown) => sql`(
  select game_id from invitations where user_id = ${playerId} and withdrawn_at is null
  union select game_id from companies where user_id = ${playerId})`

const isAdministrator = (userId: unknown) => sql`
  exists (select from users keeper where keeper.id = ${userId} and keeper.role = 'ROLE_ADMIN' and keeper.deleted_at is null)`

/** Selects the games into which anyone other than this administrator has taken a player. */
const gamesByOthers = (playerId: unknown, administratorId: number) => sql`(
  select game_id from invitations
    where user_id = ${playerId} and withdrawn_at is null and invited_by is distinct from ${administratorId}
  union select game_id from companies where user_id = ${playerId})`

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
  const runBy = (userId: unknown) => sql`select game_id from game_administrators where user_id = ${userId}`
  const responsible = sql`player.responsible_id`
  const { rows } = await reader.execute(sql`
    select from users player
    where player.id = ${playerId} and case
      when ${isAdministrator(responsible)} then
        ${responsible} = ${administratorId}
        or exists (
          ${gamesByOthers(sql`player.id`, administratorId)} intersect ${runBy(administratorId)} intersect ${runBy(responsible)})
      else exists (${gamesOf(sql`player.id`)})
        and not exists (${gamesOf(sql`player.id`)} except ${runBy(administratorId)})
      end`)
  return rows.length > 0
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
  await tx.execute(sql`
    update users set responsible_id = taker.id
    from (
      select coalesce(${administratorId}::int, min(users.id)) as id
      from game_administrators join users on users.id = user_id and role = 'ROLE_ADMIN'
      where game_id = ${gameId}) taker
    where taker.id is not null and users.role = 'ROLE_USER' and users.deleted_at is null
      and users.id in (
        select user_id from invitations where game_id = ${gameId} and withdrawn_at is null
        union select user_id from companies where game_id = ${gameId})
      and not ${isAdministrator(sql`users.responsible_id`)}`)
}
