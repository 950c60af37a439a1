import { type Violation, type ViolationKey, violationMessages } from '@trimestre/contract/errors'
import { foldName } from '@trimestre/contract/names'
import type { ImportRow } from '@trimestre/contract/users-import'
import { type ImportColumn, importColumns, type ListedUser } from '@trimestre/contract/users-list'
import { neutralised } from '@trimestre/contract/write-csv'
import { isEmail } from '../../../ui/email.ts'
import { readCount } from '../../../ui/number-text.ts'

/** A row of the preview; `id` stays when rows before it are taken out. */
export type ListRow = ListedUser & { id: number }

/** What is wrong with a cell. */
export type CellFault = Omit<Violation, 'propertyPath'>
export type CellFaults = Partial<Record<ImportColumn, CellFault>>

const faultOf = (code: ViolationKey): CellFault => ({ code, message: violationMessages[code] })

export const rowsOf = (users: readonly ListedUser[], role: string): ListRow[] =>
  users.map((user, id) => ({ ...user, id, values: { ...user.values, role: user.values.role || role } }))

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** The rows as a list with its line of titles, whatever the cells hold. */
export function csvOfRows(rows: readonly ListRow[]): string {
  const lines = rows.map(({ values }) => {
    const sent = { ...values, age: plainAge(values.age) }
    return importColumns.map(column => quoted(neutralised(sent[column]))).join(';')
  })
  return [importColumns.join(';'), ...lines].join('\n')
}

/** The number alone, in digits that the server reads; what is no number goes as it is. */
function plainAge(text: string): string {
  const age = readCount(text)
  return age === null || Number.isNaN(age) ? text : String(age)
}

const ageMost = 150

/** What can be said of the cells without asking the server, row by row. */
export function faultsOfRows(rows: readonly ListRow[]): CellFaults[] {
  const seen = new Set<string>()
  return rows.map(({ values }) => {
    const faults: CellFaults = {}
    const { username, email, age } = values
    // Usernames are proposed by the server, and no list must have ages.
    if (email.trim() === '') faults.email = faultOf('required')
    if (email.trim() !== '' && !isEmail(email.trim())) faults.email = faultOf('email')
    if (age.trim() !== '') {
      const fault = ageFault(age.trim())
      if (fault) faults.age = faultOf(fault)
    }
    // Usernames and addresses are names to sign in with, each of one person.
    for (const [column, name] of [
      ['username', username],
      ['email', email],
    ] as const) {
      const folded = foldName(name)
      if (folded === '') continue
      if (seen.has(folded)) faults[column] ??= faultOf('taken')
    }
    for (const name of [username, email]) seen.add(foldName(name))
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

/** Whether no row has an address: that is said once about the list. */
export const lacksEmails = (rows: readonly ListRow[]): boolean =>
  rows.length > 0 && rows.every(({ values }) => values.email.trim() === '')

/**
 * What is wrong with the cells, as we see it and as the server has found, and who has an account: nothing is asked of
 * them. `lacksAll`: none of the others has an address, which is said once.
 */
export function judgeRows(rows: readonly ListRow[], checked: readonly ImportRow[] | undefined) {
  const knownIds = new Set(rows.filter((_, index) => checked?.[index]?.known).map(({ id }) => id))
  const lacksAll = lacksEmails(rows.filter(({ id }) => !knownIds.has(id)))
  const faults = faultsOfRows(rows).map((own, index): CellFaults => {
    if (checked?.[index]?.known) return {}
    const fromServer = (checked?.[index]?.errors ?? []).map(({ column, ...fault }) => [column, fault])
    const { email, ...others } = { ...Object.fromEntries(fromServer), ...own } as CellFaults
    return email === undefined || lacksAll ? others : { ...others, email }
  })
  return { faults, knownIds, lacksAll }
}
