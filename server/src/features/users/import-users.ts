import type { Violation } from '@trimestre/contract/errors'
import { type NewUser, NewUserBody } from '@trimestre/contract/users'
import type { ImportRow } from '@trimestre/contract/users-import'
import {
  type ImportColumn,
  importColumns,
  type ListedUser,
  readUsersList,
} from '@trimestre/contract/users-list'
import type { Context } from '../../platform/context.ts'
import type { Caller } from '../../platform/http.ts'
import { invalid, violation, violationsOf } from '../../platform/refusal.ts'
import { createUsers, refusedFields } from './create-users.ts'
import { generatePassword } from './generated-password.ts'
import { mayCreate, requireRoleCreation } from './policy.ts'
import type { UserRow } from './repo.ts'

/** A row of the file, the account it asks for or why it is none, and the password made for it when it gives none. */
type Candidate = ListedUser & {
  generated: string | null
  user: NewUser | null
  violations: Violation[]
}

/** Says what is wrong with each cell; nothing is written. */
export async function checkImport(context: Context, caller: Caller, csv: string): Promise<ImportRow[]> {
  const candidates = readCandidates(context, csv)
  const refused = await refusedFields(context, candidates.map(namesAndPassword))
  return candidates.map(({ line, values, user, violations }, index) => {
    const prefix = `[${index}].`
    const own = refused
      .filter(({ propertyPath }) => propertyPath.startsWith(prefix))
      .map(each => ({ ...each, propertyPath: each.propertyPath.slice(prefix.length) }))
    const role = user !== null && !mayCreate(caller, user.role) ? [violation('role', 'choice')] : []
    const { password: _password, ...shown } = values
    return { line, values: shown, errors: cellErrors([...violations, ...own, ...role]) }
  })
}

export type Imported = { rows: UserRow[]; passwords: { id: number; username: string; password: string }[] }

/** Makes all the accounts of the file or none. The generated passwords are known only here and now. */
export async function importUsers(context: Context, caller: Caller, csv: string): Promise<Imported> {
  const candidates = readCandidates(context, csv)
  const violations = candidates.flatMap((candidate, index) =>
    candidate.violations.map(each => ({ ...each, propertyPath: `[${index}].${each.propertyPath}` })),
  )
  if (violations.length > 0) throw invalid(violations)
  const users = candidates.flatMap(({ user }) => user ?? [])
  for (const { role } of users) requireRoleCreation(caller, role)
  const rows = await createUsers(context, users)
  const passwords = rows.flatMap(({ id, username }, index) => {
    const password = candidates[index]?.generated
    return password ? [{ id, username, password }] : []
  })
  return { rows, passwords }
}

/** What is held against other accounts and the password rule; a cell with a fault of its own is not judged twice. */
function namesAndPassword({ values, generated, violations }: Candidate) {
  const isFaulty = (column: ImportColumn) => violations.some(each => each.propertyPath === column)
  const { username, email } = values
  return {
    username: isFaulty('username') ? '' : username,
    email: isFaulty('email') ? '' : email,
    password: generated ?? values.password,
  }
}

function readCandidates(context: Context, csv: string): Candidate[] {
  const listed = readUsersList(csv)
  if (typeof listed === 'string') throw invalid([violation('csv', listed)])
  return listed.map(user => readCandidate(context, user))
}

function readCandidate(context: Context, { line, values }: ListedUser): Candidate {
  const { username, email, age, password, firstName, lastName, role } = values
  const generated = password === '' ? generatePassword(context.config.passwordLengthMin) : null
  const read = NewUserBody.safeParse({
    username,
    email: email || null,
    age: age || null,
    password: generated ?? password,
    firstName,
    lastName,
    role: role || 'ROLE_USER',
  })
  const judged = read.success
    ? { user: read.data, violations: [] }
    : { user: null, violations: violationsOf(read.error.issues) }
  return { line, values, generated, ...judged }
}

/** The first fault of each cell. */
function cellErrors(violations: Violation[]): ImportRow['errors'] {
  const first = new Map<string, Violation>()
  for (const each of violations) if (!first.has(each.propertyPath)) first.set(each.propertyPath, each)
  return [...first.values()].flatMap(({ propertyPath, code, message }) => {
    const column = importColumns.find(name => name === propertyPath)
    return column === undefined ? [] : [{ column, code, message }]
  })
}
