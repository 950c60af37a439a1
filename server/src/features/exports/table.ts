import type { ColumnType } from '@trimestre/contract/result-columns'

export type Cell = string | number
export type Column = { label: string; type: ColumnType }

/** A table to write to a file. Rows come in portions, so that a long one is never built in one go. */
export type Table = {
  /** What it is, for the name of the file and of the sheet. */
  title: string
  columns: Column[]
  portions: AsyncIterable<Cell[][]>
}
