import { avatarNames, avatarPath } from '@trimestre/contract/avatars'
import type { Context } from '../../platform/context.ts'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { invalid, violation } from '../../platform/http/refusal.ts'
import { violatedConstraint } from '../../platform/log/failures.ts'
import type { Turn } from '../../platform/process/queue.ts'
import { announceAccess } from '../streams/announce.ts'
import { queueNotice } from './account-notice.ts'
import { foldLoginName, legacyLoginName } from './login-names.ts'
import {
  endSessions,
  findTakenLoginNames,
  findUserByLoginName,
  findUsersByLoginNames,
  insertUser,
  listUsersByRole,
  type NewUserRow,
  replaceLoginNames,
  type UserRow,
  updateUser,
} from './repo.ts'

export type { UserRow } from './repo.ts'
export {
  endSessions,
  findUser,
  findUserIdsByUsername,
  findUsers,
  lockUser,
  lockUsersShared,
  recordSignIn,
} from './repo.ts'
export { assignResponsibleAdministrator } from './responsible-repo.ts'

/** An account to create. The password is already hashed, because hashing must not hold a transaction open. */
export type NewAccount = Omit<NewUserRow, 'image' | 'id'> & { image?: string | null }

/** Finds an account by username or e-mail address, ignoring case, Unicode form and invisible characters. */
export async function findByLoginName(reader: Reader, name: string): Promise<UserRow | undefined> {
  const [folded, former] = [foldLoginName(name), legacyLoginName(name)]
  const found = await findUserByLoginName(reader, folded)
  return found === undefined && former !== folded ? findUserByLoginName(reader, former) : found
}

/** Returns the account of each of these names, as {@link findByLoginName} finds it, in their order. */
export async function findByLoginNames(
  reader: Reader,
  names: readonly string[],
): Promise<(UserRow | undefined)[]> {
  const forms = names.map(name => [foldLoginName(name), legacyLoginName(name)] as const)
  const found = await findUsersByLoginNames(reader, [...new Set(forms.flat())])
  return forms.map(([folded, former]) => found.get(folded) ?? found.get(former))
}

/** Returns whether a super administrator exists. */
export async function hasSuperAdministrator(reader: Reader): Promise<boolean> {
  return (await listUsersByRole(reader, 'ROLE_SUPER_ADMIN')).length > 0
}

/** Creates an account; 422 when another account has the username or e-mail address. */
export async function createAccount(tx: Transaction, account: NewAccount, detail?: string): Promise<UserRow> {
  await refuseTaken(tx, account, 0, detail)
  const image = account.image || defaultAvatar(account.username)
  const row = await insertUser(tx, { ...account, image })
  await registerLoginNames(tx, row)
  return row
}

/** Returns one of the eleven avatars, always the same for a name. */
export function defaultAvatar(username: string): string {
  let sum = 0
  for (const character of username) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return avatarPath(avatarNames[sum % avatarNames.length] ?? 'girl-1')
}

/** Registers the username and the e-mail address, if there is one, as login names of the account. */
export async function registerLoginNames(tx: Transaction, row: UserRow): Promise<void> {
  try {
    await replaceLoginNames(tx, row.id, [row.username, row.email].filter(Boolean).map(foldLoginName))
  } catch (error) {
    // Another request took one of the names between our check and our write.
    if (violatedConstraint(error) !== 'login_names_pkey') throw error
    throw invalid([violation('username', 'taken')])
  }
}

/** Refuses, with 422 naming the field, a username or e-mail address of another account. */
export async function refuseTaken(
  reader: Reader,
  account: { username: string; email: string },
  exceptUserId: number,
  detail?: string,
): Promise<void> {
  const fields = (['username', 'email'] as const).filter(field => account[field] !== '')
  const names = fields.map(field => foldLoginName(account[field]))
  const taken = new Set(await findTakenLoginNames(reader, names, exceptUserId))
  const violations = fields
    .filter(field => taken.has(foldLoginName(account[field])))
    .map(field => violation(field, 'taken'))
  if (violations.length > 0) throw invalid(violations, detail)
}

/** Replaces the password of an account by an already hashed one, and ends all its sessions and streams. */
export async function replacePassword(
  tx: Transaction,
  user: UserRow,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await updateUser(tx, user.id, { passwordHash })
  await endSessions(tx, user.id)
  await announceAccess(tx, { userId: user.id })
  await queueNotice(tx, user, 'passwordChanged', now)
}

/** Hashes a password chosen by its owner or an administrator. */
export const hashPassword = (context: Context, password: string, turn?: Turn): Promise<string> =>
  context.passwords.hash(password, turn)
