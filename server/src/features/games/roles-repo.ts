import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/database.ts'
import { gameRoles } from '../../platform/db/schema.ts'

/** Copies the roles of a game to one that has none; returns the id of each copy by that of its original. */
export async function insertRoleCopies(
  tx: Transaction,
  fromId: number,
  toId: number,
): Promise<Map<number, number>> {
  const { position, id } = gameRoles
  const originals = await tx
    .select()
    .from(gameRoles)
    .where(eq(gameRoles.gameId, fromId))
    .orderBy(asc(position), asc(id))
  const copies = new Map<number, number>()
  for (const { id: originalId, ...role } of originals) {
    const [copy] = await tx
      .insert(gameRoles)
      .values({ ...role, gameId: toId })
      .returning({ id })
    if (copy !== undefined) copies.set(originalId, copy.id)
  }
  return copies
}
