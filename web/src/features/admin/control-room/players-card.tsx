import { IconArmchair } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isOver } from '../../../domain/game-standing.ts'
import { useFormat } from '../../../i18n/format.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { Meter } from '../../../ui/progress-bar.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePlace } from './address.ts'
import { useAssignedPlayers, useProgress } from './api.ts'
import { HandOver } from './hand-over.tsx'
import { PlayerTile } from './player-tile.tsx'
import {
  type Counts,
  choosePlayers,
  countPlayers,
  type Filter,
  filters,
  playersOf,
  sorts,
} from './players.ts'
import styles from './players-card.module.css'
import { SeatMenu } from './seat-menu.tsx'

type Props = {
  game: Game
  /** Opens the seats of the game. */
  onSeats(): void
}

/** Shows a tile for every company and every player without one, updated by the event stream of the game. */
export function PlayersCard({ game, onSeats }: Props) {
  const { t } = useTranslation(['control', 'common'])
  const { language } = useFormat()
  const [{ filter = 'all', sort = 'state' }, go] = usePlace()
  const progress = useProgress(game.id)
  const assigned = useAssignedPlayers(game.id)
  const inTeams = game.teams !== null
  const players = useMemo(
    () => (progress.data ? playersOf(progress.data, assigned.data ?? [], inTeams) : undefined),
    [progress.data, assigned.data, inTeams],
  )
  const error = progress.error ?? assigned.error
  if (error && !players)
    return (
      <Card title={t('control:players')}>
        <ErrorCard
          reason={errorText(t, error)}
          onRetry={() => void Promise.all([progress.refetch(), assigned.refetch()])}
        />
      </Card>
    )
  if (!players) return <Skeleton height={320} />
  const counts = countPlayers(players)
  const title = t(inTeams ? 'control:teams' : 'control:players')
  const shown = choosePlayers(players, filter, sort, language)
  return (
    <Card
      title={title}
      actions={
        !game.archived && (
          <Button small icon={<IconArmchair size={18} aria-hidden="true" />} onClick={onSeats}>
            {t('control:seats')}
          </Button>
        )
      }
    >
      <Decided counts={counts} />
      <div className={styles.tools} data-screen-only>
        <FilterChips
          value={filter}
          counts={counts}
          inTeams={inTeams}
          onChange={next => go({ filter: next })}
        />
        <div className={styles.sort}>
          <SelectField
            label={t('control:sortBy')}
            value={sort}
            choices={sorts.map(value => ({ value, label: t(`control:sort.${value}`) }))}
            onChange={event => go({ sort: sorts.find(known => known === event.target.value) })}
          />
        </div>
      </div>
      {!isOver(game) && <HandOver gameId={game.id} players={players} />}
      {players.length === 0 && <EmptyState picture="people">{t('control:nobody')}</EmptyState>}
      {players.length > 0 && shown.length === 0 && <p className={styles.none}>{t('control:noTile')}</p>}
      <ul className={styles.tiles} aria-label={title}>
        {shown.map(player => (
          <li key={player.companyId ?? player.username}>
            <PlayerTile player={player} />
            {!isOver(game) && <SeatMenu game={game} player={player} onSeats={onSeats} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Shows the share of players who have decided (« 26 / 32 ont décidé ») and the states of the others. */
function Decided({ counts }: { counts: Counts }) {
  const { t } = useTranslation('control')
  const { decidedInAll, joined, draft, nothing, invited, online } = counts
  const percent = joined > 0 ? Math.trunc((decidedInAll / joined) * 100) : 0
  const rest = [
    t('count.draft', { count: draft }),
    t('count.nothing', { count: nothing }),
    t('count.invited', { count: invited }),
    t('count.online', { count: online }),
  ]
  return (
    <div className={styles.standing}>
      <div className={styles.share}>
        <strong>{t('decided', { decided: decidedInAll, count: joined })}</strong>
        <Meter percent={percent} label={t('decided', { decided: decidedInAll, count: joined })} />
      </div>
      <ul className={styles.rest}>
        {rest.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

type ChipsProps = { value: Filter; counts: Counts; inTeams: boolean; onChange(filter: Filter): void }

function FilterChips({ value, counts, inTeams, onChange }: ChipsProps) {
  const { t } = useTranslation('control')
  const numbers: Record<Filter, number> = {
    all: counts.joined + counts.computer + counts.vacant + counts.invited + counts.out,
    notYet: counts.draft + counts.nothing,
    notSubmitted: counts.notSubmitted,
    done: counts.done,
  }
  const shown = filters.filter(filter => inTeams || filter !== 'notSubmitted')
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">{t('show')}</legend>
      {shown.map(filter => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === value}
          className={classNames(styles.filter, filter === value && styles.chosen)}
          onClick={() => onChange(filter)}
        >
          {t(`filter.${filter}`, { n: numbers[filter] })}
        </button>
      ))}
    </fieldset>
  )
}
