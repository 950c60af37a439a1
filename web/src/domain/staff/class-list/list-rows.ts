import { type Violation, type ViolationKey, violationMessages } from '@trimestre/contract/errors'
import { normaliseName } from '@trimestre/contract/names'
import type { ImportRow } from '@trimestre/contract/users-import'
import { type ImportColumn, importColumns, type ListedUser } from '@trimestre/contract/users-list'
import { neutralised } from '@trimestre/contract/write-csv'
import { isEmail } from '../../../ui/email.ts'
import { readCount } from '../../../ui/number-text.ts'

/** A row of the preview; its `id` stays the same when rows before it are removed. */
export type ListRow = ListedUser & { id: number }

/** The error of a cell. */
export type CellFault = Omit<Violation, 'propertyPath'>
export type CellFaults = Partial<Record<ImportColumn, CellFault>>

const faultOf = (code: ViolationKey): CellFault => ({ code, message: violationMessages[code] })

export const rowsOf = (users: readonly ListedUser[], role: string): ListRow[] =>
  users.map((user, id) => ({ ...user, id, values: { ...user.values, role: user.values.role || role } }))

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** Returns the rows as a list with a header line, whatever the cells contain. */
export function csvOfRows(rows: readonly ListRow[]): string {
  const lines = rows.map(({ values }) => {
    const sent = { ...values, age: plainAge(values.age) }
    return importColumns.map(column => quoted(neutralised(sent[column]))).join(';')
  })
  return [importColumns.join(';'), ...lines].join('\n')
}

/** Returns the age alone, in digits that the server can read; a text that is not a number stays unchanged. */
function plainAge(text: string): string {
  const age = readCount(text)
  return age === null || Number.isNaN(age) ? text : String(age)
}

const ageMost = 150

/** Validates the cells, row by row, as far as this is possible without the server. */
export function validateRows(rows: readonly ListRow[]): CellFaults[] {
  const seen = new Set<string>()
  return rows.map(({ values }) => {
    const faults: CellFaults = {}
    const { username, email, age } = values
    // Usernames are proposed by the server, and ages are optional.
    if (email.trim() === '') faults.email = faultOf('required')
    if (email.trim() !== '' && !isEmail(email.trim())) faults.email = faultOf('email')
    if (age.trim() !== '') {
      const fault = ageFault(age.trim())
      if (fault) faults.age = faultOf(fault)
    }
    // Usernames and e-mail addresses are both sign-in names, so each belongs to one user.
    for (const [column, name] of [
      ['username', username],
      ['email', email],
    ] as const) {
      const folded = normaliseName(name)
      if (folded === '') continue
      if (seen.has(folded)) faults[column] ??= faultOf('taken')
    }
    for (const name of [username, email]) seen.add(normaliseName(name))
    return faults
  })
}

function ageFault(text: string): ViolationKey | undefined {
  const age = readCount(text)
  if (age === null || Number.isNaN(age)) return 'number'
  if (!Number.isInteger(age)) return 'integer'
  return age >= 0 && age <= ageMost ? undefined : 'out-of-bounds'
}

export const countFaults = (faults: readonly CellFaults[]): number =>
  faults.reduce((sum, cells) => sum + Object.keys(cells).length, 0)

/** Whether no row has an e-mail address, which is reported once for the whole list. */
export const lacksEmails = (rows: readonly ListRow[]): boolean =>
  rows.length > 0 && rows.every(({ values }) => values.email.trim() === '')

/**
 * Combines the errors found here and by the server with the rows of users who already have an account, whose fields are
 * not validated. `lacksAll` means that none of the other rows has an e-mail address, which is reported once.
 */
export function judgeRows(rows: readonly ListRow[], checked: readonly ImportRow[] | undefined) {
  const knownIds = new Set(rows.filter((_, index) => checked?.[index]?.known).map(({ id }) => id))
  const lacksAll = lacksEmails(rows.filter(({ id }) => !knownIds.has(id)))
  const faults = validateRows(rows).map((own, index): CellFaults => {
    if (checked?.[index]?.known) return {}
    const fromServer = (checked?.[index]?.errors ?? []).map(({ column, ...fault }) => [column, fault])
    const { email, ...others } = { ...Object.fromEntries(fromServer), ...own } as CellFaults
    return email === undefined || lacksAll ? others : { ...others, email }
  })
  return { faults, knownIds, lacksAll }
}
