import type { Dashboard } from '@trimestre/contract/companies'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { ChartStockProductionDemand } from '../../../ui/chart/quarter-chart.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** Charts one point per quarter played; the server names them T1, T2… */
export default function ChartCard({ chart }: { chart: Dashboard['chart'] }) {
  const { t } = useTranslation(['player', 'common'])
  const points = chart.map(({ Stock, Production, Demande }, index) => ({
    quarter: index + 1,
    stock: Stock,
    production: Production,
    demand: Demande,
  }))
  return (
    <Card>
      {points.length === 0 ? (
        <EmptyState picture="results">{t('dashboard.chartEmpty')}</EmptyState>
      ) : (
        <ChartStockProductionDemand points={points} />
      )}
    </Card>
  )
}
