import type { Context } from '../../platform/context.ts'
import type { Reader, Transaction } from '../../platform/database/database.ts'
import { brokenConstraint } from '../../platform/failures.ts'
import type { Turn } from '../../platform/queue.ts'
import { invalid, violation } from '../../platform/refusal.ts'
import { announceAccess } from '../streams/announce.ts'
import { queueNotice } from './account-notice.ts'
import { defaultAvatar } from './avatars.ts'
import { foldLoginName, formerLoginName } from './login-names.ts'
import {
  endSessions,
  findUserByLoginName,
  insertUser,
  listUsersByRole,
  type NewUserRow,
  replaceLoginNames,
  takenLoginNames,
  type UserRow,
  updateUser,
} from './repo.ts'

export type { UserRow } from './repo.ts'
export { endSessions, findUser, findUserIdsByUsername, findUsers, keepSignIn, lockUser } from './repo.ts'
export { takePlayers } from './responsible-repo.ts'

/** An account to be made; the password is already hashed, for hashing must not hold a transaction open. */
export type NewAccount = Omit<NewUserRow, 'image' | 'id'> & { image?: string | null }

/** Finds an account by username or e-mail, whatever the case, the form of its letters and its invisible signs. */
export async function findByLoginName(reader: Reader, name: string): Promise<UserRow | undefined> {
  const [folded, former] = [foldLoginName(name), formerLoginName(name)]
  const found = await findUserByLoginName(reader, folded)
  return found === undefined && former !== folded ? findUserByLoginName(reader, former) : found
}

/** Whether there is somebody who may do everything. */
export async function hasSuperAdministrator(reader: Reader): Promise<boolean> {
  return (await listUsersByRole(reader, 'ROLE_SUPER_ADMIN')).length > 0
}

/** Makes an account; 422 when its username or e-mail is another's. */
export async function createAccount(tx: Transaction, account: NewAccount, detail?: string): Promise<UserRow> {
  await refuseTaken(tx, account, 0, detail)
  const image = account.image || defaultAvatar(account.username)
  const row = await insertUser(tx, { ...account, image })
  await takeLoginNames(tx, row)
  return row
}

/** Registers username and e-mail as the account's own. */
export async function takeLoginNames(tx: Transaction, row: UserRow): Promise<void> {
  try {
    await replaceLoginNames(tx, row.id, [foldLoginName(row.username), foldLoginName(row.email)])
  } catch (error) {
    // Another call took one of the names between our look and our write.
    if (brokenConstraint(error) !== 'login_names_pkey') throw error
    throw invalid([violation('username', 'taken')])
  }
}

/** 422 naming the field when another account has the username or e-mail. */
export async function refuseTaken(
  reader: Reader,
  account: { username: string; email: string },
  exceptUserId: number,
  detail?: string,
): Promise<void> {
  const fields = ['username', 'email'] as const
  const names = fields.map(field => foldLoginName(account[field]))
  const taken = new Set(await takenLoginNames(reader, names, exceptUserId))
  const violations = fields
    .filter(field => taken.has(foldLoginName(account[field])))
    .map(field => violation(field, 'taken'))
  if (violations.length > 0) throw invalid(violations, detail)
}

/** Gives an account another password, already hashed, and ends its sessions and streams everywhere. */
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
