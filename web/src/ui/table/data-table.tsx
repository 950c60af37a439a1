import { useTable } from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { classNames } from '../class-names.ts'
import { foldText } from '../fold-text.ts'
import { usePrinting } from '../use-printing.ts'
import { ColumnFilterRow } from './column-filter-row.tsx'
import { type ColumnFilters, filterByColumns } from './column-filters.ts'
import styles from './data-table.module.css'
import { sheetColumns } from './sheet-columns.ts'
import { columnDefinitions, type DataColumn, features, type RowAction, rowText } from './table-model.ts'
import { TablePager } from './table-pager.tsx'
import { TableBody, TableHead } from './table-parts.tsx'
import { TableFallback } from './table-states.tsx'
import { TableToolbar } from './table-toolbar.tsx'
import { type InitialTableState, pageSizes, useTableState } from './use-table-state.ts'

export type { DataColumn, RowAction } from './table-model.ts'

export type DataTableProps<R extends object> = {
  /** The caption of the table, for screen readers only. */
  caption: string
  columns: readonly DataColumn<R>[]
  /** undefined during the first load. */
  rows: readonly R[] | undefined
  rowId(row: R): string | number
  /** Names the row in its actions: « Modifier : Vélo urbain ». */
  rowName?(row: R): string
  actions?(row: R): readonly RowAction[]
  /** The reason of a failed load, with a function to retry. */
  failure?: { reason: string; onRetry?(): void } | null
  /** Shown when there are no rows at all. */
  empty?: ReactNode
  filterable?: boolean
  /** Until the user sorts by a column, the last row comes first, so that a new row is visible. */
  newestFirst?: boolean
  /** Row actions stay icons on all but very wide screens. */
  manyColumns?: boolean
  /** There are many row actions: their labels wrap onto several lines. */
  wrapActions?: boolean
  /** Whether each column has its own filter below its header. */
  columnFilters?: boolean
  /** The choices of rows per page; 5, 10 and 25 by default. */
  sizes?: readonly number[]
  /** Rendered next to the filter: other filters, a button. */
  toolbar?: ReactNode
  /** The layout under 600 px: cards for catalogues, sideways scrolling for figures. */
  onPhone?: 'cards' | 'scroll'
  initial?: InitialTableState
  /** Distinguishes two tables of one page in the URL; null leaves the URL unchanged, as for a dialog. */
  name?: string | null
  highlight?(row: R): boolean
  /** Rows that come last under a heading of their own, however the table is sorted. */
  apart?: { title: string; has(row: R): boolean } | undefined
  /** Whether a row stays visible: it is added below the page when it is on another page. */
  pinned?(row: R): boolean
}

const noRows: never[] = []

/** Renders a native table that is sorted, filtered and paginated in the browser. */
export function DataTable<R extends object>(props: DataTableProps<R>) {
  const { columns, rows, rowId, newestFirst = false } = props
  const { initial = {}, name = '', onPhone = 'cards', sizes = pageSizes } = props
  const [state, change] = useTableState(name, initial, sizes)
  const { language } = useFormat()
  const definitions = useMemo(() => columnDefinitions(columns), [columns])
  const asked = useMemo(
    () =>
      rows && filterByColumns(language, columns, newestFirst ? rows.toReversed() : rows, state.columnFilters),
    [language, columns, rows, newestFirst, state.columnFilters],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: (asked as R[] | undefined) ?? noRows,
    getRowId: row => String(rowId(row)),
    state: {
      sorting: state.sort ? [state.sort] : [],
      globalFilter: state.filter,
    },
    getColumnCanGlobalFilter: () => true,
    globalFilterFn: (row, _column, wanted) =>
      rowText(columns, row.original).includes(foldText(String(wanted))),
  })
  const sorted = table.getRowModel().rows
  const found = sorted.length
  // The last page may have disappeared with its only row.
  const page = Math.min(state.page, Math.max(0, Math.ceil(found / state.size) - 1))
  const isPrinting = usePrinting()
  const all = apartLast(
    sorted.map(row => row.original),
    props.apart,
  )
  const shown = isPrinting ? all : onPage(all, page, state.size, props.pinned)
  const parts = isPrinting ? sheetColumns(columns) : [columns]
  const isPlain = !rows || rows.length === 0
  return (
    <div className={styles.wrap}>
      {(props.filterable || props.toolbar) && !isPlain && (
        <TableToolbar
          filterable={props.filterable}
          filter={state.filter}
          found={found}
          onFilter={filter => change({ filter })}
        >
          {props.toolbar}
        </TableToolbar>
      )}
      {isPlain || (found === 0 && !props.columnFilters) ? (
        <TableFallback
          rows={rows}
          failure={props.failure}
          empty={props.empty}
          filter={state.filter}
          onClear={() => change({ filter: '' })}
        />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
        <div
          className={styles.scroll}
          role="group"
          aria-label={props.caption}
          tabIndex={onPhone === 'scroll' ? 0 : undefined}
        >
          {parts.map(part => (
            <table
              key={part.map(({ id }) => id).join()}
              className={classNames(
                styles.table,
                onPhone === 'cards' && styles.cards,
                props.manyColumns && styles.manyColumns,
                props.wrapActions && styles.wrapActions,
                props.columnFilters && styles.wide,
              )}
            >
              <caption className="visually-hidden">{props.caption}</caption>
              <TableHead
                columns={part}
                sort={state.sort}
                hasActions={!!props.actions}
                onSort={sort => change({ sort })}
              >
                {props.columnFilters && (
                  <ColumnFilterRow
                    columns={columns}
                    filters={state.columnFilters}
                    hasActions={!!props.actions}
                    onFilter={(id, filter) =>
                      change({ columnFilters: { ...state.columnFilters, [id]: filter } })
                    }
                  />
                )}
              </TableHead>
              <TableBody {...props} columns={part} rows={shown} />
            </table>
          ))}
        </div>
      )}
      {!isPlain && found === 0 && props.columnFilters && (
        <TableFallback
          rows={rows}
          filter={filterWords(columns, state.columnFilters, state.filter)}
          onClear={() => change({ filter: '', columnFilters: {} })}
        />
      )}
      {!isPlain && !isPrinting && found > 0 && (
        <TablePager
          page={page}
          size={state.size}
          total={found}
          sizes={sizes}
          onPage={page => change({ page })}
          onSize={size => change({ size })}
        />
      )}
    </div>
  )
}

function apartLast<R extends object>(rows: readonly R[], apart: DataTableProps<R>['apart']): readonly R[] {
  return apart ? [...rows.filter(row => !apart.has(row)), ...rows.filter(row => apart.has(row))] : rows
}

/** Describes the filters in words: « Vendu >100, Prix <40 ». */
function filterWords<R>(columns: readonly DataColumn<R>[], filters: ColumnFilters, filter: string): string {
  const asked = columns.filter(({ id }) => filters[id]).map(({ id, header }) => `${header} ${filters[id]}`)
  return [filter, ...asked].filter(Boolean).join(', ')
}

/** Returns the rows of a page, then the pinned ones that are on another page. */
function onPage<R>(rows: readonly R[], page: number, size: number, isPinned?: (row: R) => boolean): R[] {
  const first = page * size
  const elsewhere = (_row: R, index: number) => index < first || index >= first + size
  const pinned = isPinned ? rows.filter(elsewhere).filter(isPinned) : []
  return [...rows.slice(first, first + size), ...pinned]
}
