import type { RoleName } from '@trimestre/contract/roles'
import type { Reader } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findUser, isAssigned, type UserRow } from './repo.ts'
import { isManagedBy } from './responsible-repo.ts'

/** The account of this id; 404 when there is none. */
export async function requireUser(reader: Reader, id: number): Promise<UserRow> {
  const user = await findUser(reader, id)
  if (user === undefined) throw new Refusal('request/not-found')
  return user
}

/** One sees oneself; administrators see players; super administrators see everybody. */
export function requireUserSight(caller: Caller, user: UserRow): void {
  const maySee =
    caller.id === user.id ||
    caller.role === 'ROLE_SUPER_ADMIN' ||
    (caller.role === 'ROLE_ADMIN' && user.role === 'ROLE_USER')
  if (!maySee) throw new Refusal('auth/forbidden')
}

/** Administrators change only players whom they made or first took into a game; see {@link isManagedBy}. */
export async function requireUserManagement(reader: Reader, caller: Caller, user: UserRow): Promise<void> {
  requireUserSight(caller, user)
  if (caller.role !== 'ROLE_ADMIN' || caller.id === user.id) return
  if (!(await isManagedBy(reader, user.id, caller.id))) throw new Refusal('auth/forbidden')
}

/** Administrators delete only players of theirs who are in no game; nobody deletes themselves. */
export async function requireUserRemoval(reader: Reader, caller: Caller, user: UserRow): Promise<void> {
  requireUserSight(caller, user)
  if (caller.role === 'ROLE_SUPER_ADMIN') return
  if (caller.id === user.id || (await isAssigned(reader, user.id))) throw new Refusal('auth/forbidden')
  await requireUserManagement(reader, caller, user)
}

/** What belongs to one person alone, such as their password and their data: theirs and the super administrators'. */
export function requireOneself(caller: Caller, user: UserRow): void {
  if (caller.id !== user.id && caller.role !== 'ROLE_SUPER_ADMIN') throw new Refusal('auth/forbidden')
}

/** Only super administrators make anything but players. */
export const mayCreate = (caller: Caller, role: RoleName): boolean =>
  caller.role === 'ROLE_SUPER_ADMIN' || role === 'ROLE_USER'

export function requireRoleCreation(caller: Caller, role: RoleName): void {
  if (!mayCreate(caller, role)) throw new Refusal('auth/forbidden')
}

/** Who is responsible for an account that the caller makes: an administrator; super administrators may change all. */
export const responsibleFor = (caller: Caller): number | null =>
  caller.role === 'ROLE_ADMIN' ? caller.id : null

/** Who may give a role; from others the field is ignored. */
export const mayChangeRole = (caller: Caller): boolean => caller.role === 'ROLE_SUPER_ADMIN'

/** Who may enable and disable an account; nobody but a super administrator decides about their own. */
export const mayChangeEnabled = (caller: Caller, user: UserRow): boolean =>
  caller.role === 'ROLE_SUPER_ADMIN' || (caller.role === 'ROLE_ADMIN' && caller.id !== user.id)
