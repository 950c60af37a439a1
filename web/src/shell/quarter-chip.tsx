import { IconAlarm, IconChevronDown, IconClock } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Game, Round } from '@trimestre/contract/games'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useActiveRound } from '../domain/active-round.ts'
import { announcedAt, urgencyOf, useTimeLeft } from '../domain/countdown.ts'
import { isLive } from '../domain/event-stream/live-game.ts'
import { gameQuery } from '../domain/game-queries.ts'
import { isOver } from '../domain/game-standing.ts'
import { usePublicationTexts } from '../domain/publication.ts'
import { hiddenRound } from '../domain/published-rounds.ts'
import { isSolo } from '../domain/solo/solo-state.ts'
import { timeLeftText } from '../domain/time-left-text.ts'
import { useSignedIn } from '../domain/use-session.ts'
import { classNames } from '../ui/class-names.ts'
import { Popover } from '../ui/popover.tsx'
import styles from './quarter-chip.module.css'
import { QuarterDetails } from './quarter-details.tsx'

/** Returns the current state of the entered game, requested again once a quarter has passed. */
function useEnteredGame(): Game | null {
  const { currentGame } = useSignedIn()
  const id = currentGame?.id
  const client = useQueryClient()
  const game = useQuery({
    ...gameQuery(id ?? 0),
    enabled: id !== undefined,
    refetchInterval: 60_000,
  })
  const round = useActiveRound(id).data
  const stamp = round && `${round.id} ${round.etat} ${round.state}`
  const known = useRef(stamp)
  useEffect(() => {
    const before = known.current
    known.current = stamp
    if (before && stamp && stamp !== before && !isLive(id))
      void client.invalidateQueries({ queryKey: gameQuery(id ?? 0).queryKey })
  }, [stamp, id, client])
  return game.data ?? currentGame
}

/** Renders « T3/8 · 12:41 », the current quarter and its remaining time; opens the open tasks. */
export function QuarterChip() {
  const { t } = useTranslation()
  const game = useEnteredGame()
  const hidden = hiddenRound(game?.rounds)
  const left = useTimeLeft(!game || isOver(game) || hidden ? null : game.nextPassAt)
  if (!game) return null
  const urgency = left === null ? 'calm' : urgencyOf(left)
  const Icon = urgency === 'calm' ? IconClock : IconAlarm
  return (
    <>
      <Popover
        button={props => (
          <button {...props} type="button" className={classNames(styles.chip, styles[urgency])}>
            <Icon size={18} stroke={2} aria-hidden="true" />
            <span className="visually-hidden">{t('shell.chip.name')} </span>
            <ChipText game={game} left={left} />
            {urgency !== 'calm' && <span className={styles.word}>{t(`shell.chip.${urgency}`)}</span>}
            <IconChevronDown className={styles.more} size={16} aria-hidden="true" />
          </button>
        )}
      >
        {close => <QuarterDetails game={game} left={left} onChoose={close} />}
      </Popover>
      <Announcer left={left} />
    </>
  )
}

function ChipText({ game, left }: { game: Game; left: number | null }) {
  const { t } = useTranslation()
  if (game.archived) return <span>{t('archived.badge')}</span>
  if (game.nbTurns === null) return <span>{t('shell.chip.preparing')}</span>
  if (game.finished) return <span>{t('shell.chip.finished')}</span>
  const current = Math.min(game.currentTrimestre, game.nbTurns)
  const hidden = hiddenRound(game.rounds)
  return (
    <span className={classNames('fig', styles.text)}>
      {game.practice && `${t('practice')} · `}
      <bdi>{t('ui.quarterOf', { current, total: game.nbTurns })}</bdi>
      {!isSolo(game) && (
        <span className={styles.rest}>
          {' · '}
          {hidden ? <TimeToResults round={hidden} /> : <TimeLeft left={left} />}
        </span>
      )}
    </span>
  )
}

function TimeLeft({ left }: { left: number | null }) {
  const { t } = useTranslation()
  if (left === null) return t('shell.chip.byHand')
  if (left === 0) return t('shell.chip.passing')
  return <bdi>{timeLeftText(t, left)}</bdi>
}

/** Shows that the quarter is closed, and how long it takes until its results are published. */
function TimeToResults({ round }: { round: Round }) {
  const { t } = useTranslation()
  const { left } = usePublicationTexts(round)
  if (left === null) return t('hidden.chip')
  return (
    <>
      <span className={styles.wide}>{t('hidden.chipIn', { left })}</span>
      <bdi className={styles.narrow}>{left}</bdi>
    </>
  )
}

/** Announces the remaining time at ten, five and one minutes to screen readers; the running figures are silent. */
function Announcer({ left }: { left: number | null }) {
  const { t } = useTranslation()
  const minutes = left === null ? null : announcedAt(left)
  return (
    <div role="status" className="visually-hidden">
      {minutes !== null && t('shell.chip.announce', { count: minutes })}
    </div>
  )
}
