import { Link } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { isOver } from '../../../domain/game-standing.ts'
import { isSolo } from '../../../domain/solo/solo-state.ts'
import { useSignedIn } from '../../../domain/use-session.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { useGames } from './api.ts'
import { FirstVisitCard } from './first-visit-card.tsx'
import { GameCard } from './game-card.tsx'
import { sectionOf } from './game-state.ts'
import { LastResultCard } from './last-result-card.tsx'
import styles from './player-home-page.module.css'
import { SoloSection } from './solo/solo-section.tsx'
import { TodoCard } from './todo-card.tsx'

const cardsShown = 3

const archivedLast = (one: Game, other: Game): number => Number(one.archived) - Number(other.archived)

/** The player's home page: pending tasks, joined games and the last result. */
export default function PlayerHomePage() {
  const { t } = useTranslation(['player', 'common'])
  const { user } = useSignedIn()
  const games = useGames()
  const mine = games.data?.filter(game => game.joined && !isSolo(game)) ?? []
  const running = mine.filter(game => !isOver(game))
  const invitations = games.data?.filter(game => sectionOf(game) === 'invitations') ?? []
  const isNew = mine.length === 0 && invitations.length === 0
  const hasPlayed = mine.some(game => game.currentTrimestre > 1)
  const name = user.displayName || user.username
  return (
    <>
      <div>
        <h2>{t('home.hello', { name })}</h2>
        <p className={styles.lead}>{t('home.lead')}</p>
      </div>
      {games.error && !games.data ? (
        <Card>
          <ErrorCard
            title={t('games.loadFailed')}
            reason={errorText(t, games.error)}
            onRetry={() => void games.refetch()}
          />
        </Card>
      ) : !games.data ? (
        <SkeletonStack shapes={[{ height: 160 }, { height: 320 }]} />
      ) : (
        <>
          {isNew && <SoloSection games={games.data} isNew />}
          <div className={styles.columns}>
            {isNew ? <NoGameCard /> : <TodoCard invitations={invitations} running={running} />}
            {hasPlayed ? <LastResultCard games={mine} /> : <FirstVisitCard />}
          </div>
          {!isNew && <MyGames games={[...running, ...mine.filter(isOver).toSorted(archivedLast)]} />}
          {!isNew && <SoloSection games={games.data} isNew={mine.length === 0} />}
        </>
      )}
    </>
  )
}

/** Tells a player without games where to find one. */
function NoGameCard() {
  const { t } = useTranslation('player')
  return (
    <Card>
      <EmptyState
        picture="games"
        title={t('games.noneTitle')}
        action={
          <Link to="/app/user/games" className={buttonClass('primary')}>
            {t('home.allGames')}
          </Link>
        }
      >
        {t('games.none')}
      </EmptyState>
    </Card>
  )
}

function MyGames({ games }: { games: readonly Game[] }) {
  const { t } = useTranslation(['player', 'common'])
  if (games.length === 0) return <NoGameCard />
  return (
    <section className={styles.games} aria-label={t('home.myGames')}>
      <div className={styles.gamesHead}>
        <h2>{t('home.myGames')}</h2>
        <Link to="/app/user/games" className={buttonClass('secondary')}>
          {t('home.allGames')}
        </Link>
      </div>
      <div className={styles.grid}>
        {games.slice(0, cardsShown).map(game => (
          <GameCard key={game.id} game={game} />
        ))}
      </div>
    </section>
  )
}
