import { useQuery } from '@tanstack/react-query'
import type { QuarterPoint } from '@trimestre/chart/quarter-point'
import type { ResultFigures } from '@trimestre/contract/companies'
import type { ResultColumn } from '@trimestre/contract/result-columns'
import type { RoundState } from '@trimestre/contract/rounds'
import type { SeatKind } from '@trimestre/contract/seats'
import { call } from '../api.ts'

/** The result of a company in a round, as in the expert table, with figures in display units. */
export type ExpertRow = ResultFigures & {
  id: number
  /** The number of the round; quarter q is played in round q + 1. */
  round: number
  companyId: number
  userId: number
  username: string
  /** Who had the seat when the quarter closed. */
  kind?: SeatKind
  /** The rank among the companies that people held; null for every other one. */
  rangHumain: number | null
  alertes: string[]
  /** Whether everybody sees the quarter, or only staff. */
  state?: RoundState
}

export type ExpertResults = { columns: readonly ResultColumn[]; rows: readonly ExpertRow[] }

/** Splits the raw response: the columns come first, then the rows. */
export function readExpertResults(answer: readonly unknown[]): ExpertResults {
  const [columns, ...rows] = answer
  return { columns: (columns ?? []) as ResultColumn[], rows: rows as ExpertRow[] }
}

/** Queries the results of all companies in all quarters passed. */
export const useExpertResults = (gameId: number) =>
  useQuery({
    queryKey: ['expertResults', gameId],
    queryFn: ({ signal }) =>
      call('listExpertResults', { params: { gameId }, signal }).then(readExpertResults),
  })

export const quarterOf = ({ round }: Pick<ExpertRow, 'round'>): number => round - 1

/** Returns the rows of the last quarter passed, with the winner first. */
export function lastQuarter(rows: readonly ExpertRow[]): ExpertRow[] {
  const last = rows.reduce((latest, row) => Math.max(latest, row.round), 0)
  return rows.filter(row => row.round === last).sort((one, other) => one.classement - other.classement)
}

/** Returns the total stock, production and demand of all companies by quarter. */
export function summedQuarters(rows: readonly ExpertRow[]): QuarterPoint[] {
  const quarters = new Map<number, QuarterPoint>()
  for (const row of rows) {
    const quarter = quarterOf(row)
    const sum = quarters.get(quarter) ?? { quarter, stock: 0, production: 0, demand: 0 }
    sum.stock += row.nombreProduitStok
    sum.production += row.nombreProduitsFabriques
    sum.demand += row.demande
    quarters.set(quarter, sum)
  }
  return [...quarters.values()].sort((one, other) => one.quarter - other.quarter)
}

export type ValueLine = { id: number; name: string; values: (number | null)[] }

/** Returns a figure of a company in each of the given quarters; null where it did not exist yet. */
function figureLine(
  rows: readonly ExpertRow[],
  name: string,
  quarters: readonly number[],
): Omit<ValueLine, 'id'> {
  const own = new Map(rows.map(row => [quarterOf(row), row]))
  return {
    name: own.values().next().value?.username ?? '',
    values: quarters.map(quarter => own.get(quarter)?.[name as 'demande'] ?? null),
  }
}

/** Returns the net value of a company in each of the given quarters, in BA; null where it did not exist yet. */
export const valueLine = (
  rows: readonly ExpertRow[],
  companyId: number,
  quarters: readonly number[],
): ValueLine => ({
  id: companyId,
  ...figureLine(
    rows.filter(row => row.companyId === companyId),
    'valeurSociete',
    quarters,
  ),
})

/** Returns a figure of every company by quarter, in the order of the last ranking. */
export function figureLines(
  rows: readonly ExpertRow[],
  name: string,
  quarters: readonly number[],
): ValueLine[] {
  const own = Map.groupBy(rows, ({ companyId }) => companyId)
  const ranked = lastQuarter(rows).map(({ companyId }) => companyId)
  return ranked.map(id => ({ id, ...figureLine(own.get(id) ?? [], name, quarters) }))
}

const notFigures: readonly string[] = [
  'rangHumain',
  'seat',
  'kind',
  'state',
  'id',
  'companyId',
  'userId',
  'round',
  'username',
  'alertes',
  'budgetpub',
]

/** Returns the columns with figures that can be charted; `budgetpub` repeats `budgetPub`. */
export const figureColumns = (columns: readonly ResultColumn[]): ResultColumn[] =>
  columns.filter(({ name }) => !notFigures.includes(name))
