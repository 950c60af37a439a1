import type { Violation } from '@trimestre/contract/errors'
import { readUsersList } from '@trimestre/contract/read-users-list'
import { type AccountBody, ListedUserBody } from '@trimestre/contract/users'
import type { ImportRow } from '@trimestre/contract/users-import'
import { type ImportColumn, importColumns } from '@trimestre/contract/users-list'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { invalid, violation, violationsOf } from '../../platform/http/refusal.ts'
import { insertAccounts, prepareAccounts, refusedFields } from './create-users.ts'
import { generatePassword } from './generated-password.ts'
import { type ListedStudent, matchStudents } from './listed-students.ts'
import { mayCreate, requireRoleCreation } from './policy.ts'
import type { UserRow } from './repo.ts'
import type { NewAccount } from './service.ts'

/**
 * A row of the file, the account that it describes or its violations, and a generated password if the row contains
 * none.
 */
type Candidate = ListedStudent & {
  generated: string | null
  user: AccountBody | null
  violations: Violation[]
}

/** Returns the errors of each cell; writes nothing. */
export async function checkImport(context: Context, caller: Caller, csv: string): Promise<ImportRow[]> {
  const candidates = await validateCandidates(context, csv)
  return candidates.map(({ line, values, user, known, violations }) => {
    const role = user !== null && !mayCreate(caller, user.role) ? [violation('role', 'choice')] : []
    const { password: _password, ...shown } = values
    const errors = known ? [] : cellErrors([...violations, ...role])
    return { line, values: shown, errors, known: known !== null }
  })
}

export type Imported = {
  rows: UserRow[]
  passwords: { id: number; username: string; password: string }[]
  known: UserRow[]
}

/** The accounts of a file, checked and hashed, with the generated password of each, and the existing ones. */
export type PreparedImport = { accounts: NewAccount[]; generated: (string | null)[]; known: UserRow[] }

/**
 * Creates all accounts of the file or none; existing accounts of students stay unchanged. The generated passwords are
 * available only in this result.
 */
export async function importUsers(context: Context, caller: Caller, csv: string): Promise<Imported> {
  const prepared = await prepareImport(context, caller, csv)
  return context.db.transaction(tx => insertImport(tx, prepared))
}

/** Checks the file and hashes the passwords; writes nothing. Throws 422 naming each invalid cell as `[row].column`. */
export async function prepareImport(context: Context, caller: Caller, csv: string): Promise<PreparedImport> {
  const candidates = await validateCandidates(context, csv)
  const violations = candidates.flatMap((candidate, index) =>
    candidate.violations.map(each => ({ ...each, propertyPath: `[${index}].${each.propertyPath}` })),
  )
  if (violations.length > 0) throw invalid(violations)
  const fresh = candidates.filter(({ known }) => known === null)
  const users = fresh.flatMap(({ user }) => user ?? [])
  for (const { role } of users) requireRoleCreation(caller, role)
  const known = new Map(candidates.flatMap(({ known }) => (known ? [[known.id, known]] : [])))
  return {
    accounts: await prepareAccounts(context, caller, users),
    generated: fresh.map(({ generated }) => generated),
    known: [...known.values()],
  }
}

/** Inserts the accounts of a file. */
export async function insertImport(
  tx: Transaction,
  { accounts, generated, known }: PreparedImport,
): Promise<Imported> {
  const rows = await insertAccounts(tx, accounts)
  const passwords = rows.flatMap(({ id, username }, index) => {
    const password = generated[index]
    return password ? [{ id, username, password }] : []
  })
  return { rows, passwords, known }
}

/** Returns the rows with all their violations; a student with an existing account is not validated. */
async function validateCandidates(context: Context, csv: string): Promise<Candidate[]> {
  const candidates = await readCandidates(context, csv)
  const fresh = candidates.filter(({ known }) => known === null)
  const refused = await refusedFields(context, fresh.map(namesAndPassword))
  return candidates.map(candidate => {
    if (candidate.known) return { ...candidate, violations: [] }
    const prefix = `[${fresh.indexOf(candidate)}].`
    const own = refused
      .filter(({ propertyPath }) => propertyPath.startsWith(prefix))
      .map(each => ({ ...each, propertyPath: each.propertyPath.slice(prefix.length) }))
    return { ...candidate, violations: [...candidate.violations, ...own] }
  })
}

/**
 * Returns the values to check against other accounts and the password rule; a cell with its own fault is not checked
 * again.
 */
function namesAndPassword({ values, generated, violations }: Candidate) {
  const isFaulty = (column: ImportColumn) => violations.some(each => each.propertyPath === column)
  const { username, email } = values
  return {
    username: isFaulty('username') ? '' : username,
    email: isFaulty('email') ? '' : email,
    password: generated ?? values.password,
  }
}

async function readCandidates(context: Context, csv: string): Promise<Candidate[]> {
  const list = readUsersList(csv)
  if (typeof list === 'string') throw invalid([violation('csv', list)])
  // The missing column is reported once; otherwise every row would have the same error.
  if (!list.columns.some(({ kind }) => kind === 'email')) throw invalid([violation('csv', 'email-column')])
  const students = await matchStudents(context.db, list.users)
  return students.map(student => readCandidate(context, student))
}

function readCandidate(context: Context, student: ListedStudent): Candidate {
  const { username, email, age, password, firstName, lastName, role } = student.values
  const generated = password === '' ? generatePassword(context.config.passwordLengthMin) : null
  const read = ListedUserBody.safeParse({
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
  return { ...student, generated, ...judged }
}

/** Returns the first fault of each cell. */
function cellErrors(violations: Violation[]): ImportRow['errors'] {
  const first = new Map<string, Violation>()
  for (const each of violations) if (!first.has(each.propertyPath)) first.set(each.propertyPath, each)
  return [...first.values()].flatMap(({ propertyPath, ...fault }) => {
    const column = importColumns.find(name => name === propertyPath)
    return column === undefined ? [] : [{ column, ...fault }]
  })
}
