import * as z from 'zod'
import { line, link, username } from './fields.ts'
import { SessionSchema } from './users.ts'

/** The longest nickname: it is shown on the wall, among forty others. */
export const nicknameMax = 30

/** Any text is accepted as a code, and found or not: what people type is not an invalid request. */
const code = () => line(100)

export const JoinCodeParams = z.object({ code: code() })
export const JoinCodeBody = z.object({ code: code() })
export const NicknameBody = z.object({ code: code(), nickname: username(nicknameMax) })

/** The game of a class code, as users with the code may know it, and the names of its administrators. */
export const GameOfCodeSchema = z.object({
  game: z.object({ ...link, name: z.string() }),
  hosts: z.array(z.string()),
})
export type GameOfCode = z.output<typeof GameOfCodeSchema>

const joined = {
  game: z.object(link),
  /** Null in a game played in teams, where the player is invited and does not have a team yet. */
  company: z.object(link).nullable(),
}
export const JoinedSchema = z.object(joined)
/** The session of the account that was made for the nickname, whose username has a number if the nickname was taken. */
export const JoinedSessionSchema = SessionSchema.extend(joined)
