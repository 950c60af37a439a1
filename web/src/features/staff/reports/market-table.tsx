import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { marketStudyQuery } from '../../../domain/market-study.ts'
import { hiddenQuarterOf } from '../../../domain/published-rounds.ts'
import { type QuartersRow, QuartersTable } from '../../../domain/quarters-table.tsx'
import { type ExpertRow, quarterOf } from '../../../domain/staff/game-results.ts'
import { ReportPartMissing } from './report-part.tsx'

type Props = { rows: readonly ExpertRow[]; quarters: readonly number[] }

/** Renders the mean price, demand and sales of the market by quarter, and the share of the largest seller. */
export function MarketTable({ rows, quarters }: Props) {
  const { t } = useTranslation(['player', 'common', 'company'])
  const byQuarter = quarters.map(quarter => rows.filter(row => quarterOf(row) === quarter))
  const studies = useQueries({
    queries: byQuarter.map(([first]) => marketStudyQuery(first?.companyId, first?.round)),
  })
  const markets = studies.flatMap(({ data }) => data ?? [])
  if (markets.length < quarters.length)
    return (
      <ReportPartMissing
        height={160}
        error={studies.find(({ error }) => error)?.error}
        onRetry={() => void Promise.all(studies.map(({ refetch }) => refetch()))}
      />
    )
  const lines: QuartersRow[] = [
    {
      id: 'price',
      name: t('competition.meanPrice'),
      kind: 'price',
      values: markets.map(({ prixMoyen }) => prixMoyen),
    },
    {
      id: 'demand',
      name: t('competition.totalDemand'),
      kind: 'integer',
      values: markets.map(({ demandeTotale }) => demandeTotale),
    },
    {
      id: 'sold',
      name: t('competition.totalSold'),
      kind: 'integer',
      values: byQuarter.map(own => own.reduce((sum, row) => sum + row.nombreProduitVendu, 0)),
    },
    {
      id: 'share',
      name: t('company:report.largestShare'),
      kind: 'percent',
      values: byQuarter.map(own => Math.max(0, ...own.map(row => row.partMarche))),
    },
  ]
  return (
    <QuartersTable
      caption={t('company:report.market')}
      rowTitle={t('company:report.figure')}
      quarters={quarters}
      hidden={hiddenQuarterOf(rows)}
      rows={lines}
    />
  )
}
