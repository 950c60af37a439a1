import { readJoinCode } from '@trimestre/contract/join-codes'
import { countAttempt } from '../../platform/auth/attempts.ts'
import type { Context } from '../../platform/context.ts'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findCompanyOfUser, findInvitation, insertInvitations, openCompany } from '../companies/service.ts'
import { drawJoinCode } from '../games/join-code.ts'
import { type GameRow, requireLockedGame, updateGame } from '../games/service.ts'
import { isFinished } from '../rounds/progress.ts'
import { roundCountOf } from '../rounds/rounds-of-game.ts'
import { announceGame } from '../streams/announce.ts'
import { createNicknameAccount } from '../users/nickname-account.ts'
import { assignResponsibleAdministrator, type UserRow } from '../users/service.ts'
import { findGameOfCode, lockGameOfCode } from './repo.ts'

const hour = 60 * 60_000
/** Enough for a lecture hall, and too few to fill a database by a code that was published. */
const nicknamesPerGameAndHour = 1000

/** Gives a game a new class code, open until the next pass. */
export async function openJoinCode(context: Context, gameId: number): Promise<void> {
  await context.db.transaction(async tx => {
    const game = await requireLockedGame(tx, gameId)
    if (isFinished(game.quarterCount, await roundCountOf(tx, gameId))) throw new Refusal('games/finished')
    await updateGame(tx, gameId, { joinCode: await drawJoinCode(tx), joinCodeOpen: true })
    await announceGame(tx, gameId)
  })
}

export async function closeJoinCode(context: Context, gameId: number): Promise<void> {
  await context.db.transaction(async tx => {
    await requireLockedGame(tx, gameId)
    await updateGame(tx, gameId, { joinCodeOpen: false })
    await announceGame(tx, gameId)
  })
}

/** Returns the game that a code names, open or closed; undefined for a wrong code. */
export async function findGameByCode(reader: Reader, given: string): Promise<GameRow | undefined> {
  const code = readJoinCode(given)
  return code === undefined ? undefined : findGameOfCode(reader, code)
}

/** Returns the game of a code that is there; 404 for a wrong code, 409 for an archived game or a code that is closed. */
export function requireOpenCode(game: GameRow | undefined): GameRow {
  if (game === undefined) throw new Refusal('joining/unknown-code')
  if (game.archivedAt !== null) throw new Refusal('games/archived')
  if (!game.joinCodeOpen) throw new Refusal('joining/code-closed')
  return game
}

async function lockOpenGame(tx: Transaction, given: string): Promise<GameRow> {
  return requireOpenCode(await lockGameOfCode(tx, readJoinCode(given) ?? ''))
}

/** `companyId` is null for a player who is invited to a game played in teams, and has none yet. */
export type JoinedByCode = { gameId: number; companyId: number | null }

/**
 * Creates a company of the player in the game of the code, or finds the existing one; in a game played in teams invites
 * the player. The code counts like an invitation, but not for a player from whom an administrator took theirs back.
 */
export async function joinByCode(
  context: Context,
  caller: Caller,
  code: string,
): Promise<JoinedByCode & { isNew: boolean }> {
  return context.db.transaction(async tx => {
    const game = await lockOpenGame(tx, code)
    const joined = await findCompanyOfUser(tx, game.id, caller.id)
    if (joined !== undefined) return { gameId: game.id, companyId: joined.id, isNew: false }
    const invitation = await findInvitation(tx, game.id, caller.id)
    if (invitation === 'withdrawn') throw new Refusal('games/joining-closed')
    const isNew = game.teamSettings === null || invitation === 'none'
    return { gameId: game.id, companyId: await admit(tx, game, caller.id), isNew }
  })
}

/** Gives the player a company, or an invitation to a game played in teams; returns the company. */
async function admit(tx: Transaction, game: GameRow, userId: number): Promise<number | null> {
  if (game.teamSettings === null) return openCompany(tx, game, userId)
  if (isFinished(game.quarterCount, await roundCountOf(tx, game.id))) throw new Refusal('games/finished')
  await insertInvitations(tx, { gameId: game.id, userIds: [userId], invitedBy: null })
  await assignResponsibleAdministrator(tx, game.id)
  await announceGame(tx, game.id)
  return null
}

type ByNickname = { code: string; nickname: string }

/** Creates an account for the nickname, and its company or its invitation to the game of the code, both or none. */
export async function joinByNickname(
  context: Context,
  given: ByNickname,
): Promise<JoinedByCode & { user: UserRow }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryNickname(context, given)
    } catch (error) {
      // Somebody took the free name meanwhile, in another game.
      const isTaken =
        error instanceof Refusal && error.violations?.some(({ code }) => code === 'validation/taken')
      if (!isTaken || attempt === attemptsMax) throw error
    }
  }
}

const attemptsMax = 5

async function tryNickname(
  context: Context,
  { code, nickname }: ByNickname,
): Promise<JoinedByCode & { user: UserRow }> {
  return context.db.transaction(async tx => {
    const game = await lockOpenGame(tx, code)
    await countNickname(context, tx, game.id)
    const user = await createNicknameAccount(tx, nickname)
    return { user, gameId: game.id, companyId: await admit(tx, game, user.id) }
  })
}

async function countNickname({ config, now }: Context, tx: Transaction, gameId: number): Promise<void> {
  if (!config.rateLimit) return
  const at = now()
  const [row] = await countAttempt(tx, [`join-nickname:${gameId}`], at, new Date(at.getTime() + hour))
  if (row === undefined || row.count <= nicknamesPerGameAndHour) return
  const retryAfter = Math.max(1, Math.ceil((row.endsAt.getTime() - at.getTime()) / 1000))
  throw new Refusal('joining/too-many-players', { retryAfter })
}
