import { noteGame } from '../../platform/acts.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findGame, type GameRow, isAdministrator, isInvolved } from './repo.ts'

export type { GameRow } from './repo.ts'

/** The game of this id; 404 when there is none. */
export async function requireGame(reader: Reader, gameId: number): Promise<GameRow> {
  const game = await findGame(reader, gameId)
  if (game === undefined) throw new Refusal('request/not-found')
  noteGame(game)
  return game
}

/** 403 unless the caller may run this game: one of its administrators, or a super administrator. */
export async function requireGameAdministration(
  reader: Reader,
  caller: Caller,
  game: GameRow,
): Promise<void> {
  if (!(await mayAdminister(reader, caller, game))) throw new Refusal('auth/forbidden')
}

/** 403 unless the caller may look at this game: who runs it, and players invited, joined or when it is public. */
export async function requireGameSight(reader: Reader, caller: Caller, game: GameRow): Promise<void> {
  const maySee =
    caller.role === 'ROLE_USER'
      ? !game.private || (await isInvolved(reader, game.id, caller.id))
      : await mayAdminister(reader, caller, game)
  if (!maySee) throw new Refusal('auth/forbidden')
}

async function mayAdminister(reader: Reader, caller: Caller, game: GameRow): Promise<boolean> {
  if (caller.role === 'ROLE_SUPER_ADMIN') return true
  return caller.role === 'ROLE_ADMIN' && isAdministrator(reader, game.id, caller.id)
}

/** An administrator lists their own games only; super administrators list anybody's. */
export function requireOwnList(caller: Caller, administratorId: number): void {
  if (caller.role !== 'ROLE_SUPER_ADMIN' && caller.id !== administratorId) throw new Refusal('auth/forbidden')
}
