import { freeUsername, proposedUsername } from '@trimestre/contract/person-names'
import { findRole } from '@trimestre/contract/roles'
import type { ListedUser } from '@trimestre/contract/users-list'
import type { Reader } from '../../platform/db/database.ts'
import { foldLoginName } from './login-names.ts'
import { findTakenLoginNames, findUsersByLoginNames, type UserRow } from './repo.ts'

/** A row of a list, with a proposed username if it has none, and the existing account of the student. */
export type ListedStudent = ListedUser & { known: UserRow | null }

/**
 * Matches students to their existing accounts, and proposes usernames for the others that are unique in the list and
 * the database.
 */
export async function matchStudents(reader: Reader, listed: readonly ListedUser[]): Promise<ListedStudent[]> {
  const names = listed.flatMap(({ values }) => [values.username, values.email])
  const owners = await findUsersByLoginNames(reader, foldStorable(names))
  const students = listed.map(user => ({ ...user, known: knownStudent(user, owners) }))
  const fresh = students.filter(({ known }) => known === null)
  const usernames = await proposeUsernames(reader, fresh)
  const proposals = new Map(fresh.map((student, index) => [student, usernames[index] ?? '']))
  return students.map(student => {
    const username = student.known?.username ?? proposals.get(student) ?? ''
    return { ...student, values: { ...student.values, username } }
  })
}

/** Folds the names and leaves out those that no account can have and that PostgreSQL rejects as parameters. */
const foldStorable = (names: readonly string[]): string[] =>
  names.filter(name => name.trim() !== '' && !/[\p{Cc}\p{Cs}]/u.test(name)).map(foldLoginName)

/**
 * Returns the player with the same e-mail address, or with the same username, first and last name; null for rows of
 * staff.
 */
function knownStudent({ values }: ListedUser, owners: ReadonlyMap<string, UserRow>): UserRow | null {
  if (values.role !== '' && findRole(values.role)?.name !== 'ROLE_USER') return null
  const email = foldLoginName(values.email)
  const byEmail = owners.get(email)
  const byUsername = owners.get(foldLoginName(values.username))
  const isSamePerson =
    byUsername !== undefined &&
    values.firstName + values.lastName !== '' &&
    (['firstName', 'lastName'] as const).every(
      name => foldLoginName(values[name]) === foldLoginName(byUsername[name]),
    )
  const found = byEmail && foldLoginName(byEmail.email) === email ? byEmail : isSamePerson ? byUsername : null
  return found?.role === 'ROLE_USER' ? found : null
}

/**
 * Returns a username for each row, its own or a free one: a number is appended to taken ones until the database
 * contains none of them.
 */
async function proposeUsernames(reader: Reader, listed: readonly ListedUser[]): Promise<string[]> {
  const taken = new Set<string>()
  for (;;) {
    const usernames = withUsernames(listed, taken)
    const proposed = foldStorable(usernames.filter((_, index) => listed[index]?.values.username === ''))
    const found = proposed.length === 0 ? [] : await findTakenLoginNames(reader, proposed, 0)
    if (found.length === 0) return usernames
    for (const name of found) taken.add(name)
  }
}

function withUsernames(listed: readonly ListedUser[], taken: ReadonlySet<string>): string[] {
  const used = new Set(
    listed
      .flatMap(({ values }) => [values.username, values.email])
      .filter(Boolean)
      .map(foldLoginName),
  )
  return listed.map(({ values }) => {
    if (values.username !== '') return values.username
    const username = freeUsername(proposedUsername(values), name => used.has(name) || taken.has(name))
    used.add(foldLoginName(username))
    return username
  })
}
