import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { classNames } from '../class-names.ts'
import { usePrinting } from '../use-printing.ts'
import styles from './data-table.module.css'
import type { DataColumn } from './table-model.ts'
import { rangeText, TablePager } from './table-pager.tsx'
import { TableBody, TableHead } from './table-parts.tsx'
import { TableFallback } from './table-states.tsx'

type Props<R extends object> = {
  /** The caption of the table, for screen readers only. */
  caption: string
  /** No column is sortable, because only the server has the other pages. */
  columns: readonly DataColumn<R>[]
  /** The rows of this page; undefined during the first load. */
  rows: readonly R[] | undefined
  rowId(row: R): string | number
  failure?: { reason: string; onRetry?(): void } | null
  /** Shown when there are no rows at all. */
  empty: ReactNode
  /** The page index, from 0. */
  page: number
  size: number
  /** The number of rows on all pages. */
  total: number
  sizes: readonly number[]
  /** Whether another page is being requested. */
  isBusy?: boolean
  onPage(page: number): void
  onSize(size: number): void
}

const nothing = () => undefined

/** Renders a native table whose pages come from the server one by one; in print, it states which page it shows. */
export function PagedTable<R extends object>(props: Props<R>) {
  const { caption, columns, rows, rowId, failure, empty, page, size, total, sizes } = props
  const isPrinting = usePrinting()
  if (!rows || rows.length === 0) {
    return <TableFallback rows={rows} failure={failure} empty={empty} filter="" onClear={nothing} />
  }
  return (
    <div className={styles.wrap}>
      {isPrinting && total > size && <PrintedPart {...{ page, size, total }} />}
      <div className={styles.scroll} aria-busy={props.isBusy || undefined}>
        <table className={classNames(styles.table, styles.cards)}>
          <caption className="visually-hidden">{caption}</caption>
          <TableHead columns={columns} sort={null} hasActions={false} onSort={nothing} />
          <TableBody columns={columns} rows={rows} rowId={rowId} />
        </table>
      </div>
      {!isPrinting && (
        <TablePager
          page={page}
          size={size}
          total={total}
          sizes={sizes}
          onPage={props.onPage}
          onSize={props.onSize}
        />
      )}
    </div>
  )
}

/**
 * Renders the page number above the printed rows, so that a reader does not take one page for the whole table, which
 * may be too long to print.
 */
function PrintedPart({ page, size, total }: { page: number; size: number; total: number }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <p className={styles.printedPart}>
      {t('table.printedPage', {
        page: format.integer(page + 1),
        pages: format.integer(Math.ceil(total / size)),
        range: rangeText(t, format, { page, size, total }),
      })}
    </p>
  )
}
