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
  /** What is sorted and filtered, and shown when there is no `cell`. */
  value(row: R): CellValue
  cell?(row: R): ReactNode
  /** Figures stand at the end in the figures font. */
  figure?: boolean
  sortable?: boolean
  /** Says with the first column which row it is: repeated on paper where the columns need several parts. */
  namesRow?: boolean
  /** Text the filter looks at, when the value is not what is read: « Privé » for true. */
  filterText?(row: R): string
}

export type RowAction = {
  id: string
  label: string
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  onSelect(): void
}

/** Numbers by size, texts as the language orders them, missing values last when rising. */
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

/** The text of a row that its filter searches: every column, accents ignored. */
export const rowText = <R>(columns: readonly DataColumn<R>[], row: R): string =>
  foldText(columns.map(column => column.filterText?.(row) ?? String(column.value(row) ?? '')).join('\n'))
