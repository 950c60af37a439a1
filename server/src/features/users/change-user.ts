import { type PasswordChange, readSexe, type UserChange } from '@trimestre/contract/users'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { picturePath } from '../media/service.ts'
import { announceAccess, announceGame } from '../streams/announce.ts'
import { changeAddress } from './change-address.ts'
import { hasDemoPassword } from './demo-accounts.ts'
import { generatePassword } from './generated-password.ts'
import { refuseWeakPassword } from './password-rule.ts'
import { mayChangeEnabled, mayChangeRole } from './policy.ts'
import {
  endSessions,
  findUser,
  lockGamesOfUser,
  lockSuperAdministrators,
  lockUser,
  type UserChanges,
  type UserRow,
  updateUser,
} from './repo.ts'
import { hashPassword, refuseTaken, registerLoginNames, replacePassword } from './service.ts'

/** Changes the fields of an account that the body names; fields that the caller may not set keep their value. */
export async function changeUser(
  context: Context,
  caller: Caller,
  id: number,
  body: UserChange,
): Promise<UserRow> {
  if (body.enabled) await refuseEnablingDemoAccount(context, id)
  return context.db.transaction(async tx => {
    // Super administrators are always locked before the account itself, so that two changes cannot deadlock.
    const superAdministrators = mayChangeRole(caller) ? await lockSuperAdministrators(tx) : []
    const gameIds = body.enabled === undefined ? [] : await lockGamesOfUser(tx, id)
    const user = await lockUser(tx, id)
    if (user === undefined) throw new Refusal('request/not-found')
    const image = await picturePath(tx, caller, body.image)
    const changes = readChanges(caller, user, { ...body, image })
    refuseLosingLastSuperAdministrator(superAdministrators, user, changes)
    await refuseTaken(tx, { ...changes, email: body.email ?? user.email }, id)
    const addressChange = { caller, user, wanted: body.email, isCancelled: body.pendingEmail === null }
    const changed = await updateUser(tx, id, {
      ...changes,
      ...(await changeAddress(context, tx, addressChange)),
    })
    await registerLoginNames(tx, changed)
    if (user.enabled && !changed.enabled) await endSessions(tx, id)
    if (user.enabled !== changed.enabled) await announcePlayers(tx, gameIds)
    if (user.enabled !== changed.enabled || user.role !== changed.role)
      await announceAccess(tx, { userId: id })
    return changed
  })
}

/**
 * Refuses to enable a demo account with its public password on a server that others can reach: the next start would
 * refuse it.
 */
async function refuseEnablingDemoAccount(context: Context, id: number): Promise<void> {
  const { isPublic, publicPasswords } = context.config
  if (!isPublic || publicPasswords) return
  const user = await findUser(context.db, id)
  if (user === undefined || user.enabled) return
  if (await hasDemoPassword(context, user)) throw new Refusal('auth/public-password')
}

/** Announces a change to the games of a user: a company plays only while its player's account is enabled. */
export async function announcePlayers(tx: Transaction, gameIds: number[]): Promise<void> {
  await raiseGameRevisions(tx, gameIds)
  for (const gameId of gameIds) await announceGame(tx, gameId)
}

type Changes = UserChanges & { username: string }

function readChanges(caller: Caller, user: UserRow, body: UserChange): Changes {
  const sexe = readSexe(body)
  return {
    username: body.username ?? user.username,
    age: body.age ?? user.age,
    firstName: kept(body.firstName, user.firstName),
    lastName: kept(body.lastName, user.lastName),
    displayName: kept(body.displayName, user.displayName),
    image: body.image ?? user.image,
    sexe: sexe === undefined ? user.sexe : sexe,
    role: mayChangeRole(caller) ? (body.role ?? user.role) : user.role,
    enabled: mayChangeEnabled(caller, user) ? (body.enabled ?? user.enabled) : user.enabled,
  }
}

/** An absent field keeps the value; null empties it. */
const kept = (given: string | null | undefined, current: string): string =>
  given === undefined ? current : (given ?? '')

/** Refuses the loss of the last super administrator, who must remain to assign roles. */
function refuseLosingLastSuperAdministrator(
  superAdministrators: number[],
  user: UserRow,
  changes: UserChanges,
): void {
  if (user.role !== 'ROLE_SUPER_ADMIN' || !user.enabled) return
  const stays = changes.role === 'ROLE_SUPER_ADMIN' && changes.enabled
  const isLast = superAdministrators.every(id => id === user.id)
  if (!stays && isLast) throw new Refusal('users/last-super-administrator')
}

/** Changes the password of an account and ends all its sessions. */
export async function changePassword(context: Context, user: UserRow, body: PasswordChange): Promise<void> {
  refuseWeakPassword(context.config, body.password, user)
  const passwordHash = await hashPassword(context, body.password)
  await context.db.transaction(async tx => {
    if ((await lockUser(tx, user.id)) === undefined) throw new Refusal('request/not-found')
    await replacePassword(tx, user, passwordHash, context.now())
  })
}

/** Gives an account a generated password, ends all its sessions and returns the password, which is not stored. */
export async function issuePassword(context: Context, user: UserRow): Promise<string> {
  const password = generatePassword(context.config.passwordLengthMin)
  await changePassword(context, user, { password, passwordConfirm: password })
  return password
}
