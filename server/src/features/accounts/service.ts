import { timingSafeEqual } from 'node:crypto'
import { readSexe } from '@trimestre/contract/users'
import { hashToken } from '../../platform/auth/tokens.ts'
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Turn } from '../../platform/process/queue.ts'
import { refuseWeakPassword } from '../users/password-rule.ts'
import { createAccount, findByLoginName, hashPassword, type UserRow } from '../users/service.ts'
import { deleteSetUpToken, hasSetUpToken, lockSetUpToken } from './repo.ts'

export { deleteSetUpToken, lockSetUpToken, storeSetUpToken } from './repo.ts'

const passwordLengthMax = 200
/** No username contains these characters; a query for them would only burden the database. */
const impossibleInNames = /\0|\p{Cs}/u

/** Whether an account could have this name. */
export const isPossibleName = (name: string): boolean => name.length <= 255 && !impossibleInNames.test(name)

/**
 * Returns the account with this username or e-mail address and this password. An unknown name, a disabled account and a
 * wrong password take the same time and get the same response.
 */
export async function checkCredentials(
  context: Context,
  name: string,
  password: string,
  turn: Turn = {},
): Promise<UserRow> {
  const isPossible = isPossibleName(name) && password.length <= passwordLengthMax
  const user = isPossible ? await findByLoginName(context.db, name) : undefined
  const tried = password.slice(0, passwordLengthMax)
  const matches = user
    ? await context.passwords.verify(user.passwordHash, tried, turn)
    : await context.passwords.pretendToVerify(tried)
  if (user === undefined || !matches || !user.enabled) throw new Refusal('auth/bad-credentials')
  return user
}

export type Registration = {
  username: string
  firstName: string
  lastName: string
  age: number
  email: string
  password: string
  gender?: 'male' | 'female' | null
  sexe?: number | null
}

/** The registration form shows this text in its banner whatever is wrong (specification §8). */
export const registrationDetail = 'Utilisateur Ou Mot de passe Incorrecte'

/** Creates a player account; the caller cannot choose the role. */
export async function registerPlayer(context: Context, given: Registration): Promise<UserRow> {
  const { username, firstName, lastName, age, email, password } = given
  refuseWeakPassword(context.config, password, given, registrationDetail)
  const passwordHash = await hashPassword(context, password)
  const account = { username, firstName, lastName, age, email, passwordHash, sexe: readSexe(given) ?? null }
  return context.db.transaction(tx =>
    createAccount(tx, { ...account, role: 'ROLE_USER' }, registrationDetail),
  )
}

/** Creates the first super administrator for the holder of the one-time link. */
export async function setUp(
  context: Context,
  given: { token: string; username: string; email: string; password: string },
): Promise<UserRow> {
  if (!(await hasSetUpToken(context.db))) throw new Refusal('setup/closed')
  refuseWeakPassword(context.config, given.password, given)
  const { username, email } = given
  const passwordHash = await hashPassword(context, given.password)
  return context.db.transaction(async tx => {
    const expected = await lockSetUpToken(tx)
    if (expected === undefined) throw new Refusal('setup/closed')
    if (!isSame(expected, hashToken(given.token))) throw new Refusal('auth/forbidden')
    await deleteSetUpToken(tx)
    return createAccount(tx, { username, email, passwordHash, role: 'ROLE_SUPER_ADMIN' })
  })
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
