import type { Violation } from '@trimestre/contract/errors'
import { type AccountBody, type NewUser, readSexe } from '@trimestre/contract/users'
import type { Context } from '../../platform/context.ts'
import type { Reader } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http.ts'
import { invalid, Refusal, violation } from '../../platform/refusal.ts'
import { picturePath } from '../media/service.ts'
import { foldLoginName } from './login-names.ts'
import { refuseWeakPassword } from './password-rule.ts'
import { responsibleFor } from './policy.ts'
import { takenLoginNames, type UserRow } from './repo.ts'
import { createAccount, hashPassword, type NewAccount } from './service.ts'

/** Hashed together at most, so that a long list leaves room for those who sign in meanwhile. */
const hashedAtOnce = 4

/** Makes all these accounts or none; 422 naming each field that is wrong as `[index].field`. */
export async function createUsers(
  context: Context,
  caller: Caller,
  given: AccountBody[],
): Promise<UserRow[]> {
  refuse(await refusedFields(context, given))
  const accounts: NewAccount[] = []
  for (let at = 0; at < given.length; at += hashedAtOnce) {
    const batch = given.slice(at, at + hashedAtOnce)
    const hashes = await Promise.all(batch.map(user => hashPassword(context, user.password)))
    accounts.push(...batch.map((user, index) => newAccount(caller, user, hashes[index] ?? '')))
  }
  return context.db.transaction(async tx => {
    refuse(await takenNames(tx, given))
    const rows: UserRow[] = []
    for (const account of accounts) rows.push(await createAccount(tx, account))
    return rows
  })
}

type Names = Pick<NewUser, 'username' | 'email'>

/** What these accounts cannot have, as `[index].field`: weak passwords, names of others or of one another. */
export async function refusedFields(
  context: Context,
  given: readonly (Names & { password: string })[],
): Promise<Violation[]> {
  return [...weakPasswords(context, given), ...(await takenNames(context.db, given))]
}

/** The same bodies with the paths of pictures that were given by IRI. */
export async function withPicturePaths(reader: Reader, caller: Caller, given: NewUser[]): Promise<NewUser[]> {
  const bodies: NewUser[] = []
  for (const [index, body] of given.entries()) {
    bodies.push({ ...body, image: await picturePath(reader, caller, body.image, `[${index}].image`) })
  }
  return bodies
}

/** The account a body asks for. */
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

/** Names another account has, or another one further up the list. */
async function takenNames(reader: Reader, given: readonly Names[]): Promise<Violation[]> {
  const fields = ['username', 'email'] as const
  const names = given.flatMap(user => fields.map(field => foldLoginName(user[field])))
  const owners = new Map((await takenLoginNames(reader, names, 0)).map(name => [name, -1]))
  return given.flatMap((user, index) =>
    fields.flatMap(field => {
      const name = foldLoginName(user[field])
      const owner = owners.get(name) ?? index
      owners.set(name, owner)
      return owner === index ? [] : [violation(`[${index}].${field}`, 'taken')]
    }),
  )
}
