import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { usePrinting } from '../use-printing.ts'
import styles from './data-table.module.css'
import { GroupRow } from './group-row.tsx'
import { RowActions } from './row-actions.tsx'
import type { DataColumn, RowAction } from './table-model.ts'
import type { TableState } from './use-table-state.ts'

type HeadProps<R> = {
  columns: readonly DataColumn<R>[]
  sort: TableState['sort']
  hasActions: boolean
  onSort(sort: TableState['sort']): void
  /** A second header row. */
  children?: ReactNode
}

export function TableHead<R>({ columns, sort, hasActions, onSort, children }: HeadProps<R>) {
  const { t } = useTranslation()
  return (
    <thead>
      <tr>
        {columns.map(column => (
          <HeadCell
            key={column.id}
            column={column}
            sort={sort?.id === column.id ? sort : null}
            onSort={onSort}
          />
        ))}
        {hasActions && (
          <th scope="col" className={styles.actionsHead} data-screen-only>
            {t('table.actions')}
          </th>
        )}
      </tr>
      {children}
    </thead>
  )
}

type HeadCellProps<R> = {
  column: DataColumn<R>
  sort: TableState['sort']
  onSort(sort: TableState['sort']): void
}

/** Clicks on the header sort ascending, then descending, then in the original order. */
function HeadCell<R>({ column, sort, onSort }: HeadCellProps<R>) {
  const next = !sort ? { id: column.id, desc: false } : sort.desc ? null : { id: column.id, desc: true }
  const Icon = !sort ? IconArrowsSort : sort.desc ? IconArrowDown : IconArrowUp
  // Browsers repeat the table header on each printed sheet as text, so the sort button is left out there.
  const isPrinting = usePrinting()
  const isSortable = column.sortable !== false && !isPrinting
  return (
    <th
      scope="col"
      className={classNames(column.figure && styles.figureHead)}
      aria-sort={sort ? (sort.desc ? 'descending' : 'ascending') : undefined}
    >
      {isSortable ? (
        <button
          type="button"
          className={styles.sort}
          data-on={sort ? '' : undefined}
          onClick={() => onSort(next)}
        >
          <span>{column.header}</span>
          <Icon size={16} aria-hidden="true" />
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}

type BodyProps<R> = {
  columns: readonly DataColumn<R>[]
  rows: readonly R[]
  rowId(row: R): string | number
  rowName?(row: R): string
  actions?(row: R): readonly RowAction[]
  highlight?(row: R): boolean
  apart?: { title: string; has(row: R): boolean } | undefined
}

/** Renders the rows, those apart in a group of their own. */
export function TableBody<R>({ apart, ...props }: BodyProps<R>) {
  const { columns, rows, actions } = props
  if (!apart) return <RowGroup {...props} />
  const others = rows.filter(row => apart.has(row))
  return (
    <>
      <RowGroup {...props} rows={rows.filter(row => !apart.has(row))} />
      {others.length > 0 && (
        <RowGroup
          {...props}
          rows={others}
          heading={<GroupRow columns={columns.length + (actions ? 1 : 0)}>{apart.title}</GroupRow>}
        />
      )}
    </>
  )
}

type GroupProps<R> = Omit<BodyProps<R>, 'apart'> & { heading?: ReactNode }

function RowGroup<R>({ columns, rows, rowId, rowName, actions, highlight, heading }: GroupProps<R>) {
  const { t } = useTranslation()
  return (
    <tbody>
      {heading}
      {rows.map(row => (
        <tr key={rowId(row)} className={classNames(highlight?.(row) && styles.highlight)}>
          {columns.map((column, index) => (
            <BodyCell key={column.id} column={column} row={row} isHeader={index === 0} />
          ))}
          {actions && (
            <td className={styles.actions} data-label={t('table.actions')} data-screen-only>
              <RowActions actions={actions(row)} rowName={rowName?.(row) ?? ''} />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  )
}

/** A word this long would push the other columns out of view. */
const hasLongWord = /\S{40}/

/** The number of characters above which a text would make its row higher than three lines. */
const manyCharacters = 100

/**
 * Limits a text to three lines and breaks long words, so that columns and rows keep the size of other tables; the whole
 * text is shown on hover.
 */
const LongText = ({ text, children }: { text: string; children: ReactNode }) => (
  <span className={classNames(styles.longText, hasLongWord.test(text) && styles.longWord)} title={text}>
    {children}
  </span>
)

function BodyCell<R>({ column, row, isHeader }: { column: DataColumn<R>; row: R; isHeader: boolean }) {
  const text = String(column.value(row) ?? '–')
  const drawn = column.cell ? column.cell(row) : text
  const isLong = text.length > manyCharacters || hasLongWord.test(text)
  const content = isLong ? <LongText text={text}>{drawn}</LongText> : drawn
  const className = classNames(column.figure && styles.figure, column.figure && 'fig')
  if (isHeader)
    return (
      <th scope="row" className={className}>
        {content}
      </th>
    )
  return (
    <td className={className} data-label={column.header}>
      {content}
    </td>
  )
}
