import { Link } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { isOver } from '../../../domain/game-standing.ts'
import { Banner } from '../../../ui/banner.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import styles from './room.module.css'
import { MoreMenu } from './rounds/more-menu.tsx'
import { PublicationButton } from './rounds/publication-button.tsx'
import { RoundActs } from './rounds/round-acts.tsx'

type Props = { game: Game; onPass(): void }

/** The professor's actions on the quarter that its state allows, and how its results are published. */
export function PassBar({ game, onPass }: Props) {
  const { t } = useTranslation(['control', 'common'])
  return (
    <div className={styles.bar}>
      <RoundActs game={game} onPass={onPass} />
      {game.nbTurns === null && !game.archived && (
        <Banner
          tone="warning"
          action={
            <Link
              to="/app/admin/games"
              search={{ filter: game.name }}
              className={buttonClass('primary', true)}
            >
              {t('common:myGames.configuration')}
            </Link>
          }
        >
          {t('control:toConfigure')}
        </Banner>
      )}
      {!isOver(game) && <PublicationButton game={game} />}
      {game.nbTurns !== null && !game.archived && <MoreMenu game={game} />}
    </div>
  )
}
