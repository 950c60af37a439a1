import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { gameQuery } from '../../../domain/game-queries.ts'
import { publishedResults } from '../../../domain/published-rounds.ts'
import { SubstituteBanner } from '../../../domain/substitute-banner.tsx'
import { useDashboard, useResults } from '../../../domain/use-game.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Card } from '../../../ui/card.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import ChartCard from './chart-card.tsx'
import { FinanceCard, ProductionCard } from './figures-card.tsx'
import styles from './game-dashboard-page.module.css'
import { HeaderCard } from './header-card.tsx'
import { Indicators } from './indicators.tsx'

/** Shows the dashboard of a company as its player sees it, read only. */
export function CompanyDashboard({ companyId }: { companyId: number }) {
  const { t } = useTranslation(['player', 'common'])
  const dashboard = useDashboard(companyId)
  const results = useResults(companyId)
  const gameId = dashboard.data?.game.id
  const game = useQuery({ ...gameQuery(gameId ?? 0), enabled: gameId !== undefined })
  if (dashboard.error && !dashboard.data)
    return (
      <Card>
        <ErrorCard
          title={t('dashboard.loadFailed')}
          reason={errorText(t, dashboard.error)}
          onRetry={() => void dashboard.refetch()}
        />
      </Card>
    )
  if (!dashboard.data) return <SkeletonStack shapes={[{ height: 96 }, { height: 120 }, { height: 420 }]} />
  // The dashboard has published figures only, and so have the results next to it.
  const published = game.data ? publishedResults(results.data ?? [], game.data.rounds) : []
  const figures = { dashboard: dashboard.data, last: published.at(-1), before: published.at(-2) }
  return (
    <>
      <HeaderCard dashboard={dashboard.data} game={undefined} isPlaying={false} />
      <SubstituteBanner result={figures.last} />
      <Indicators {...figures} />
      <div className={styles.columns}>
        <FinanceCard {...figures} />
        <ProductionCard {...figures} />
      </div>
      <ChartCard chart={dashboard.data.chart} companyId={companyId} />
    </>
  )
}
