import { IconClockHour4, IconRosetteDiscountCheckFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { ArchivedChip } from '../../../domain/archived-chip.tsx'
import { productName } from '../../../domain/catalogue-text.ts'
import { isOver } from '../../../domain/game-standing.ts'
import { playingCount } from '../../../domain/playing-companies.ts'
import { PracticeMark } from '../../../domain/practice.tsx'
import { usePublicationTexts } from '../../../domain/publication.ts'
import { hiddenRound } from '../../../domain/published-rounds.ts'
import { useFormat } from '../../../i18n/format.ts'
import { joinFacts } from '../../../i18n/i18n.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { QuarterProgress } from '../../../ui/progress-bar.tsx'
import { GameActions } from './game-actions.tsx'
import styles from './game-card.module.css'
import { GameCover } from './game-cover.tsx'
import { isVerified, sectionOf, shownQuarter } from './game-state.ts'

/** Shows one game: its description, its progress and the available actions. */
export function GameCard({ game }: { game: Game }) {
  const { t } = useTranslation(['player', 'common'])
  const product = game.product && productName(t, game.product)
  const facts = joinFacts([product, t('games.companies', { count: playingCount(game) })])
  return (
    <article className={styles.card}>
      <GameCover game={game} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 className={styles.name}>
            {game.name}
            {isVerified(game) && (
              <>
                <IconRosetteDiscountCheckFilled className={styles.verified} size={20} aria-hidden="true" />
                <span className="visually-hidden">{t('games.verified')}</span>
              </>
            )}
          </h3>
          <GameChips game={game} />
        </div>
        <p className={styles.sub}>{facts}</p>
        {game.description && (
          <p className={styles.description} dir="auto">
            {game.description}
          </p>
        )}
        <div className={styles.progress}>
          {game.nbTurns !== null && (
            <QuarterProgress current={shownQuarter(game)} total={game.nbTurns} wide />
          )}
          {!isOver(game) && <PassLine game={game} />}
        </div>
        <div className={styles.actions}>
          <GameActions game={game} />
          <Link
            to="/app/user/game_details/$gameId"
            params={{ gameId: String(game.id) } as never}
            className={buttonClass('text')}
            aria-label={t('games.detailsOf', { game: game.name })}
          >
            {t('games.details')}
          </Link>
        </div>
      </div>
    </article>
  )
}

export function GameChips({ game }: { game: Game }) {
  const { t } = useTranslation(['player', 'common'])
  return (
    <span className={styles.chips}>
      {game.practice && <PracticeMark />}
      {game.archived && <ArchivedChip />}
      {game.finished && <Chip tone="primary">{t('games.over')}</Chip>}
      {sectionOf(game) === 'invitations' && <Chip tone="warning">{t('games.invited')}</Chip>}
      {game.nbTurns === null && <Chip tone="warning">{t('games.preparing')}</Chip>}
      <Chip>{t(game.private ? 'common:game.private' : 'common:game.public')}</Chip>
    </span>
  )
}

function PassLine({ game }: { game: Game }) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  const hidden = hiddenRound(game.rounds)
  const { results } = usePublicationTexts(hidden)
  const nextPass = game.nextPassAt
    ? t('games.passAt', { when: format.dateTime(game.nextPassAt) })
    : t('games.manual')
  const teachers = game.admin.map(({ username }) => username).join(', ')
  return (
    <p className={styles.pass}>
      <IconClockHour4 size={16} aria-hidden="true" />
      <span>{joinFacts([hidden ? results : nextPass, teachers])}</span>
    </p>
  )
}
