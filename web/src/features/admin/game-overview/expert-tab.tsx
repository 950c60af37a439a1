import { defaultParseSearch, useNavigate, useSearch } from '@tanstack/react-router'
import type { ResultColumn } from '@trimestre/contract/result-columns'
import { lazy, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type ExpertResults, type ExpertRow, useExpertResults } from '../../../domain/staff/game-results.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Card } from '../../../ui/card.tsx'
import { LazyChart } from '../../../ui/chart/lazy-chart.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { type DataColumn, DataTable } from '../../../ui/table/data-table.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { expertColumns, recordColumns } from './expert-columns.tsx'
import { ExportButtons } from './export-buttons.tsx'

const ExpertFigures = lazy(() => import('./expert-figures.tsx'))

const none: never[] = []

/** Shows every figure of every company in every quarter. */
export function ExpertTab({ gameId }: { gameId: number }) {
  const { t } = useTranslation(['common', 'overview', 'player', 'catalogue'])
  const results = useExpertResults(gameId)
  const given = useMemo(() => shownColumns(results.data), [results.data])
  const all = useMemo(() => expertColumns(t, given), [t, given])
  const [chosen, choose] = useChosenColumns(all)
  const columns = useMemo(() => all.filter(column => chosen.has(column.id)), [all, chosen])
  const rows = results.data?.rows
  return (
    <>
      <Card flush title={t('adminDash.tab.expert')}>
        <DataTable<ExpertRow>
          name="expert"
          caption={t('adminDash.tab.expert')}
          columns={columns}
          rows={rows}
          rowId={row => row.id}
          failure={results.error && { reason: errorText(t, results.error), onRetry: () => results.refetch() }}
          empty={<EmptyState>{t('overview:afterFirst')}</EmptyState>}
          columnFilters
          toolbar={
            <>
              <ColumnChoice columns={all} chosen={chosen} onChange={choose} />
              <ExportButtons gameId={gameId} kind="results" />
            </>
          }
          onPhone="scroll"
          sizes={expertSizes}
        />
      </Card>
      {rows && rows.length > 0 && (
        <LazyChart>
          <ExpertFigures columns={given} rows={rows} />
        </LazyChart>
      )}
    </>
  )
}

/** Returns the columns; the rank among people is left out where it is that among all companies. */
function shownColumns(results: ExpertResults | undefined): readonly ResultColumn[] {
  if (!results) return none
  const { columns, rows } = results
  return rows.some(({ rangHumain }) => rangHumain === null)
    ? columns
    : columns.filter(({ name }) => name !== 'rangHumain')
}

const expertSizes = [15] as const

type Chosen = ReadonlySet<string>

/** Returns the visible columns, stored in the address (`?columns=demande,prixVente`); by default all but record ids. */
function useChosenColumns<R>(all: readonly DataColumn<R>[]): [Chosen, (chosen: Chosen) => void] {
  const given = useSearch({ strict: false, select: (search: { columns?: unknown }) => search.columns })
  const navigate = useNavigate()
  const chosen = useMemo(() => {
    const wanted = typeof given === 'string' ? given.split(',') : null
    return new Set(
      all.map(({ id }) => id).filter(id => (wanted ? wanted.includes(id) : !recordColumns.includes(id))),
    )
  }, [all, given])
  const choose = (next: Chosen) => {
    // The table stores its own state in the address, which the router does not know.
    const others = defaultParseSearch(window.location.search)
    const columns = all
      .map(({ id }) => id)
      .filter(id => next.has(id))
      .join(',')
    void navigate({ to: '.', search: { ...others, columns } as never, replace: true, resetScroll: false })
  }
  return [chosen, choose]
}
