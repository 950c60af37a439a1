import { randomInt } from 'node:crypto'
import { joinCodeCharacters, joinCodeLength, readJoinCode } from '@trimestre/contract/join-codes'
import { countAttempt, readAttempts } from '../../platform/auth/attempts.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { findTeamOfCode, listCodes, listWithoutCode, writeCode } from './repo.ts'

const quarterHour = 15 * 60_000
const wrongMax = 20

/** Gives each team of a game that has none a code. The caller has locked the game and raises its revision. */
export async function giveCodes(tx: Transaction, gameId: number): Promise<void> {
  const taken = new Set(await listCodes(tx, gameId))
  for (const id of await listWithoutCode(tx, gameId)) await writeCode(tx, gameId, id, drawFreeCode(taken))
}

/** Gives a team a new code; the one before no longer counts. */
export async function replaceCode(tx: Transaction, gameId: number, companyId: number): Promise<string> {
  const code = drawFreeCode(new Set(await listCodes(tx, gameId)))
  await writeCode(tx, gameId, companyId, code)
  return code
}

/** Draws a code that is not taken, and takes it. */
function drawFreeCode(taken: Set<string>): string {
  const draw = () => joinCodeCharacters[randomInt(joinCodeCharacters.length)]
  const code = Array.from({ length: joinCodeLength }, draw).join('')
  if (taken.has(code)) return drawFreeCode(taken)
  taken.add(code)
  return code
}

/**
 * Returns the team of this game that has the code. For a wrong one returns the refusal, which the caller throws after
 * the commit, so that the attempt is counted. As the caller has locked the game, guesses at once are counted one by one.
 */
export async function findTeamByCode(
  { config, now }: Context,
  tx: Transaction,
  { gameId, userId, given }: { gameId: number; userId: number; given: string },
): Promise<number | Refusal> {
  const key = `team-code-account:${userId}`
  const at = now()
  const [row] = config.rateLimit ? await readAttempts(tx, [key], at) : []
  if (row !== undefined && row.count >= wrongMax) {
    const retryAfter = Math.max(1, Math.ceil((row.endsAt.getTime() - at.getTime()) / 1000))
    return new Refusal('teams/too-many-codes', { retryAfter })
  }
  const code = readJoinCode(given)
  const found = code === undefined ? undefined : await findTeamOfCode(tx, gameId, code)
  if (found !== undefined) return found
  if (config.rateLimit) await countAttempt(tx, [key], at, new Date(at.getTime() + quarterHour))
  return invalid([violation('code', 'reference')])
}
