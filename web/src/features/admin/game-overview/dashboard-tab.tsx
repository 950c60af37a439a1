import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { ComputersOfGame } from '../../../domain/computers/computers-of-game.tsx'
import { hiddenQuarterOf } from '../../../domain/published-rounds.ts'
import { lastQuarter, summedQuarters, useExpertResults } from '../../../domain/staff/game-results.ts'
import { HiddenQuarterMark } from '../../../domain/staff/hidden-mark.tsx'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Card } from '../../../ui/card.tsx'
import { ChartStockProductionDemand } from '../../../ui/chart/quarter-chart.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import styles from './game-overview.module.css'
import { OverviewTiles } from './overview-tiles.tsx'
import { QuarterEvents } from './quarter-events.tsx'
import { ValuesCard } from './values-card.tsx'

/** Shows the class as a whole: players and decisions, the market, and the companies in the lead. */
export function DashboardTab({ game }: { game: Game }) {
  const { t } = useTranslation(['common', 'overview'])
  const results = useExpertResults(game.id)
  if (results.error && !results.data)
    return (
      <Card>
        <ErrorCard reason={errorText(t, results.error)} onRetry={() => results.refetch()} />
      </Card>
    )
  if (!results.data) return <SkeletonStack shapes={[{ height: 120 }, { height: 420 }]} />
  const { rows } = results.data
  return (
    <div className={styles.stack}>
      <OverviewTiles game={game} last={lastQuarter(rows)} />
      <QuarterEvents game={game} />
      {rows.length === 0 ? (
        <Card>
          <EmptyState>{t('overview:afterFirst')}</EmptyState>
        </Card>
      ) : (
        <>
          <Card
            title={
              <>
                {t('overview:allCompanies')} <HiddenQuarterMark quarter={hiddenQuarterOf(rows)} />
              </>
            }
          >
            <ChartStockProductionDemand points={summedQuarters(rows)} />
          </Card>
          <ValuesCard rows={rows} />
          {game.finished && (
            <ComputersOfGame gameId={game.id} sheetOf={null} ranking={lastQuarter(rows)} isForStaff />
          )}
        </>
      )}
    </div>
  )
}
