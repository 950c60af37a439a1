import { IconBroadcast, IconClock, IconRefresh } from '@tabler/icons-react'
import type { Game, Round } from '@trimestre/contract/games'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ArchivedChip } from '../../../domain/archived-chip.tsx'
import { useTimeLeft } from '../../../domain/countdown.ts'
import { useIsLive } from '../../../domain/event-stream/live-game.ts'
import { momentText } from '../../../domain/moment-text.ts'
import { useFormat } from '../../../i18n/format.ts'
import { joinFacts } from '../../../i18n/i18n.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { QuarterStatus } from '../../../ui/quarter-status.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { usePlace } from './address.ts'
import { Countdown } from './countdown.tsx'
import styles from './room.module.css'
import { QuarterLine } from './rounds/quarter-line.tsx'
import { quarterSteps, stageOf } from './rounds/round-state.ts'
import { useNewestRound } from './rounds/rounds-api.ts'

type Props = { game: Game; games: readonly Game[] }

/** Shows the game, its quarter with the time left in it, and the line of its quarters. */
export function HeadCard({ game, games }: Props) {
  const { t } = useTranslation(['control', 'admin', 'common'])
  const [, go] = usePlace()
  const round = useNewestRound(game)
  const stage = stageOf(game, round)
  return (
    <Card>
      <div className={styles.head}>
        <div className={styles.choice} data-screen-only>
          <SelectField
            label={t('control:game')}
            value={game.id}
            choices={games.map(({ id, name, archived }) => ({
              value: id,
              label: joinFacts([name, archived ? t('common:archived.badge') : null]),
            }))}
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
          {game.archived ? <ArchivedChip /> : <LiveChip gameId={game.id} />}
        </div>
        {stage === 'hidden' ? (
          <Publication publishAt={round?.publishAt ?? null} />
        ) : (
          stage !== null && <NextPass nextPassAt={game.nextPassAt} />
        )}
      </div>
      <QuarterLine steps={quarterSteps(game, round)} />
    </Card>
  )
}

/** Takes the room of the longer of its two texts: what follows does not move when the stream connects. */
function LiveChip({ gameId }: { gameId: number }) {
  const { t } = useTranslation('control')
  const isLive = useIsLive(gameId)
  return (
    <span className={styles.live} data-screen-only>
      <span data-unseen={!isLive || undefined}>
        <Chip tone="success" icon={<IconBroadcast size={16} aria-hidden="true" />}>
          {t('live')}
        </Chip>
      </span>
      <span data-unseen={isLive || undefined}>
        <Chip tone="neutral" icon={<IconRefresh size={16} aria-hidden="true" />}>
          {t('polled')}
        </Chip>
      </span>
    </span>
  )
}

function NextPass({ nextPassAt }: Pick<Game, 'nextPassAt'>) {
  const { t } = useTranslation('control')
  const format = useFormat()
  return (
    <Clock until={nextPassAt}>
      {nextPassAt ? t('passageAt', { when: momentText(format, nextPassAt) }) : t('passageByYou')}
    </Clock>
  )
}

/** Shows when a hidden quarter is published; nothing when that is done by hand. */
function Publication({ publishAt }: Pick<Round, 'publishAt'>) {
  const { t } = useTranslation('control')
  const format = useFormat()
  if (publishAt === null) return null
  return <Clock until={publishAt}>{t('rounds.planned', { when: momentText(format, publishAt) })}</Clock>
}

function Clock({ until, children }: { until: string | null; children: ReactNode }) {
  const left = useTimeLeft(until)
  return (
    <div className={styles.clock}>
      <span className={styles.clockLabel}>
        <IconClock size={18} aria-hidden="true" />
        {children}
      </span>
      {left !== null && (
        <span className={styles.left}>
          <Countdown left={left} />
        </span>
      )}
    </div>
  )
}
