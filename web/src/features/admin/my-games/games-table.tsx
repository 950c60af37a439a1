import {
  IconCalendarEvent,
  IconClockHour4,
  IconCopy,
  IconLayoutDashboard,
  IconPlayerTrackNext,
  IconRestore,
  IconSettings,
} from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { useMyGames } from '../../../domain/administered-games.ts'
import { ArchivedChip } from '../../../domain/archived-chip.tsx'
import { isOver } from '../../../domain/game-standing.ts'
import { playingCount } from '../../../domain/playing-companies.ts'
import { useArchiveFilter } from '../../../domain/staff/archive-filter.tsx'
import { type AskedStep, useLifecycleActions } from '../../../domain/staff/game-lifecycle.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { joinFacts } from '../../../i18n/i18n.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { QuarterStatus } from '../../../ui/quarter-status.tsx'
import { type DataColumn, DataTable, type RowAction } from '../../../ui/table/data-table.tsx'
import styles from './games-table.module.css'

export type GameAction = 'configuration' | 'pass' | 'events' | 'schedule' | 'duplicate' | 'reset' | AskedStep

type Props = {
  games: ReturnType<typeof useMyGames>
  onAction(action: GameAction, game: Game): void
}

export function GamesTable({ games, onAction }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const navigate = useNavigate()
  const columns = useMemo(() => columnsOf(t), [t])
  const { shown, filter, isArchive } = useArchiveFilter(games.data)
  const lifecycleOf = useLifecycleActions(onAction)
  const showDashboard = (game: Game) =>
    void navigate({ to: '/app/admin/games', search: { game: game.id } as never })
  return (
    <>
      {filter}
      <DataTable
        key={String(isArchive)}
        caption={t('myGames.title')}
        columns={columns}
        rows={shown}
        rowId={game => game.id}
        rowName={game => game.name}
        failure={games.error && { reason: errorText(t, games.error), onRetry: () => games.refetch() }}
        empty={
          <EmptyState
            picture="games"
            action={
              <Link className={buttonClass('primary')} to="/app">
                {t('admin:myGames.prepare')}
              </Link>
            }
          >
            {t(games.data?.length ? 'admin:myGames.emptyArchived' : 'admin:myGames.emptyWhy')}
          </EmptyState>
        }
        filterable
        newestFirst
        wrapActions
        actions={game => [
          ...buttons
            .filter(({ id }) => id !== 'pass' || !game.archived)
            .map(button => actionOf(t, button, () => onAction(button.id, game))),
          {
            id: 'dashboard',
            label: t('myGames.dashboard'),
            icon: <IconLayoutDashboard size={18} aria-hidden="true" />,
            onSelect: () => showDashboard(game),
          },
          {
            id: 'duplicate',
            label: t('admin:duplicate.action'),
            icon: <IconCopy size={18} aria-hidden="true" />,
            rare: true,
            onSelect: () => onAction('duplicate', game),
          },
          ...lifecycleOf(game),
          ...(game.demo && !game.archived ? [resetOf(t, () => onAction('reset', game))] : []),
        ]}
      />
    </>
  )
}

const buttons = [
  { id: 'configuration', label: 'myGames.configuration', Icon: IconSettings },
  { id: 'pass', label: 'myGames.pass', Icon: IconPlayerTrackNext },
  { id: 'events', label: 'myGames.events', Icon: IconCalendarEvent },
  { id: 'schedule', label: 'myGames.schedule', Icon: IconClockHour4 },
] as const

function actionOf(
  t: TFunction<['common', 'admin']>,
  { id, label, Icon }: (typeof buttons)[number],
  onSelect: () => void,
): RowAction {
  const icon = <Icon className={id === 'pass' ? 'flip' : undefined} size={18} aria-hidden="true" />
  return { id, label: t(label), icon, onSelect }
}

/** Returns the reset action, which only the demonstration game has. */
const resetOf = (t: TFunction<['common', 'admin']>, onSelect: () => void): RowAction => ({
  id: 'reset',
  label: t('admin:demo.action'),
  icon: <IconRestore size={18} aria-hidden="true" />,
  danger: true,
  rare: true,
  onSelect,
})

const columnsOf = (t: TFunction<['common', 'admin']>): DataColumn<Game>[] => [
  {
    id: 'game',
    header: t('myGames.col.game'),
    value: game => game.name,
    cell: game => <GameName game={game} />,
  },
  {
    id: 'status',
    header: t('myGames.col.status'),
    value: game => t(game.private ? 'game.private' : 'game.public'),
    cell: game => (
      <Chip tone={game.private ? 'neutral' : 'info'}>{t(game.private ? 'game.private' : 'game.public')}</Chip>
    ),
  },
  {
    id: 'trimestres',
    header: t('myGames.col.trimestres'),
    value: game => (game.nbTurns ? game.currentTrimestre / game.nbTurns : -1),
    filterText: game => (game.finished ? t('admin:standing.finished') : ''),
    cell: game => (
      <QuarterStatus
        current={game.currentTrimestre}
        total={game.nbTurns}
        finished={game.finished}
        practice={game.practice}
        unsetLabel={t('admin:standing.toConfigure')}
        finishedLabel={t('admin:standing.finished')}
      />
    ),
  },
]

/** Renders the name as a link to the control room of the game. */
function GameName({ game }: { game: Game }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const count = playingCount(game)
  return (
    <span className={styles.name}>
      <span>
        <Link to="/app/admin/pass_trimestre" search={{ game: game.id } as never}>
          {game.name}
        </Link>{' '}
        {game.archived && <ArchivedChip />}
      </span>
      <span className={styles.companies}>
        {joinFacts([
          count > 0 ? t('myGames.companies', { count }) : t('myGames.noCompany'),
          isOver(game)
            ? null
            : game.nextPassAt && t('myGames.passAt', { when: format.dateTime(game.nextPassAt) }),
        ])}
      </span>
    </span>
  )
}
