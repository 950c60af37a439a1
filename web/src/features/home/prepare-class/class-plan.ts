import type { ImportRow } from '@trimestre/contract/users-import'
import type { Access } from '../../../app/staff/access-sheet.tsx'

/** What the professor fills in; `game` and `administrator` are ids as text, empty for a new one. */
export type ClassFields = {
  game: string
  name: string
  quarters: string
  level: string
  administrator: string
  professor: string
  professorEmail: string
  students: string
}

/** Eight quarters at the first level fit a term of lessons. */
export const usualClass: ClassFields = {
  game: '',
  name: '',
  quarters: '8',
  level: '1',
  administrator: '',
  professor: '',
  professorEmail: '',
  students: '',
}

/** The age of a professor is asked for by the account and matters to nobody. */
const professorAge = 40

/** The list that makes one account of an administrator, its password left to the server. */
export const professorList = ({ professor, professorEmail }: ClassFields): string =>
  `username;email;age;role\n${professor.trim()};${professorEmail.trim()};${professorAge};ROLE_ADMIN`

type Imported = {
  users: (Omit<Access, 'password' | 'opens'> & { id: number; email: string })[]
  passwords: { id: number; password: string }[]
}

/** The password of each account: the one made for it, else the one of the list, in which its address is nobody else's. */
export async function accessesOf({ users, passwords }: Imported, csv: string): Promise<Access[]> {
  const made = new Map(passwords.map(({ id, password }) => [id, password]))
  const { readUsersList } = await import('@trimestre/contract/read-users-list')
  const list = readUsersList(csv)
  const rows = typeof list === 'string' ? [] : list.users
  const given = new Map(rows.map(({ values }) => [values.email.toLowerCase(), values.password]))
  return users.map(({ id, username, email, firstName, lastName }) => ({
    username,
    firstName,
    lastName,
    password: made.get(id) ?? given.get(email.toLowerCase()) ?? '',
  }))
}

/** One wrong cell of the pasted list. */
export type CellFault = { line: number; who: string; column: string; message: string; code: string }

export const faultsOf = (rows: readonly ImportRow[]): CellFault[] =>
  rows.flatMap(({ line, values, errors }) =>
    errors.map(({ column, code, message }) => ({
      line,
      who: values.username || values.email,
      column,
      code,
      message,
    })),
  )
