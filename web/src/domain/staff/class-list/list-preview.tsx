import { type ImportColumn, importColumns } from '@trimestre/contract/users-list'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { TablePager } from '../../../ui/table/table-pager.tsx'
import styles from './class-list.module.css'
import type { CellFaults, ListRow } from './list-rows.ts'
import { PreviewTable } from './preview-table.tsx'
import { ReadingNotes } from './reading-notes.tsx'
import type { ClassList } from './use-class-list.ts'
import type { ListCheck } from './use-list-check.ts'

type Props = {
  list: ClassList
  rows: readonly ListRow[]
  check: ListCheck
  mayChooseRole: boolean
  /** The initial number of rows per page. */
  pageSize: number
}

/** The columns that are always shown; others are shown when the list has them. */
const usualColumns: readonly ImportColumn[] = ['username', 'email', 'firstName', 'lastName']

/**
 * Renders how a list was read, and the users as they would be created: each invalid cell shows its error and can be
 * corrected in place.
 */
export function ListPreview({ list, rows, check, mayChooseRole, pageSize }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const { faults, knownIds } = check
  const pages = usePages(rows.length, faults, pageSize)
  const change = (id: number, column: ImportColumn, value: string) =>
    list.setRows(
      rows.map(row => (row.id === id ? { ...row, values: { ...row.values, [column]: value } } : row)),
    )
  // An invalid role in the list is shown, because it must be corrected.
  const hasRole = mayChooseRole || rows.some(row => row.values.role !== '')
  const isListed = (column: ImportColumn) => list.list?.columns.some(({ kind }) => kind === column)
  const columns = importColumns.filter(column =>
    column === 'role' ? hasRole : usualColumns.includes(column) || isListed(column),
  )
  const { error } = check.check
  return (
    <>
      <div className={styles.notes}>
        {error && (
          <Banner
            tone="error"
            action={
              <Button small onClick={() => check.check.refetch()}>
                {t('ui.retry')}
              </Button>
            }
          >
            {errorText(t, error)}
          </Banner>
        )}
        <ReadingNotes list={list} />
        <div role="status">
          {check.lacksAll && <Banner tone="warning">{t('admin:import.noEmail')}</Banner>}
          <Verdict check={check} onFirst={pages.goToFirstFault} />
        </div>
      </div>
      <div ref={pages.table}>
        <PreviewTable
          rows={rows.slice(pages.from, pages.to)}
          columns={columns}
          knownIds={knownIds}
          faults={faults.slice(pages.from, pages.to)}
          onChange={change}
          onRemove={id => list.setRows(rows.filter(row => row.id !== id))}
        />
      </div>
      <TablePager
        page={pages.page}
        size={pages.size}
        total={rows.length}
        sizes={pageSizes}
        onPage={pages.setPage}
        onSize={pages.setSize}
      />
    </>
  )
}

const pageSizes = [5, 10, 25, 100] as const

function Verdict({ check: { count, lacksAll, check }, onFirst }: { check: ListCheck; onFirst(): void }) {
  const { t } = useTranslation('admin')
  if (count > 0)
    return (
      <div className={styles.verdict}>
        <Banner tone="warning">{t('import.faults', { count })}</Banner>
        <Button small onClick={onFirst}>
          {t('import.firstFault')}
        </Button>
      </div>
    )
  if (lacksAll || check.isError) return null
  return check.isSuccess && !check.isFetching ? (
    <Banner tone="success">{t('import.noFault')}</Banner>
  ) : (
    <Banner>{t('import.checking')}</Banner>
  )
}

/** Returns the current page and a function that goes to the first invalid cell, on whatever page it is. */
function usePages(total: number, faults: readonly CellFaults[], sizeAtFirst: number) {
  const table = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(sizeAtFirst)
  const [wanted, setPage] = useState(0)
  const page = Math.min(wanted, Math.max(0, Math.ceil(total / size) - 1))
  const goToFirstFault = () => {
    const index = faults.findIndex(cells => Object.keys(cells).length > 0)
    setPage(Math.max(0, Math.floor(index / size)))
    // The focus moves after that page is rendered.
    setTimeout(() => table.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus())
  }
  const changeSize = (next: number) => {
    setSize(next)
    setPage(0)
  }
  return {
    table,
    page,
    size,
    from: page * size,
    to: (page + 1) * size,
    setPage,
    setSize: changeSize,
    goToFirstFault,
  }
}
