import { Link } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { QuarterStatus } from '../../../ui/quarter-status.tsx'
import styles from './home.module.css'

type Props = {
  title: string
  subtitle?: string
  games: readonly Game[]
  /** The path of the list of games, which opens filtered to the selected game. */
  to: '/app/admin/games' | '/app/super_admin/games'
}

export function GamesList({ title, subtitle, games, to }: Props) {
  const { t } = useTranslation('admin')
  return (
    <Card title={title} subtitle={subtitle}>
      <ul className={styles.games}>
        {games.map(game => (
          <li key={game.id}>
            <Link to={to} search={{ filter: game.name }}>
              {game.name}
            </Link>
            <QuarterStatus
              current={game.currentTrimestre}
              total={game.nbTurns}
              finished={game.finished}
              practice={game.practice}
              unsetLabel={t('standing.toConfigure')}
              finishedLabel={t('standing.finished')}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
