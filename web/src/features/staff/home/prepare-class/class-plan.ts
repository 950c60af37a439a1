import type { Game } from '@trimestre/contract/games'
import type { ImportRow } from '@trimestre/contract/users-import'
import { type CellFault, csvOfRows, type ListRow } from '../../../../domain/staff/class-list/list-rows.ts'
import {
  type MarketSettings,
  newMarket,
  pastPhases,
  type Shape,
} from '../../../../domain/staff/market/market-settings.ts'
import { readCount } from '../../../../ui/number-text.ts'

/** The form values; `game` and `administrator` are ids as text, empty to create a new one. */
export type ClassFields = {
  game: string
  name: string
  quarters: string
  level: string
  administrator: string
  professor: string
  professorEmail: string
  market: MarketSettings
}

/** The default values: eight quarters at the first level fit a term of lessons. */
export const usualClass: ClassFields = {
  game: '',
  name: '',
  quarters: '8',
  level: '1',
  administrator: '',
  professor: '',
  professorEmail: '',
  market: newMarket,
}

/** Returns the length and the level that the form has; the length is null while it is no such number. */
export function shapeIn(
  { quarters, level }: Pick<ClassFields, 'quarters' | 'level'>,
  game: Game | undefined,
): Shape {
  const count = readCount(quarters)
  return {
    quarters: count !== null && Number.isInteger(count) && count > 0 ? count : null,
    level: Number(level),
    past: game ? pastPhases(game) : [],
  }
}

/** Returns a CSV list with a single administrator account; the server generates its password. */
export const professorList = ({ professor, professorEmail }: ClassFields): string => {
  const unsaid = { age: '', password: '', firstName: '', lastName: '' }
  const values = { ...unsaid, username: professor, email: professorEmail, role: 'ROLE_ADMIN' }
  return csvOfRows([{ id: 0, line: 1, values }])
}

/** An invalid cell of the list, with its line in the list that the user provided. */
export type ListedFault = CellFault & { line: number; who: string; column: string }

export const faultsOf = (checked: readonly ImportRow[], rows: readonly ListRow[]): ListedFault[] =>
  checked.flatMap(({ values, errors }, index) =>
    errors.map(error => ({
      ...error,
      line: rows[index]?.line ?? 0,
      who: values.username || values.email,
    })),
  )
