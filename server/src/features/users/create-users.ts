import type { Violation } from '@trimestre/contract/errors'
import { type AccountBody, type NewUser, readSexe } from '@trimestre/contract/users'
import type { Context } from '../../platform/context.ts'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { picturePath } from '../media/service.ts'
import { foldLoginName } from './login-names.ts'
import { refuseWeakPassword } from './password-rule.ts'
import { responsibleFor } from './policy.ts'
import { findTakenLoginNames, type UserRow } from './repo.ts'
import { createAccount, hashPassword, type NewAccount } from './service.ts'

/** The number of passwords hashed at once, so that a long list leaves capacity for users who sign in. */
const hashedAtOnce = 4

/** Creates all these accounts or none; 422 naming each invalid field as `[index].field`. */
export async function createUsers(
  context: Context,
  caller: Caller,
  given: AccountBody[],
): Promise<UserRow[]> {
  const accounts = await prepareAccounts(context, caller, given)
  return context.db.transaction(tx => insertAccounts(tx, accounts))
}

/**
 * Checks the accounts and hashes their passwords, which must not hold a transaction open; 422 naming each invalid field
 * as `[index].field`.
 */
export async function prepareAccounts(
  context: Context,
  caller: Caller,
  given: AccountBody[],
): Promise<NewAccount[]> {
  refuse(await refusedFields(context, given))
  const accounts: NewAccount[] = []
  for (let at = 0; at < given.length; at += hashedAtOnce) {
    const batch = given.slice(at, at + hashedAtOnce)
    const hashes = await Promise.all(batch.map(user => hashPassword(context, user.password)))
    accounts.push(...batch.map((user, index) => newAccount(caller, user, hashes[index] ?? '')))
  }
  return accounts
}

/** Inserts prepared accounts; 422 as {@link prepareAccounts} when a name was taken meanwhile. */
export async function insertAccounts(tx: Transaction, accounts: readonly NewAccount[]): Promise<UserRow[]> {
  refuse(await takenNames(tx, accounts))
  const rows: UserRow[] = []
  for (const account of accounts) rows.push(await createAccount(tx, account))
  return rows
}

type Names = Pick<NewUser, 'username' | 'email'>

/**
 * Returns the violations of these accounts as `[index].field`: weak passwords, and names of other accounts or of one
 * another.
 */
export async function refusedFields(
  context: Context,
  given: readonly (Names & { password: string })[],
): Promise<Violation[]> {
  return [...weakPasswords(context, given), ...(await takenNames(context.db, given))]
}

/** Returns the same bodies with picture IRIs replaced by paths. */
export async function withPicturePaths(reader: Reader, caller: Caller, given: NewUser[]): Promise<NewUser[]> {
  const bodies: NewUser[] = []
  for (const [index, body] of given.entries()) {
    bodies.push({ ...body, image: await picturePath(reader, caller, body.image, `[${index}].image`) })
  }
  return bodies
}

/** Returns the account that a body describes. */
export function newAccount(caller: Caller, body: AccountBody, passwordHash: string): NewAccount {
  const { username, email, age, role, enabled = true, image } = body
  return {
    username,
    email,
    age: age ?? null,
    role,
    enabled,
    image,
    passwordHash,
    responsibleId: responsibleFor(caller),
    firstName: body.firstName ?? '',
    lastName: body.lastName ?? '',
    displayName: body.displayName ?? '',
    sexe: readSexe(body) ?? null,
  }
}

function refuse(violations: Violation[]): void {
  if (violations.length > 0) throw invalid(violations)
}

function weakPasswords(context: Context, given: readonly (Names & { password: string })[]): Violation[] {
  return given.flatMap((user, index) => {
    try {
      refuseWeakPassword(context.config, user.password, user)
      return []
    } catch (error) {
      if (error instanceof Refusal) return [violation(`[${index}].password`, 'weak')]
      throw error
    }
  })
}

/** Returns the names that belong to another account, or to an earlier one in the list. */
async function takenNames(reader: Reader, given: readonly Names[]): Promise<Violation[]> {
  const fields = ['username', 'email'] as const
  const names = given.flatMap(user => fields.map(field => foldLoginName(user[field])))
  const owners = new Map((await findTakenLoginNames(reader, names, 0)).map(name => [name, -1]))
  return given.flatMap((user, index) =>
    fields.flatMap(field => {
      const name = foldLoginName(user[field])
      const owner = owners.get(name) ?? index
      owners.set(name, owner)
      return owner === index ? [] : [violation(`[${index}].${field}`, 'taken')]
    }),
  )
}
