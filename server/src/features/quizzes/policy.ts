import type { Reader } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requireDecider } from '../companies/policy.ts'
import { type CompanyRow, findCompanyOfUser } from '../companies/service.ts'
import { type GameRow, requireGame, requireGameAdministration } from '../games/policy.ts'

/** Who reads the quizzes of a game: staff see drafts and what people score, members and observers the rest. */
export type QuizReader = { audience: 'staff' } | { audience: 'players'; userId: number }

/** Allows staff of the game; throws 403 for everybody else. */
export async function requireQuizStaff(reader: Reader, caller: Caller, gameId: number): Promise<GameRow> {
  const game = await requireGame(reader, gameId)
  await requireGameAdministration(reader, caller, game)
  return game
}

/** Allows staff, members and observers of the game. */
export async function requireQuizReader(reader: Reader, caller: Caller, gameId: number): Promise<QuizReader> {
  const game = await requireGame(reader, gameId)
  if (caller.role !== 'ROLE_USER') {
    await requireGameAdministration(reader, caller, game)
    return { audience: 'staff' }
  }
  const company = await findCompanyOfUser(reader, gameId, caller.id)
  if (company === undefined) throw new Refusal('auth/forbidden')
  return { audience: 'players', userId: caller.id }
}

/** Somebody who answers for themselves, with the company that the questions are about. */
export type Participant = { userId: number; game: GameRow; company: CompanyRow }

/** Allows the members of a company of the game; not its observers, nor staff. */
export async function requireParticipant(
  reader: Reader,
  caller: Caller,
  gameId: number,
): Promise<Participant> {
  const game = await requireGame(reader, gameId)
  const company = await findCompanyOfUser(reader, gameId, caller.id)
  if (company === undefined) throw new Refusal('auth/forbidden')
  requireDecider(company, caller.id)
  return { userId: caller.id, game, company }
}
