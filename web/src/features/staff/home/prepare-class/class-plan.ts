import type { CallInput } from '@trimestre/contract/client'
import type { Violation } from '@trimestre/contract/errors'
import type { Game } from '@trimestre/contract/games'
import type { PlanKey } from '@trimestre/contract/session-plans'
import { type ImportColumn, importColumns } from '@trimestre/contract/users-list'
import { type CellFault, csvOfRows, type ListRow } from '../../../../domain/staff/class-list/list-rows.ts'
import { computersOf, type Mix, noComputers } from '../../../../domain/staff/computer-mix/mix.ts'
import {
  type MarketSettings,
  marketBody,
  newMarket,
  pastPhases,
  type Shape,
  seasonsOf,
} from '../../../../domain/staff/market/market-settings.ts'
import { readCount } from '../../../../ui/number-text.ts'

/** The user who prepares the class runs it, or a new administrator does; otherwise the id of an administrator. */
export const hosts = { me: '', other: 'new' } as const

/** The form values; `game` and `product` are ids as text, `game` empty for a new one. */
export type ClassFields = {
  game: string
  name: string
  /** The key of a session plan; empty without one. */
  plan: PlanKey | ''
  quarters: string
  level: string
  product: string
  host: string
  professor: string
  professorEmail: string
  market: MarketSettings
  computers: Mix
}

/** The default values: eight quarters at the first level fit a term of lessons. */
export const usualClass: ClassFields = {
  game: '',
  name: '',
  plan: '',
  quarters: '8',
  level: '1',
  product: '',
  host: hosts.me,
  professor: '',
  professorEmail: '',
  market: newMarket,
  computers: noComputers,
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

type ClassBody = CallInput<'prepareClass'>['body']

/** Returns the request that prepares the class. */
export function classBody(fields: ClassFields, rows: readonly ListRow[]): ClassBody {
  const { host, professor, professorEmail, product, game, market } = fields
  const computers = computersOf(fields.computers)
  return {
    name: fields.name.trim(),
    nbTurns: readCount(fields.quarters) ?? 0,
    levelGame: Number(fields.level),
    id_product: product === '' ? null : Number(product),
    ...marketBody(market, shapeIn(fields, undefined)),
    seasons: seasonsOf(market),
    ...(game !== '' && { game: Number(game) }),
    ...(host === hosts.other && { host: { username: professor, email: professorEmail } }),
    ...(host !== hosts.other && host !== hosts.me && { admins: [{ id: Number(host) }] }),
    ...(computers.length > 0 && { computers }),
    ...(rows.length > 0 && { csv: csvOfRows(rows) }),
  }
}

/** An invalid cell of the list, with its line in the list that the user provided. */
export type ListedFault = CellFault & { line: number; who: string; column: ImportColumn }

/** Returns the invalid cells that a refusal names, such as `csv[3].email`. */
export function faultsOf(violations: readonly Violation[], rows: readonly ListRow[]): ListedFault[] {
  return violations.flatMap(({ propertyPath, ...fault }) => {
    const [, index, name] = /^csv\[(\d+)\]\.(\w+)$/.exec(propertyPath) ?? []
    const row = rows[Number(index)]
    const column = importColumns.find(each => each === name)
    if (row === undefined || column === undefined) return []
    return [{ ...fault, column, line: row.line, who: row.values.username || row.values.email }]
  })
}
