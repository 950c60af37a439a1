import type { ImportRow } from '@trimestre/contract/users-import'

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

/** What somebody needs to sign in; no password: the one given in the list. */
export type Access = { username: string; password: string | null }

type Imported = { users: { username: string }[]; passwords: { username: string; password: string }[] }

export function accessesOf({ users, passwords }: Imported): Access[] {
  const made = new Map(passwords.map(({ username, password }) => [username, password]))
  return users.map(({ username }) => ({ username, password: made.get(username) ?? null }))
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
