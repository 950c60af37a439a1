import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { HistoryChart } from '../../ui/chart/history-chart.tsx'
import { historyQuery } from './explanation-query.ts'
import type { ExplanationContext } from './why.tsx'
import styles from './why-panel.module.css'
import { figureName, kindOf } from './why-text.ts'

/** Renders the figure in this quarter and the previous ones; nothing when there is no previous quarter. */
export function WhyHistory({ place, figure }: { place: ExplanationContext; figure: string }) {
  const { t } = useTranslation(['player', 'common', 'catalogue', 'criteria', 'explain'])
  const { data } = useQuery(historyQuery(place, figure))
  if (!data || data.quarters.length < 2) return null
  return (
    <section className={styles.part}>
      <h3>{t('why.history')}</h3>
      <HistoryChart
        caption={figureName(t, figure)}
        kind={kindOf[data.unit]}
        points={data.quarters}
        current={data.quarters.at(-1)?.quarter}
        falling={figure === 'result.classement'}
      />
    </section>
  )
}
