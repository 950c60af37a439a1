import { sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/database/database.ts'

/** The games to which a player is invited, or which they play. */
const gamesOf = (playerId: unknown) => sql`(
  select game_id from invitations where user_id = ${playerId} and withdrawn_at is null
  union select game_id from companies where user_id = ${playerId})`

const isAdministrator = (userId: unknown) => sql`
  exists (select from users keeper where keeper.id = ${userId} and keeper.role = 'ROLE_ADMIN' and keeper.deleted_at is null)`

/** The games into which somebody else than this administrator has taken a player. */
const gamesByOthers = (playerId: unknown, administratorId: number) => sql`(
  select game_id from invitations
    where user_id = ${playerId} and withdrawn_at is null and invited_by is distinct from ${administratorId}
  union select game_id from companies where user_id = ${playerId})`

/**
 * Whether this administrator has rights over a player's account: who made it or was the first to take the person into a
 * game, and who runs with them a game of the player's. Where nobody is known to have taken the person, who runs all games
 * of theirs. Inviting somebody else's player gives no right, also into a game that both run.
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
 * Makes an administrator responsible for the players of a game for whom nobody is yet: by default the first of those who
 * run it. Players who have somebody keep them.
 */
export async function takePlayers(
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
