import {
  IconArrowLeft,
  IconDeviceTv,
  IconMessages,
  IconPlayerTrackNext,
  IconReport,
} from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { productName } from '../../../domain/catalogue-text.ts'
import { useLiveGame } from '../../../domain/event-stream/live-game.ts'
import { isOver } from '../../../domain/game-standing.ts'
import { usePrintedGame } from '../../../domain/printed-game.ts'
import { ArchivedNotice } from '../../../domain/staff/archived-notice.tsx'
import { debriefAddress } from '../../../domain/staff/debrief-address.ts'
import { HiddenNotice } from '../../../domain/staff/hidden-mark.tsx'
import { useGame } from '../../../domain/use-game.ts'
import { useFormat } from '../../../i18n/format.ts'
import { joinFacts, loadTexts } from '../../../i18n/i18n.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { QuarterStatus } from '../../../ui/quarter-status.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { AttendanceTab } from './attendance-tab.tsx'
import { CompaniesTab } from './companies-tab.tsx'
import { DashboardTab } from './dashboard-tab.tsx'
import { ExpertTab } from './expert-tab.tsx'
import styles from './game-overview.module.css'
import { ReviewsBadge } from './grades/reviews-badge.tsx'

export type ShownCompany = { id: number; username: string }

/** The dialogs that the overview takes from other features, each rendered while it is open. */
export type OverviewDialogs = {
  pass(game: Game, close: () => void): ReactNode
  player(company: ShownCompany, close: () => void): ReactNode
}

const JournalsTab = lazy(() => import('./journals/journals-tab.tsx'))

const QuizzesTab = lazy(async () => {
  const [tab] = await Promise.all([import('./quizzes/quizzes-tab.tsx'), loadTexts(['quizzes'])])
  return tab
})

const PeersTab = lazy(async () => {
  const [tab] = await Promise.all([import('./peers/peers-tab.tsx'), loadTexts(['peers', 'quizzes'])])
  return tab
})

const VersionsTab = lazy(async () => {
  const [tab] = await Promise.all([import('./versions/versions-tab.tsx'), loadTexts(['criteria'])])
  return tab
})

const BranchesTab = lazy(async () => {
  const [tab] = await Promise.all([
    import('./branches/branches-tab.tsx'),
    loadTexts(['branches', 'criteria']),
  ])
  return tab
})

const GradesTab = lazy(async () => {
  const [tab] = await Promise.all([import('./grades/grades-tab.tsx'), loadTexts(['grading'])])
  return tab
})

const tabs = [
  'dashboard',
  'orders',
  'attendance',
  'journals',
  'quizzes',
  'peers',
  'grades',
  'expert',
  'versions',
  'branches',
] as const
type TabName = (typeof tabs)[number]

/** Shows a game to its administrator: the market, the companies, the attendance and all figures. */
export function GameOverview({ gameId, dialogs }: { gameId: number; dialogs: OverviewDialogs }) {
  const { t } = useTranslation(['common', 'overview'])
  const game = useGame(gameId)
  useLiveGame(gameId)
  usePrintedGame(game.data)
  const [isPassing, setPassing] = useState<Game | null>(null)
  const [shown, setShown] = useState<ShownCompany | null>(null)
  if (game.error && !game.data)
    return (
      <>
        <BackLink />
        <Card>
          <ErrorCard reason={errorText(t, game.error)} onRetry={() => game.refetch()} />
        </Card>
      </>
    )
  if (!game.data) return <SkeletonStack shapes={[{ height: 96 }, { height: 44 }, { height: 420 }]} />
  return (
    <>
      <BackLink />
      <Head game={game.data} onPass={() => setPassing(game.data)} />
      <ArchivedNotice game={game.data} />
      <HiddenNotice game={game.data} />
      <OverviewTabs game={game.data} onShow={setShown} />
      {isPassing && dialogs.pass(isPassing, () => setPassing(null))}
      {shown && dialogs.player(shown, () => setShown(null))}
    </>
  )
}

function BackLink() {
  const { t } = useTranslation()
  return (
    <div className={styles.back}>
      <Link to="/app/admin/games" search={{} as never} className={buttonClass('text', true)} activeProps={{}}>
        <IconArrowLeft className="flip" size={18} aria-hidden="true" />
        {t('myGames.title')}
      </Link>
    </div>
  )
}

/** Shows the game, its progress and its next pass. */
function Head({ game, onPass }: { game: Game; onPass(): void }) {
  const { t } = useTranslation(['common', 'overview', 'admin'])
  const format = useFormat()
  const next = game.nextPassAt
    ? t('admin:home.passAt', { when: format.dateTime(game.nextPassAt) })
    : t('admin:home.passByYou')
  return (
    <Card
      title={game.name}
      picture={
        game.product && (
          <Picture src={game.product.image} alt={productName(t, game.product)} className={styles.picture} />
        )
      }
      subtitle={joinFacts([game.product && productName(t, game.product), isOver(game) ? null : next])}
      actions={
        <>
          {game.currentTrimestre > 1 && (
            <>
              <Link to={`/app/admin/game/${game.id}/report`} className={buttonClass('text')}>
                <IconReport size={20} aria-hidden="true" />
                {t('overview:report')}
              </Link>
              <Link
                to="/app/admin/pass_trimestre"
                search={debriefAddress(game.id) as never}
                className={buttonClass('text')}
              >
                <IconMessages size={20} aria-hidden="true" />
                {t('overview:debrief')}
              </Link>
            </>
          )}
          <Link
            to="/app/admin/pass_trimestre"
            search={{ game: game.id } as never}
            className={buttonClass('secondary')}
          >
            <IconDeviceTv size={20} aria-hidden="true" />
            {t('admin:home.control')}
          </Link>
          {!game.archived && (
            <Button
              variant="primary"
              icon={<IconPlayerTrackNext className="flip" size={20} aria-hidden="true" />}
              onClick={onPass}
            >
              {t('myGames.pass')}
            </Button>
          )}
        </>
      }
    >
      <QuarterStatus
        current={game.currentTrimestre}
        total={game.nbTurns}
        finished={game.finished}
        practice={game.practice}
        unsetLabel={t('admin:standing.toConfigure')}
        finishedLabel={t('admin:standing.finished')}
      />
    </Card>
  )
}

type TabsProps = { game: Game; onShow(company: ShownCompany): void }

/** Shows the views of the game. The address stores the open view and the state of its tables. */
function OverviewTabs({ game, onShow }: TabsProps) {
  const { t } = useTranslation(['common', 'overview', 'journal'])
  const given = useSearch({ strict: false, select: (search: { tab?: unknown }) => search.tab })
  const navigate = useNavigate()
  const open = (tab: TabName) =>
    void navigate({ to: '.', search: { game: game.id, tab } as never, replace: true, resetScroll: false })
  const labelOf = (tab: TabName): string => {
    if (tab === 'journals') return t('journal:overview.tab')
    if (tab === 'quizzes' || tab === 'peers' || tab === 'grades' || tab === 'versions' || tab === 'branches')
      return t(`overview:${tab}.tab`)
    return t(`adminDash.tab.${tab}`)
  }
  const contents: Record<TabName, ReactNode> = {
    dashboard: <DashboardTab game={game} />,
    orders: <CompaniesTab game={game} onShow={onShow} />,
    attendance: <AttendanceTab game={game} />,
    journals: (
      <Suspense fallback={<SkeletonStack shapes={[{ height: 320 }]} />}>
        <JournalsTab game={game} />
      </Suspense>
    ),
    quizzes: (
      <Suspense fallback={<SkeletonStack shapes={[{ height: 320 }]} />}>
        <QuizzesTab game={game} />
      </Suspense>
    ),
    peers: (
      <Suspense fallback={<SkeletonStack shapes={[{ height: 320 }]} />}>
        <PeersTab game={game} />
      </Suspense>
    ),
    grades: (
      <Suspense fallback={<SkeletonStack shapes={[{ height: 320 }]} />}>
        <GradesTab game={game} />
      </Suspense>
    ),
    expert: <ExpertTab gameId={game.id} />,
    versions: (
      <Suspense fallback={<SkeletonStack shapes={[{ height: 320 }]} />}>
        <VersionsTab game={game} />
      </Suspense>
    ),
    branches: (
      <Suspense fallback={<SkeletonStack shapes={[{ height: 320 }]} />}>
        <BranchesTab game={game} />
      </Suspense>
    ),
  }
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('overview:views', { game: game.name })}
        value={tabs.find(tab => tab === given) ?? 'dashboard'}
        onChange={open}
        items={tabs.map(tab => ({
          value: tab,
          label: labelOf(tab),
          content: contents[tab],
          badge: tab === 'grades' && <ReviewsBadge gameId={game.id} />,
        }))}
      />
    </div>
  )
}
