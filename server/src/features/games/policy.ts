import type { Endpoint } from '@trimestre/contract/endpoint'
import { endpoints } from '@trimestre/contract/endpoints'
import { currentAction, setAuditedGame } from '../../platform/audit.ts'
import type { Reader } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findGame, type GameRow, isAdministrator, isInvitedOrJoined } from './repo.ts'

export type { GameRow } from './repo.ts'

/**
 * Finds the game with this id; throws 404 when there is none, and 403 for staff who would change a solo game: it is its
 * player's, and they only read it.
 */
export async function requireGame(reader: Reader, gameId: number): Promise<GameRow> {
  const game = await findGame(reader, gameId)
  if (game === undefined) throw new Refusal('request/not-found')
  setAuditedGame(game)
  if (game.soloPlayerId !== null && isStaffWriting()) throw new Refusal('auth/forbidden')
  return game
}

/** Whether the call in progress is one by which staff change a game; calls of players are not audited. */
function isStaffWriting(): boolean {
  const action = currentAction()
  if (action === undefined) return false
  const { writesGame }: Endpoint = endpoints[action.call]
  return writesGame === true
}

/** Throws 403 unless the caller may run this game, as one of its administrators or a super administrator. */
export async function requireGameAdministration(
  reader: Reader,
  caller: Caller,
  game: GameRow,
): Promise<void> {
  if (!(await mayAdminister(reader, caller, game))) throw new Refusal('auth/forbidden')
}

/**
 * Throws 403 unless the caller may see this game. Its administrators and super administrators may; players may when it
 * is public, they are invited or they have joined.
 */
export async function requireGameAccess(reader: Reader, caller: Caller, game: GameRow): Promise<void> {
  const maySee =
    caller.role === 'ROLE_USER'
      ? !game.private || (await isInvitedOrJoined(reader, game.id, caller.id))
      : await mayAdminister(reader, caller, game)
  if (!maySee) throw new Refusal('auth/forbidden')
}

/** Throws 403 unless the caller runs this game, is invited to it or has joined it; that it is public is not enough. */
export async function requireGameMembership(reader: Reader, caller: Caller, game: GameRow): Promise<void> {
  const isOfGame =
    caller.role === 'ROLE_USER'
      ? await isInvitedOrJoined(reader, game.id, caller.id)
      : await mayAdminister(reader, caller, game)
  if (!isOfGame) throw new Refusal('auth/forbidden')
}

async function mayAdminister(reader: Reader, caller: Caller, game: GameRow): Promise<boolean> {
  if (caller.role === 'ROLE_SUPER_ADMIN') return true
  return caller.role === 'ROLE_ADMIN' && isAdministrator(reader, game.id, caller.id)
}

/** Lets administrators list their own games only, and super administrators those of anybody. */
export function requireOwnList(caller: Caller, administratorId: number): void {
  if (caller.role !== 'ROLE_SUPER_ADMIN' && caller.id !== administratorId) throw new Refusal('auth/forbidden')
}
