import { useParams } from '@tanstack/react-router'
import { ApiError } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { announcedEvents } from '../../../domain/announced-events.ts'
import { AnnouncedList } from '../../../domain/announced-list.tsx'
import { badgeOf } from '../../../domain/company-badges.ts'
import { playingCount } from '../../../domain/playing-companies.ts'
import { ProductCaseLink } from '../../../domain/product-case-link.tsx'
import { SeatWord } from '../../../domain/seat-word.tsx'
import { useGame } from '../../../domain/use-game.ts'
import { loadTexts } from '../../../i18n/i18n.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { useObjectTitle } from '../../../shell/titles.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { CompanyBadge } from '../../../ui/company-badge.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { PrivateGame } from './ask-to-join.tsx'
import { GameActions } from './game-actions.tsx'
import { GameChips } from './game-card.tsx'
import { GameCover } from './game-cover.tsx'
import styles from './game-details-page.module.css'
import { GameFacts } from './game-facts.tsx'

const OwnTeamCard = lazy(async () => {
  const [card] = await Promise.all([import('./team/own-team-card.tsx'), loadTexts(['team'])])
  return card
})

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
      {game.data.teams && game.data.companyId && (
        <Suspense>
          <OwnTeamCard game={game.data} companyId={game.data.companyId} />
        </Suspense>
      )}
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
      <GameCover game={game} className={styles.cover} />
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
        <ProductCaseLink product={game.product} />
        <GameActions game={game} />
      </div>
    </section>
  )
}

function EventsCard({ game }: { game: Game }) {
  const { t } = useTranslation('player')
  const events = announcedEvents(game.eventGames)
  return (
    <Card title={t('details.events')}>
      {events.length === 0 ? (
        <p className={styles.none}>{t('details.noEvent')}</p>
      ) : (
        <AnnouncedList events={events} />
      )}
    </Card>
  )
}

function CompaniesCard({ game }: { game: Game }) {
  const { t } = useTranslation(['player', 'common'])
  return (
    <Card title={`${t('details.companies')} (${playingCount(game)})`}>
      {game.companies.length === 0 ? (
        <p className={styles.none}>{t('details.noCompany')}</p>
      ) : (
        <ul className={styles.companies}>
          {game.companies.map(company => (
            <li key={company.id} className={styles.company}>
              <CompanyBadge company={badgeOf(company)} size={40} />
              <bdi className={styles.companyName}>{company.userCompany.username}</bdi>
              <SeatWord company={{ username: company.userCompany.username, kind: company.kind }} />
              {company.id === game.companyId && <Chip tone="primary">{t('details.you')}</Chip>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
