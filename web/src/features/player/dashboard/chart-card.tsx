import type { Dashboard } from '@trimestre/contract/companies'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { ChartStockProductionDemand } from '../../../ui/chart/quarter-chart.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { QuarterDetails } from './quarter-details.tsx'

type Props = { chart: Dashboard['chart']; companyId: number }

/** Charts one point per quarter played; the server names them T1, T2… A chosen quarter shows its details. */
export default function ChartCard({ chart, companyId }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const [chosen, setChosen] = useState<number>()
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
        <>
          <ChartStockProductionDemand points={points} onChoose={setChosen} />
          {chosen && <QuarterDetails companyId={companyId} quarter={chosen} />}
        </>
      )}
    </Card>
  )
}
