import { IconCalendarEvent, IconMessages } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { isOver } from '../../../domain/game-standing.ts'
import { Banner } from '../../../ui/banner.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { debriefScene } from './projector/scenes.ts'
import styles from './room.module.css'
import { MoreMenu } from './rounds/more-menu.tsx'
import { PublicationButton } from './rounds/publication-button.tsx'
import { RoundActs } from './rounds/round-acts.tsx'

type Props = { game: Game; onPass(): void }

/** The professor's actions on the quarter: those that its state allows, its events, the debrief of the last one. */
export function PassBar({ game, onPass }: Props) {
  const { t } = useTranslation(['control', 'common'])
  const hasResults = game.currentTrimestre > 1
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
      {!game.archived && (
        <Link
          to="/app/admin/games"
          search={{ filter: game.name }}
          className={buttonClass('text')}
          activeProps={{}}
        >
          <IconCalendarEvent size={20} aria-hidden="true" />
          {t('common:myGames.events')}
        </Link>
      )}
      {game.nbTurns !== null && !game.archived && <MoreMenu game={game} />}
      {hasResults && (
        <Link
          to="/app/admin/pass_trimestre"
          search={{ game: game.id, projector: 1, scene: debriefScene } as never}
          className={classNames(buttonClass(isOver(game) ? 'primary' : 'secondary'), styles.debrief)}
          activeProps={{}}
        >
          <IconMessages size={20} aria-hidden="true" />
          {t('control:debrief')}
        </Link>
      )}
    </div>
  )
}
