import type { Language } from '@trimestre/contract/languages'
import { foldText } from '../fold-text.ts'
import { readNumber } from '../number-text.ts'
import type { DataColumn } from './table-model.ts'

/** The operators that compare the figures of a column with the one typed. */
export const operators = ['>', '<', '='] as const
export type Operator = (typeof operators)[number]

/** The filter of each column: `lea` for texts, `>100` for figures. */
export type ColumnFilters = Readonly<Record<string, string>>

const isOperator = (text: string): text is Operator => (operators as readonly string[]).includes(text)

/** Splits the filter of a column of figures into its two parts. */
export function readFigureFilter(filter: string): { operator: Operator; typed: string } {
  const first = filter.charAt(0)
  return isOperator(first) ? { operator: first, typed: filter.slice(1) } : { operator: '>', typed: filter }
}

/** Figures show two decimals at most: figures that read the same count as equal. */
const tolerance = 0.005

function compare(value: number, operator: Operator, wanted: number): boolean {
  if (operator === '>') return value > wanted
  if (operator === '<') return value < wanted
  return Math.abs(value - wanted) < tolerance
}

/** Whether a row passes the filter of a column; an incomplete figure lets every row pass. */
function passes<R>(language: Language, column: DataColumn<R>, row: R, filter: string): boolean {
  const value = column.value(row)
  if (!column.figure) return foldText(String(value ?? '')).includes(foldText(filter.trim()))
  const { operator, typed } = readFigureFilter(filter)
  const wanted = readNumber(language, typed).value
  if (wanted === null || Number.isNaN(wanted)) return true
  return typeof value === 'number' && compare(value, operator, wanted)
}

/** Returns the rows that pass the filter of every column; figures are typed in the notation of the language. */
export function filterByColumns<R>(
  language: Language,
  columns: readonly DataColumn<R>[],
  rows: readonly R[],
  filters: ColumnFilters,
): readonly R[] {
  const asked = columns.filter(column => filters[column.id])
  if (asked.length === 0) return rows
  return rows.filter(row => asked.every(column => passes(language, column, row, filters[column.id] ?? '')))
}
