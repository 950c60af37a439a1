import type { RoleName } from '@trimestre/contract/roles'
import type { Reader } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findUser, isAssigned, type UserRow } from './repo.ts'
import { isManagedBy } from './responsible-repo.ts'

/** Returns the account with this id; 404 when there is none. */
export async function requireUser(reader: Reader, id: number): Promise<UserRow> {
  const user = await findUser(reader, id)
  if (user === undefined) throw new Refusal('request/not-found')
  return user
}

/** Like {@link requireUser}, but 404 also for an account that was erased. */
export async function requireLivingUser(reader: Reader, id: number): Promise<UserRow> {
  const user = await requireUser(reader, id)
  if (user.deletedAt !== null) throw new Refusal('request/not-found')
  return user
}

/** Allows users to see themselves, administrators to see players, and super administrators to see everybody. */
export function requireUserAccess(caller: Caller, user: UserRow): void {
  const maySee =
    caller.id === user.id ||
    caller.role === 'ROLE_SUPER_ADMIN' ||
    (caller.role === 'ROLE_ADMIN' && user.role === 'ROLE_USER')
  if (!maySee) throw new Refusal('auth/forbidden')
}

/**
 * Allows administrators to change only players whom they created or first took into a game; see {@link isManagedBy}.
 */
export async function requireUserManagement(reader: Reader, caller: Caller, user: UserRow): Promise<void> {
  requireUserAccess(caller, user)
  if (caller.role !== 'ROLE_ADMIN' || caller.id === user.id) return
  if (!(await isManagedBy(reader, user.id, caller.id))) throw new Refusal('auth/forbidden')
}

/** Allows administrators to delete only their own players who are in no game; users cannot delete themselves. */
export async function requireUserRemoval(reader: Reader, caller: Caller, user: UserRow): Promise<void> {
  requireUserAccess(caller, user)
  if (caller.role === 'ROLE_SUPER_ADMIN') return
  if (caller.id === user.id || (await isAssigned(reader, user.id))) throw new Refusal('auth/forbidden')
  await requireUserManagement(reader, caller, user)
}

/** Restricts personal matters, such as the password and personal data, to the user and super administrators. */
export function requireSelfOrSuperAdministrator(caller: Caller, user: UserRow): void {
  if (caller.id !== user.id && caller.role !== 'ROLE_SUPER_ADMIN') throw new Refusal('auth/forbidden')
}

/**
 * Returns whether the caller may create accounts with a role; only super administrators create anything but players.
 */
export const mayCreate = (caller: Caller, role: RoleName): boolean =>
  caller.role === 'ROLE_SUPER_ADMIN' || role === 'ROLE_USER'

/** Limits accesses handed out on paper to players: staff replace a forgotten password by mail. */
export function requirePlayer(user: UserRow): void {
  if (user.role !== 'ROLE_USER') throw new Refusal('auth/forbidden')
}

export function requireRoleCreation(caller: Caller, role: RoleName): void {
  if (!mayCreate(caller, role)) throw new Refusal('auth/forbidden')
}

/**
 * Returns the administrator responsible for accounts that the caller creates; null for super administrators, who may
 * change all accounts.
 */
export const responsibleFor = (caller: Pick<Caller, 'id' | 'role'>): number | null =>
  caller.role === 'ROLE_ADMIN' ? caller.id : null

/** Returns whether the caller may assign roles; otherwise the field is ignored. */
export const mayChangeRole = (caller: Caller): boolean => caller.role === 'ROLE_SUPER_ADMIN'

/** Returns whether the caller may enable or disable an account; only super administrators may do so for their own. */
export const mayChangeEnabled = (caller: Caller, user: UserRow): boolean =>
  caller.role === 'ROLE_SUPER_ADMIN' || (caller.role === 'ROLE_ADMIN' && caller.id !== user.id)
