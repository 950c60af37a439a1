import type { Language } from '../../i18n/languages.ts'
import { foldText } from '../fold-text.ts'
import { readNumber } from '../number-text.ts'
import type { DataColumn } from './table-model.ts'

/** How the figures of a column are compared with the one typed. */
export const operators = ['>', '<', '='] as const
export type Operator = (typeof operators)[number]

/** What is looked for in each column: `lea` in a text, `>100` in figures. */
export type ColumnFilters = Readonly<Record<string, string>>

const isOperator = (text: string): text is Operator => (operators as readonly string[]).includes(text)

/** The two parts of the filter of a column of figures. */
export function readFigureFilter(filter: string): { operator: Operator; typed: string } {
  const first = filter.charAt(0)
  return isOperator(first) ? { operator: first, typed: filter.slice(1) } : { operator: '>', typed: filter }
}

/** Figures show two decimals at most: what reads the same is equal. */
const tolerance = 0.005

function compare(value: number, operator: Operator, wanted: number): boolean {
  if (operator === '>') return value > wanted
  if (operator === '<') return value < wanted
  return Math.abs(value - wanted) < tolerance
}

/** Whether a row passes the filter of a column; a figure half typed lets every row pass. */
function passes<R>(language: Language, column: DataColumn<R>, row: R, filter: string): boolean {
  const value = column.value(row)
  if (!column.figure) return foldText(String(value ?? '')).includes(foldText(filter.trim()))
  const { operator, typed } = readFigureFilter(filter)
  const wanted = readNumber(language, typed).value
  if (wanted === null || Number.isNaN(wanted)) return true
  return typeof value === 'number' && compare(value, operator, wanted)
}

/** The rows that pass the filter of every column; figures are typed as in the language. */
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
