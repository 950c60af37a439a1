import { readReference } from '@trimestre/contract/fields'
import type { Reader } from '../../platform/db/database.ts'
import { invalid, violation } from '../../platform/http/refusal.ts'
import { foldLoginName } from '../users/login-names.ts'
import { findUserIdsByUsername, findUsers } from '../users/service.ts'

/**
 * Resolves administrators named by username, id, IRI or object to their ids. A username takes precedence, since
 * usernames often end in digits or consist of them. Throws 422 naming each entry that is not an administrator.
 */
export async function resolveAdministrators(reader: Reader, given: unknown[]): Promise<number[]> {
  const names = given.map(usernameOf)
  const byName = await idsByUsername(reader, names)
  const ids = given.map(
    (reference, index) => byName.get(names[index] ?? '') ?? readReference(reference, 'users'),
  )
  const administrators = await administratorsAmong(
    reader,
    ids.filter(id => id !== undefined),
  )
  const violations = ids.flatMap((id, index) =>
    id !== undefined && administrators.has(id) ? [] : [violation(`admins[${index}]`, 'reference')],
  )
  if (violations.length > 0) throw invalid(violations)
  return [...administrators]
}

/** Returns those of these users who may run a game: administrators, and super administrators who teach too. */
export async function administratorsAmong(reader: Reader, ids: number[]): Promise<Set<number>> {
  const users = await findUsers(reader, ids)
  return new Set(users.filter(user => user.role !== 'ROLE_USER').map(user => user.id))
}

async function idsByUsername(reader: Reader, names: (string | undefined)[]): Promise<Map<string, number>> {
  const wanted = names.filter(name => name !== undefined)
  const found = await findUserIdsByUsername(reader, wanted)
  // An e-mail address is a login name too, but only a username names an administrator here.
  return new Map(found.map(user => [foldLoginName(user.username), user.id]))
}

function usernameOf(reference: unknown): string | undefined {
  const name =
    typeof reference === 'object' && reference !== null
      ? (reference as { username?: unknown }).username
      : reference
  const isPossible = typeof name === 'string' && name.length <= 255 && !/\0|\p{Cs}/u.test(name)
  return isPossible ? foldLoginName(name) : undefined
}
