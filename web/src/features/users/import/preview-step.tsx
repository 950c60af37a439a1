import type { ImportRow } from '@trimestre/contract/users-import'
import { type ImportColumn, importColumns } from '@trimestre/contract/users-list'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TablePager } from '../../../ui/table/table-pager.tsx'
import { pageSizes } from '../../../ui/table/use-table-state.ts'
import { useCheckedList, useImportUsers } from '../api.ts'
import styles from './import.module.css'
import {
  type CellFaults,
  countFaults,
  csvOfRows,
  faultsOfRows,
  type ListRow,
  lacksEmails,
} from './list-rows.ts'
import { PreviewTable } from './preview-table.tsx'

export type Imported = Awaited<ReturnType<ReturnType<typeof useImportUsers>['mutateAsync']>>

type Props = {
  rows: readonly ListRow[]
  /** How the list was read, above the table. */
  notes: ReactNode
  mayChooseRole: boolean
  onRows(rows: ListRow[]): void
  onBack(): void
  onImported(answer: Imported): void
}

/** The list as it would be made: each wrong cell says why and can be mended in place. */
export function PreviewStep({ rows, notes, mayChooseRole, onRows, onBack, onImported }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const csv = csvOfRows(rows)
  const check = useCheckedList(csv)
  const { mutateAsync, isPending, error } = useImportUsers()
  const checked = check.data
  useEffect(() => {
    const named = checked && withProposedUsernames(rows, checked)
    if (named) onRows(named)
  }, [checked, rows, onRows])
  const lacksAll = lacksEmails(rows)
  const faults = allFaults(rows, checked, lacksAll)
  const knownIds = new Set(rows.filter((_, index) => checked?.[index]?.known).map(({ id }) => id))
  const fresh = rows.length - knownIds.size
  const count = countFaults(faults)
  const pages = usePages(rows.length, faults)

  const change = (id: number, column: ImportColumn, value: string) =>
    onRows(rows.map(row => (row.id === id ? { ...row, values: { ...row.values, [column]: value } } : row)))
  const create = async () => {
    try {
      onImported(await mutateAsync(csv))
    } catch {
      // Shown below; somebody else may have taken a name meanwhile, so the cells are checked anew.
      void check.refetch()
    }
  }
  // A role that the list names against the rules is shown, since it must be mended.
  const hasRole = mayChooseRole || rows.some(row => row.values.role !== '')
  const columns = importColumns.filter(column => column !== 'role' || hasRole)
  const shown = rows.slice(pages.page * pages.size, (pages.page + 1) * pages.size)
  return (
    <Card
      flush
      title={t('admin:import.preview')}
      subtitle={t('admin:import.rows', { count: rows.length })}
      actions={
        <>
          <Button variant="text" onClick={onBack}>
            {t('admin:import.back')}
          </Button>
          <Button
            variant="primary"
            disabled={count > 0 || lacksAll || !check.isSuccess || rows.length === 0}
            loading={isPending}
            onClick={create}
          >
            {fresh > 0 || rows.length === 0
              ? t('admin:import.create', { count: fresh })
              : t('admin:import.goOn')}
          </Button>
        </>
      }
    >
      <div className={styles.notes}>
        {error && <Banner tone="error">{errorText(t, error)}</Banner>}
        {check.error && (
          <Banner
            tone="error"
            action={
              <Button small onClick={() => check.refetch()}>
                {t('ui.retry')}
              </Button>
            }
          >
            {errorText(t, check.error)}
          </Banner>
        )}
        {notes}
        <div role="status">
          {lacksAll && <Banner tone="warning">{t('admin:import.noEmail')}</Banner>}
          <Verdict
            count={count}
            lacksAll={lacksAll}
            isChecking={check.isFetching}
            onFirst={pages.goToFirstFault}
          />
        </div>
      </div>
      <div ref={pages.table}>
        <PreviewTable
          rows={shown}
          columns={columns}
          knownIds={knownIds}
          faults={faults.slice(pages.page * pages.size, (pages.page + 1) * pages.size)}
          onChange={change}
          onRemove={id => onRows(rows.filter(row => row.id !== id))}
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
    </Card>
  )
}

type VerdictProps = { count: number; lacksAll: boolean; isChecking: boolean; onFirst(): void }

function Verdict({ count, lacksAll, isChecking, onFirst }: VerdictProps) {
  const { t } = useTranslation('admin')
  if (count === 0 && lacksAll) return null
  if (count > 0)
    return (
      <div className={styles.verdict}>
        <Banner tone="warning">{t('import.faults', { count })}</Banner>
        <Button small onClick={onFirst}>
          {t('import.firstFault')}
        </Button>
      </div>
    )
  return isChecking ? (
    <Banner>{t('import.checking')}</Banner>
  ) : (
    <Banner tone="success">{t('import.noFault')}</Banner>
  )
}

type Checked = readonly ImportRow[]

/** What we see ourselves, then what only the server knows of the rows as they stand; nothing for known students. */
function allFaults(rows: readonly ListRow[], checked: Checked | undefined, lacksAll: boolean): CellFaults[] {
  return faultsOfRows(rows).map((own, index) => {
    if (checked?.[index]?.known) return {}
    const fromServer = (checked?.[index]?.errors ?? []).map(({ column, code }) => [
      column,
      code.split('/').at(-1) ?? code,
    ])
    const { email, ...others } = { ...Object.fromEntries(fromServer), ...own } as CellFaults
    return email === undefined || lacksAll ? others : { ...others, email }
  })
}

/** The rows with the usernames that the server proposes where there is none; null when there is nothing to fill in. */
function withProposedUsernames(rows: readonly ListRow[], checked: Checked): ListRow[] | null {
  const isMissing = ({ values }: ListRow, index: number) =>
    values.username.trim() === '' && Boolean(checked[index]?.values.username)
  if (checked.length !== rows.length || !rows.some(isMissing)) return null
  return rows.map((row, index) =>
    isMissing(row, index)
      ? { ...row, values: { ...row.values, username: checked[index]?.values.username ?? '' } }
      : row,
  )
}

/** The page shown, and the way to the first wrong cell wherever it is. */
function usePages(total: number, faults: readonly CellFaults[]) {
  const table = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(25)
  const [wanted, setPage] = useState(0)
  const page = Math.min(wanted, Math.max(0, Math.ceil(total / size) - 1))
  const goToFirstFault = () => {
    const index = faults.findIndex(cells => Object.keys(cells).length > 0)
    setPage(Math.max(0, Math.floor(index / size)))
    // Once that page is drawn.
    setTimeout(() => table.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus())
  }
  const changeSize = (next: number) => {
    setSize(next)
    setPage(0)
  }
  return { table, page, size, setPage, setSize: changeSize, goToFirstFault }
}
