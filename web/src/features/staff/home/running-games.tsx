import { IconClockHour4, IconDeviceTv, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { playingCount } from '../../../domain/playing-companies.ts'
import { useFormat } from '../../../i18n/format.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { QuarterStatus } from '../../../ui/quarter-status.tsx'
import { decidedCount, useProgress } from './api.ts'
import styles from './home.module.css'

/** Lists the running games with their quarter, the companies that have decided, and the next pass. */
export function RunningGames({ games }: { games: readonly Game[] }) {
  const { t } = useTranslation('admin')
  return (
    <Card title={t('home.running')}>
      <ul className={styles.games}>
        {games.map(game => (
          <RunningGame key={game.id} game={game} />
        ))}
      </ul>
    </Card>
  )
}

function RunningGame({ game }: { game: Game }) {
  const { t } = useTranslation(['admin', 'control'])
  const format = useFormat()
  const progress = useProgress(game.id)
  const playing = progress.data?.filter(({ kind, playing }) => kind === 'human' && playing)
  return (
    <li>
      <div className={styles.gameHead}>
        <Link to="/app/admin/games" search={{ filter: game.name }}>
          {game.name}
        </Link>
        <div className={styles.facts}>
          <span>
            <IconUsers size={16} aria-hidden="true" />
            {playing && playing.length > 0
              ? t('home.decided', { decided: decidedCount(playing), count: playing.length })
              : t('control:rules.companies', { count: playingCount(game) })}
          </span>
          <span>
            <IconClockHour4 size={16} aria-hidden="true" />
            {game.nextPassAt
              ? t('home.passAt', { when: format.dateTime(game.nextPassAt) })
              : t('home.passByYou')}
          </span>
        </div>
      </div>
      <QuarterStatus
        current={game.currentTrimestre}
        total={game.nbTurns}
        finished={game.finished}
        practice={game.practice}
        unsetLabel={t('standing.toConfigure')}
        finishedLabel={t('standing.finished')}
      />
      <a href={`/app/admin/pass_trimestre?game=${game.id}`} className={buttonClass('secondary', true)}>
        <IconDeviceTv size={18} aria-hidden="true" />
        {t('home.control')}
      </a>
    </li>
  )
}
