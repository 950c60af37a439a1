import { IconBroadcast, IconClock, IconRefresh } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { useTimeLeft } from '../../../domain/countdown.ts'
import { useIsLive } from '../../../domain/event-stream/live-game.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { QuarterStatus } from '../../../ui/quarter-status.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { usePlace } from './address.ts'
import { Countdown } from './countdown.tsx'
import { momentText } from './pass-moments.ts'
import styles from './room.module.css'

type Props = { game: Game; games: readonly Game[] }

/** Shows the game, its quarter and the time left in it. */
export function HeadCard({ game, games }: Props) {
  const { t } = useTranslation(['control', 'admin'])
  const [, go] = usePlace()
  return (
    <Card>
      <div className={styles.head}>
        <div className={styles.choice} data-screen-only>
          <SelectField
            label={t('control:game')}
            value={game.id}
            choices={games.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={event => go({ game: Number(event.target.value) })}
          />
        </div>
        <div className={styles.standing}>
          <QuarterStatus
            current={game.currentTrimestre}
            total={game.nbTurns}
            finished={game.finished}
            unsetLabel={t('admin:standing.toConfigure')}
            finishedLabel={t('admin:standing.finished')}
          />
          <LiveChip gameId={game.id} />
        </div>
        {game.nbTurns !== null && !game.finished && <NextPass nextPassAt={game.nextPassAt} />}
      </div>
    </Card>
  )
}

function LiveChip({ gameId }: { gameId: number }) {
  const { t } = useTranslation('control')
  const isLive = useIsLive(gameId)
  const Icon = isLive ? IconBroadcast : IconRefresh
  return (
    <span data-screen-only>
      <Chip tone={isLive ? 'success' : 'neutral'} icon={<Icon size={16} aria-hidden="true" />}>
        {t(isLive ? 'live' : 'polled')}
      </Chip>
    </span>
  )
}

function NextPass({ nextPassAt }: Pick<Game, 'nextPassAt'>) {
  const { t } = useTranslation('control')
  const format = useFormat()
  const left = useTimeLeft(nextPassAt)
  return (
    <div className={styles.clock}>
      <span className={styles.clockLabel}>
        <IconClock size={18} aria-hidden="true" />
        {nextPassAt ? t('passageAt', { when: momentText(format, nextPassAt) }) : t('passageByYou')}
      </span>
      {left !== null && (
        <span className={styles.left}>
          <Countdown left={left} />
        </span>
      )}
    </div>
  )
}
