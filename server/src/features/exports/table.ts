import type { ColumnType } from '@trimestre/contract/result-columns'

export type Cell = string | number
export type Column = { label: string; type: ColumnType }

/** A table to write to a file. Its rows come in portions, so that a long table is never built at once. */
export type Table = {
  /** The title, for the name of the file and of the sheet. */
  title: string
  columns: Column[]
  portions: AsyncIterable<Cell[][]>
}
