import type { ImportRow } from '@trimestre/contract/users-import'
import { type CellFault, csvOfRows, type ListRow } from '../../../app/staff/class-list/list-rows.ts'

/** What the professor fills in; `game` and `administrator` are ids as text, empty for a new one. */
export type ClassFields = {
  game: string
  name: string
  quarters: string
  level: string
  administrator: string
  professor: string
  professorEmail: string
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
}

/** The list that makes one account of an administrator, its password left to the server. */
export const professorList = ({ professor, professorEmail }: ClassFields): string => {
  const unsaid = { age: '', password: '', firstName: '', lastName: '' }
  const values = { ...unsaid, username: professor, email: professorEmail, role: 'ROLE_ADMIN' }
  return csvOfRows([{ id: 0, line: 1, values }])
}

/** One wrong cell of the list, and the line of the list that somebody gave. */
export type ListedFault = CellFault & { line: number; who: string; column: string }

export const faultsOf = (checked: readonly ImportRow[], rows: readonly ListRow[]): ListedFault[] =>
  checked.flatMap(({ values, errors }, index) =>
    errors.map(error => ({
      ...error,
      line: rows[index]?.line ?? 0,
      who: values.username || values.email,
    })),
  )
