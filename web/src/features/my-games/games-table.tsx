import { IconPlayerTrackNext, IconSettings } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../i18n/server-sentences.ts'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QuarterStatus } from '../../ui/quarter-status.tsx'
import { type DataColumn, DataTable } from '../../ui/table/data-table.tsx'
import type { useMyGames } from './api.ts'
import styles from './games-table.module.css'

type Props = {
  games: ReturnType<typeof useMyGames>
  onConfigure(game: Game): void
  onPass(game: Game): void
}

export function GamesTable({ games, onConfigure, onPass }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <DataTable
      caption={t('myGames.title')}
      columns={columns}
      rows={games.data}
      rowId={game => game.id}
      rowName={game => game.name}
      failure={games.error && { reason: errorText(t, games.error), onRetry: () => games.refetch() }}
      empty={<EmptyState picture="games">{t('admin:myGames.emptyWhy')}</EmptyState>}
      filterable
      actions={game => [
        {
          id: 'configuration',
          label: t('myGames.configuration'),
          icon: <IconSettings size={18} aria-hidden="true" />,
          onSelect: () => onConfigure(game),
        },
        {
          id: 'pass',
          label: t('myGames.pass'),
          icon: <IconPlayerTrackNext className="flip" size={18} aria-hidden="true" />,
          onSelect: () => onPass(game),
        },
      ]}
    />
  )
}

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
        unsetLabel={t('admin:standing.toConfigure')}
        finishedLabel={t('admin:standing.finished')}
      />
    ),
  },
]

function GameName({ game }: { game: Game }) {
  const { t } = useTranslation('admin')
  const count = game.companies.length
  return (
    <span className={styles.name}>
      {game.name}
      <span className={styles.companies}>
        {count > 0 ? t('myGames.companies', { count }) : t('myGames.noCompany')}
      </span>
    </span>
  )
}
