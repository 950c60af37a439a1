import { and, asc, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { companyMembers, invitations, users } from '../../platform/db/schema.ts'
import type { UserRow } from '../users/service.ts'

const rowsMax = 10_000

/** Selects the users who are invited to the game or play it. */
export const assignedTo = (reader: Reader, gameId: number) =>
  reader
    .select({ userId: invitations.userId })
    .from(invitations)
    .where(and(eq(invitations.gameId, gameId), isNull(invitations.withdrawnAt)))
    .union(
      reader
        .select({ userId: companyMembers.userId })
        .from(companyMembers)
        .where(and(eq(companyMembers.gameId, gameId), isNull(companyMembers.until))),
    )

export async function listAssigned(reader: Reader, gameId: number): Promise<UserRow[]> {
  return reader
    .select()
    .from(users)
    .where(and(inArray(users.id, assignedTo(reader, gameId)), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .limit(rowsMax)
}

/** Lists the enabled players who can still be invited. */
export async function listUnassigned(reader: Reader, gameId: number): Promise<UserRow[]> {
  const isPlayer = and(eq(users.role, 'ROLE_USER'), eq(users.enabled, true), isNull(users.deletedAt))
  return reader
    .select()
    .from(users)
    .where(and(isPlayer, notInArray(users.id, assignedTo(reader, gameId))))
    .orderBy(asc(users.id))
    .limit(rowsMax)
}

/** Returns those of these players who are not assigned yet. */
export async function notYetAssigned(
  reader: Reader,
  gameId: number,
  userIds: number[],
): Promise<Set<number>> {
  const rows = await reader
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, userIds), notInArray(users.id, assignedTo(reader, gameId))))
  return new Set(rows.map(row => row.id))
}

/** Withdraws an invitation; returns whether it was valid until now. */
export async function withdrawInvitation(
  tx: Transaction,
  gameId: number,
  userId: number,
  now: Date,
): Promise<boolean> {
  const withdrawn = await tx
    .update(invitations)
    .set({ withdrawnAt: now })
    .where(
      and(eq(invitations.gameId, gameId), eq(invitations.userId, userId), isNull(invitations.withdrawnAt)),
    )
    .returning({ userId: invitations.userId })
  return withdrawn.length > 0
}
