import { useTranslation } from 'react-i18next'
import { type ExpertRow, marketOf, quarterOf } from '../../../domain/staff/game-results.ts'
import { type QuartersRow, QuartersTable } from './quarters-table.tsx'

type Props = { rows: readonly ExpertRow[]; quarters: readonly number[] }

/** Renders mean price, demand and sales of all companies by quarter, and the share of the largest seller. */
export function MarketTable({ rows, quarters }: Props) {
  const { t } = useTranslation(['player', 'common', 'company'])
  const byQuarter = quarters.map(quarter => rows.filter(row => quarterOf(row) === quarter))
  const lines: QuartersRow[] = [
    {
      id: 'price',
      name: t('competition.meanPrice'),
      kind: 'price',
      values: byQuarter.map(own => marketOf(own).averagePrice),
    },
    {
      id: 'demand',
      name: t('company:report.demanded'),
      kind: 'integer',
      values: byQuarter.map(own => marketOf(own).demand),
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
      rows={lines}
    />
  )
}
