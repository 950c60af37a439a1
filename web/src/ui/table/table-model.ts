import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { compareTexts } from '../compare-texts.ts'
import { foldText } from '../fold-text.ts'

export const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
})

export type CellValue = string | number | boolean | null | undefined

export type DataColumn<R> = {
  id: string
  header: string
  /** The value that is sorted and filtered, and shown when there is no `cell`. */
  value(row: R): CellValue
  cell?(row: R): ReactNode
  /** Figures are aligned to the end, in the font for figures. */
  figure?: boolean
  sortable?: boolean
  /**
   * Whether this column identifies the row together with the first column: it is repeated on paper when the columns
   * need several parts.
   */
  namesRow?: boolean
  /** The text that the filter searches when the value is not the text shown: « Privé » for true. */
  filterText?(row: R): string
}

export type RowAction = {
  id: string
  label: string
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  /** Whether the action is in the « … » menu on wide screens too. */
  rare?: boolean
  onSelect(): void
}

/** Orders numbers by size and texts by language, with missing values last in ascending order. */
export function compareCells(a: CellValue, b: CellValue): number {
  const isMissing = (value: CellValue) => value === null || value === undefined || value === ''
  if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b))
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return compareTexts(String(a), String(b))
}

export function columnDefinitions<R extends object>(
  columns: readonly DataColumn<R>[],
): ColumnDef<typeof features, R>[] {
  return columns.map(column => ({
    id: column.id,
    accessorFn: column.value,
    enableSorting: column.sortable !== false,
    enableGlobalFilter: true,
    sortFn: (a, b) => compareCells(column.value(a.original), column.value(b.original)),
  }))
}

/** Returns the text of a row that its filter searches: every column, without accents. */
export const rowText = <R>(columns: readonly DataColumn<R>[], row: R): string =>
  foldText(columns.map(column => column.filterText?.(row) ?? String(column.value(row) ?? '')).join('\n'))
