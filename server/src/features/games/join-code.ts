import { randomInt } from 'node:crypto'
import { joinCodeCharacters, joinCodeLength } from '@trimestre/contract/join-codes'
import { eq } from 'drizzle-orm'
import type { Reader } from '../../platform/db/database.ts'
import { games } from '../../platform/db/schema.ts'

/** Draws a class code that no game has, open or closed: there are a thousand million. */
export async function drawJoinCode(reader: Reader): Promise<string> {
  const code = Array.from(
    { length: joinCodeLength },
    () => joinCodeCharacters[randomInt(joinCodeCharacters.length)],
  ).join('')
  const taken = await reader.select({ id: games.id }).from(games).where(eq(games.joinCode, code))
  return taken.length === 0 ? code : drawJoinCode(reader)
}
