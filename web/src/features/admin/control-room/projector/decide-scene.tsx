import { IconSpeakerphone } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import { useTranslation } from 'react-i18next'
import { announcedEvents } from '../../../../domain/announced-events.ts'
import { eventText } from '../../../../domain/catalogue-text.ts'
import { useTimeLeft } from '../../../../domain/countdown.ts'
import { momentText } from '../../../../domain/moment-text.ts'
import { hiddenRound } from '../../../../domain/published-rounds.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { Meter } from '../../../../ui/progress-bar.tsx'
import { useProgress } from '../api.ts'
import { Countdown } from '../countdown.tsx'
import { countPlayers, type Player, playersOf } from '../players.ts'
import { Headline, ProductPicture } from './decide-news.tsx'
import own from './decide-scene.module.css'
import { ResultsToCome } from './results-to-come.tsx'
import styles from './scenes.module.css'

type Props = { game: Game; showNames: boolean; showMissing: boolean }

/**
 * Shows the time left, the number of companies that have decided, the product, the last headline and announced events.
 * Those who have decided, and those who have not, are named only when the presenter wants it.
 */
export function DecideScene({ game, showNames, showMissing }: Props) {
  const { t } = useTranslation('control')
  const players = playersOf(useProgress(game.id).data ?? [], [], game.teams !== null)
  const { joined, decidedInAll } = countPlayers(players)
  const ready = players.filter(({ state }) => state === 'done' || state === 'decided')
  const missing = players.filter(({ state }) => state === 'draft' || state === 'nothing')
  const hidden = hiddenRound(game.rounds)
  if (game.nbTurns === null) return <p className={styles.lead}>{t('toConfigure')}</p>
  if (game.finished) return <p className={styles.lead}>{t('decide.finished')}</p>
  return (
    <div className={own.decide}>
      {hidden ? <ResultsToCome round={hidden} /> : <TimeToPass nextPassAt={game.nextPassAt} />}
      <div className={own.decided}>
        <p className={own.figure}>
          <bdi className="fig">{`${decidedInAll} / ${joined}`}</bdi>
        </p>
        <p>{t('decide.decided', { count: joined })}</p>
        <Meter
          percent={joined > 0 ? Math.trunc((decidedInAll / joined) * 100) : 0}
          label={t('decided', { decided: decidedInAll, count: joined })}
        />
      </div>
      <ProductPicture product={game.product} />
      <Headline game={game} />
      <Announced game={game} />
      {showMissing && (
        <section className={own.missing} aria-labelledby="missing">
          <h2 id="missing" className={own.kicker}>
            {t(missing.length > 0 ? 'decide.missing' : 'decide.allReady')}
          </h2>
          {missing.length > 0 && <Names players={missing} labelledBy="missing" />}
        </section>
      )}
      {showNames && ready.length > 0 && <Names players={ready} label={t('decide.ready')} />}
    </div>
  )
}

type NamesProps = { players: readonly Player[]; label?: string; labelledBy?: string }

function Names({ players, label, labelledBy }: NamesProps) {
  return (
    <ul className={styles.names} aria-label={label} aria-labelledby={labelledBy}>
      {players.map(({ companyId, companyName, username }) => (
        <li key={companyId}>
          <bdi>{companyName ?? username}</bdi>
        </li>
      ))}
    </ul>
  )
}

function TimeToPass({ nextPassAt }: Pick<Game, 'nextPassAt'>) {
  const { t } = useTranslation('control')
  const format = useFormat()
  const left = useTimeLeft(nextPassAt)
  if (left === null || nextPassAt === null) return <p className={styles.lead}>{t('decide.byHand')}</p>
  return (
    <div>
      <p className={own.figure}>
        <Countdown left={left} />
      </p>
      <p>{t('passageAt', { when: momentText(format, nextPassAt) })}</p>
    </div>
  )
}

/** The length above which an event name is clamped: it would push the rest of the scene off the screen. */
const manyCharacters = 100

function Announced({ game }: { game: Game }) {
  const { t } = useTranslation('control')
  const now = announcedEvents(game.eventGames).filter(
    ({ from, to }) => from <= game.currentTrimestre && game.currentTrimestre <= to,
  )
  if (now.length === 0) return null
  return (
    <section className={own.events} aria-labelledby="announced">
      <h2 id="announced" className={own.kicker}>
        <IconSpeakerphone size={36} aria-hidden="true" />
        {t('decide.events')}
      </h2>
      <ul className={styles.plain}>
        {now.map(({ id, event }) => {
          const { name, text } = eventText(t, event)
          return (
            <li key={id}>
              <strong className={name.length > manyCharacters ? own.longName : undefined} title={name}>
                {name}
              </strong>
              {text && <span> {text}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
