import { useParams } from '@tanstack/react-router'
import { ApiError } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { announcedEvents } from '../../../domain/announced-events.ts'
import { eventText } from '../../../domain/catalogue-text.ts'
import { playingCount } from '../../../domain/playing-companies.ts'
import { useGame } from '../../../domain/use-game.ts'
import { useSignedIn } from '../../../domain/use-session.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { useObjectTitle } from '../../../shell/titles.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { PrivateGame } from './ask-to-join.tsx'
import { GameActions } from './game-actions.tsx'
import { GameChips } from './game-card.tsx'
import { GameCover } from './game-cover.tsx'
import styles from './game-details-page.module.css'
import { GameFacts } from './game-facts.tsx'

/** Shows all public facts about one game, with the button that joins or enters it. */
export default function GameDetailsPage() {
  const { t } = useTranslation(['player', 'common'])
  const { gameId } = useParams({ strict: false }) as { gameId?: string }
  const game = useGame(Number(gameId))
  const isPrivate = game.error instanceof ApiError && game.error.status === 403
  useObjectTitle(isPrivate ? t('request.title') : game.data?.name)
  if (isPrivate) return <PrivateGame gameId={Number(gameId)} />
  if (game.error && !game.data)
    return (
      <Card>
        <ErrorCard
          title={t('details.loadFailed')}
          reason={errorText(t, game.error)}
          onRetry={() => void game.refetch()}
        />
      </Card>
    )
  if (!game.data) return <SkeletonStack shapes={[{ height: 200 }, { height: 240 }]} />
  return (
    <>
      <Hero game={game.data} />
      <div className={styles.columns}>
        <Card title={t('details.about')}>
          <GameFacts game={game.data} />
        </Card>
        <EventsCard game={game.data} />
      </div>
      <CompaniesCard game={game.data} />
    </>
  )
}

function Hero({ game }: { game: Game }) {
  return (
    <section className={styles.hero}>
      <GameCover gameId={game.id} className={styles.cover} />
      <div className={styles.heroBody}>
        <div className={styles.heroText}>
          <div className={styles.heroHead}>
            <h2>{game.name}</h2>
            <GameChips game={game} />
          </div>
          {game.description && (
            <p className={styles.description} dir="auto">
              {game.description}
            </p>
          )}
        </div>
        <GameActions game={game} />
      </div>
    </section>
  )
}

function EventsCard({ game }: { game: Game }) {
  const { t } = useTranslation(['player', 'common'])
  const events = announcedEvents(game.eventGames)
  const short = (quarter: number) => t('common:ui.quarterShort', { quarter })
  return (
    <Card title={t('details.events')}>
      {events.length === 0 ? (
        <p className={styles.none}>{t('details.noEvent')}</p>
      ) : (
        <ul className={styles.events}>
          {events.map(({ id, event, from, to }) => (
            <li key={id} className={styles.event}>
              <Chip tone="info">
                <bdi className="fig">{from === to ? short(from) : `${short(from)}–${short(to)}`}</bdi>
              </Chip>
              <div>
                <p className={styles.eventName}>{eventText(t, event).name}</p>
                <p className={styles.none}>{eventText(t, event).text}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function CompaniesCard({ game }: { game: Game }) {
  const { t } = useTranslation(['player', 'common'])
  const { user } = useSignedIn()
  return (
    <Card title={`${t('details.companies')} (${playingCount(game)})`}>
      {game.companies.length === 0 ? (
        <p className={styles.none}>{t('details.noCompany')}</p>
      ) : (
        <ul className={styles.companies}>
          {game.companies.map(({ id, userCompany }) => (
            <li key={id} className={styles.company}>
              <Avatar src={userCompany.image} size={40} />
              <bdi className={styles.companyName}>{userCompany.username}</bdi>
              {userCompany.id === user.id && <Chip tone="primary">{t('details.you')}</Chip>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
