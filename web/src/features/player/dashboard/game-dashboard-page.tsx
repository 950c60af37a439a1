import type { Round } from '@trimestre/contract/games'
import { lazy, Suspense, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useActiveRound, useReloadOnPass } from '../../../domain/active-round.ts'
import { ExplanationProvider } from '../../../domain/explanations/why.tsx'
import { hasQuarter } from '../../../domain/game-standing.ts'
import { useAnnouncements } from '../../../domain/messages/queries.ts'
import { ownStanding } from '../../../domain/people-ranking.ts'
import { overallText, standingText } from '../../../domain/place-text.ts'
import { publishedResults } from '../../../domain/published-rounds.ts'
import { useShownCompany } from '../../../domain/shown-company.tsx'
import { isSolo, isSoloGame } from '../../../domain/solo/solo-state.ts'
import { SubstituteBanner } from '../../../domain/substitute-banner.tsx'
import { isSharedCompany, useOwnCompany } from '../../../domain/team/shared-company.ts'
import { useDashboard, useGame, useResults } from '../../../domain/use-game.ts'
import { useFormat } from '../../../i18n/format.ts'
import { loadTexts } from '../../../i18n/i18n.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { ArchivedBanner } from '../../../shell/archived-banner.tsx'
import { BelowFold } from '../../../shell/below-view.tsx'
import { DeadlineBanner } from '../../../shell/deadline-banner.tsx'
import { PauseBanner } from '../../../shell/pause-banner.tsx'
import { PublicationBanner } from '../../../shell/publication-banner.tsx'
import { ReopenedBanner } from '../../../shell/reopened-banner.tsx'
import { SeatBanner, useIsTaken } from '../../../shell/seat-banner.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { notify } from '../../../ui/notify.ts'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { RenderWhenVisible } from '../../../ui/when-seen.tsx'
import { ChecklistCard } from './checklist-card.tsx'
import { DebriefBanner } from './debrief-banner.tsx'
import { EventsCard } from './events-card.tsx'
import { FinanceCard, ProductionCard } from './figures-card.tsx'
import { areFirstStepsShown, FirstStepsCard } from './first-steps-card.tsx'
import styles from './game-dashboard-page.module.css'
import { HeaderCard } from './header-card.tsx'
import { Indicators } from './indicators.tsx'
import { RankingCard } from './ranking-card.tsx'
import { ResultsBanner } from './results-banner.tsx'
import { ReturnCard } from './return-card.tsx'
import { useAnsweredOnce } from './use-answered-once.ts'

const AnnouncementsCard = lazy(async () => {
  const [card] = await Promise.all([import('./announcements-card.tsx'), loadTexts(['messages'])])
  return card
})
const AssessmentBanner = lazy(() => import('./assessment-banner.tsx'))
const SummaryCard = lazy(() => import('./summary/summary-card.tsx'))
const ChartCard = lazy(() => import('./chart-card.tsx'))
const TeamWorkCard = lazy(async () => {
  const [card] = await Promise.all([
    import('../../../domain/team/contributions/team-work-card.tsx'),
    loadTexts(['team']),
  ])
  return card
})
const AttemptsCard = lazy(async () => {
  const [card] = await Promise.all([import('./solo/attempts-card.tsx'), loadTexts(['solo'])])
  return card
})
const TourLine = lazy(async () => {
  const [{ TourLine: line }] = await Promise.all([
    import('../../../domain/tour/tour-line.tsx'),
    loadTexts(['tour']),
  ])
  return { default: line }
})
const Ending = lazy(() => import('./ending/ending.tsx'))

/** The heights in pixels of the parts that follow later, on a phone, where they move what is below them. */
const summaryHeight = 920
const chartHeight = 510

/** The dashboard of the player's company: its current position and the decisions still to make. */
export default function GameDashboardPage() {
  const { t } = useTranslation(['player', 'common'])
  const { gameId, companyId, isReadOnly } = useShownCompany()
  const dashboard = useDashboard(companyId)
  const game = useGame(gameId)
  const active = useActiveRound(gameId)
  const results = useResults(companyId)
  const isTaken = useIsTaken({ gameId, companyId })
  const company = useOwnCompany(companyId)
  const isAlone = isSolo(game.data)
  const nbTurns = game.data?.nbTurns ?? null
  const notifyPass = useCallback(
    (quarter: number) => {
      // Who closes the quarters knows that another one begins.
      if (!isAlone && hasQuarter({ nbTurns }, quarter)) notify.info(t('dashboard.newQuarter', { quarter }))
    },
    [t, isAlone, nbTurns],
  )
  useReloadOnPass({ gameId, onPass: notifyPass })
  const announcements = useAnnouncements(gameId).data ?? []
  // These responses decide which cards there are: rendered one after the other, they would move the page under the
  // user's finger.
  const isAnswered = useAnsweredOnce([dashboard, active, game, results])

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
  if (!dashboard.data || !isAnswered)
    return <SkeletonStack shapes={[{ height: 96 }, { height: 120 }, { height: 420 }]} />
  const shown = dashboard.data
  // The dashboard has published figures only, also where staff look into a company.
  const published = active.data
    ? publishedResults(results.data ?? [], [active.data])
    : isReadOnly
      ? []
      : (results.data ?? [])
  const last = published.at(-1)
  const before = published.at(-2)
  const isArchived = game.data?.archived === true
  const isFixed = shown.finished || isArchived
  const isPlaying = !isTaken && active.data?.etat === 1 && !isFixed && shown.totaltrimestres !== null
  const figures = { dashboard: shown, last, before }
  // The ledger is the team's own; observers and staff do not read it here.
  const showsWork =
    !isReadOnly &&
    company?.me?.kind === 'member' &&
    isSharedCompany(game.data, company) &&
    game.data?.teams?.contributions !== 'staff'
  // Once a quarter has been passed for the company, its results come first.
  const attempts = game.data && isSoloGame(game.data) && (
    <Suspense>
      <AttemptsCard game={game.data} isReadOnly={isReadOnly} />
    </Suspense>
  )
  const isBeginning = isPlaying && shown.chart.length === 0
  return (
    <>
      {/* While a quarter is closed, the results of the one before are no news. */}
      {!isReadOnly && active.data?.state !== 'hidden' && <ResultsBanner dashboard={shown} />}
      {!isReadOnly && shown.chart.length > 0 && game.data?.debriefForPlayers && (
        <DebriefBanner quarter={shown.chart.length} />
      )}
      {!isReadOnly && <ReopenedBanner gameId={gameId} />}
      <HeaderCard dashboard={shown} game={game.data} isPlaying={isPlaying && !isReadOnly} />
      {announcements.length > 0 && (
        <Suspense>
          <AnnouncementsCard announcements={announcements} />
        </Suspense>
      )}
      {!isReadOnly && game.data && !isAlone && !isArchived && (
        <Suspense>
          <AssessmentBanner gameId={gameId} hasTeams={game.data.teams !== null} />
        </Suspense>
      )}
      {isPlaying && !isReadOnly && active.data && (
        <>
          <DeadlineBanner
            nextPassAt={game.data?.nextPassAt ?? null}
            roundId={active.data.id}
            companyId={companyId}
          />
          {isBeginning && company?.me?.kind === 'member' && (
            <div className={styles.tour}>
              <Suspense>
                <TourLine gameId={gameId} />
              </Suspense>
            </div>
          )}
          {isBeginning && <FirstStepsCard companyId={companyId} isSolo={isAlone} />}
          <ReturnCard />
        </>
      )}
      {isArchived && <ArchivedBanner />}
      {!isReadOnly && <PauseBanner gameId={gameId} />}
      {!isFixed && !isReadOnly && <SeatBanner gameId={gameId} companyId={companyId} />}
      <StateBanner closed={active.data?.etat === 0 && !isFixed ? active.data : null} dashboard={shown} />
      <SubstituteBanner result={last} />
      {shown.finished && attempts}
      {shown.finished && results.data && (
        <Suspense fallback={<SkeletonStack shapes={[{ height: 260 }, { height: 320 }]} />}>
          <Ending dashboard={shown} results={results.data} />
        </Suspense>
      )}
      <ExplanationProvider place={last ? { companyId, roundNb: last.round.roundNb } : null}>
        <BelowFold isBelow={isBeginning && !isReadOnly && areFirstStepsShown()}>
          <Indicators {...figures} />
        </BelowFold>
        <BelowFold>
          <div className={styles.columns}>
            <div className={styles.side}>
              {isPlaying && <ChecklistCard />}
              <RankingCard dashboard={shown} />
              {!isPlaying && <FinanceCard {...figures} />}
            </div>
            <div className={styles.main}>
              {isPlaying && <FinanceCard {...figures} />}
              <ProductionCard {...figures} />
              {last && (
                <RenderWhenVisible height={summaryHeight}>
                  <Suspense fallback={<SkeletonStack shapes={[{ height: summaryHeight }]} />}>
                    <SummaryCard result={last} meanPrice={shown.averagePrice} />
                  </Suspense>
                </RenderWhenVisible>
              )}
              {game.data && !shown.finished && (
                <EventsCard game={game.data} quarter={shown.currenttrimestre} />
              )}
            </div>
          </div>
        </BelowFold>
      </ExplanationProvider>
      {showsWork && (
        <BelowFold>
          <Suspense>
            <TeamWorkCard companyId={companyId} />
          </Suspense>
        </BelowFold>
      )}
      {!shown.finished && <BelowFold>{attempts}</BelowFold>}
      <BelowFold>
        <RenderWhenVisible height={chartHeight}>
          <Suspense fallback={<SkeletonStack shapes={[{ height: chartHeight }]} />}>
            <ChartCard chart={shown.chart} companyId={companyId} />
          </Suspense>
        </RenderWhenVisible>
      </BelowFold>
    </>
  )
}

type Shown = NonNullable<ReturnType<typeof useDashboard>['data']>

type StateProps = { closed: Round | null; dashboard: Shown }

function StateBanner({ closed, dashboard }: StateProps) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  const { isReadOnly } = useShownCompany()
  if (closed?.state === 'hidden') return isReadOnly ? null : <PublicationBanner round={closed} />
  if (closed) return <Banner tone="info">{t('common:pass.waiting')}</Banner>
  if (dashboard.finished) {
    const standing = ownStanding(dashboard)
    return (
      <Banner tone="success">
        {t('dashboard.finishedText', {
          rank: standingText(t, standing),
          players: format.integer(standing.players),
        })}{' '}
        {overallText(t, format, standing)}
      </Banner>
    )
  }
  if (dashboard.totaltrimestres === null)
    return <Banner tone="warning">{t('dashboard.preparingText')}</Banner>
  const quarter = dashboard.currenttrimestre
  if (dashboard.chart.length === 0)
    return (
      <Banner tone="info">{quarter > 1 ? t('dashboard.late', { quarter }) : t('dashboard.opening')}</Banner>
    )
  return null
}
