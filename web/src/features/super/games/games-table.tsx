import { IconAdjustments, IconPencil, IconRestore, IconTrash, IconUserPlus } from '@tabler/icons-react'
import type { Game } from '@trimestre/contract/games'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { phaseText } from '../../../ui/phase.ts'
import { QuarterStatus } from '../../../ui/quarter-status.tsx'
import { type DataColumn, DataTable, type RowAction } from '../../../ui/table/data-table.tsx'
import type { useAllGames } from './api.ts'

type Texts = TFunction<['common', 'super', 'admin']>
type Handlers = {
  onCreate(): void
  onEdit(game: Game): void
  onAssign(game: Game): void
  onCriteria(game: Game): void
  /** Only the demonstration game can be reset. */
  onReset(game: Game): void
  onDelete(game: Game): void
}

export function GamesTable({ games, ...handlers }: Handlers & { games: ReturnType<typeof useAllGames> }) {
  const { t } = useTranslation(['common', 'super', 'admin'])
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <DataTable
      caption={t('super:games.title')}
      columns={columns}
      rows={games.data}
      rowId={game => game.id}
      rowName={game => game.name}
      failure={games.error && { reason: errorText(t, games.error), onRetry: () => games.refetch() }}
      empty={
        <EmptyState
          picture="games"
          action={<Button onClick={handlers.onCreate}>{t('super:games.create')}</Button>}
        >
          {t('super:games.empty')}
        </EmptyState>
      }
      filterable
      newestFirst
      manyColumns
      actions={game => actionsOf(t, game, handlers)}
    />
  )
}

const actionsOf = (t: Texts, game: Game, handlers: Handlers): RowAction[] => [
  {
    id: 'edit',
    label: t('ui.edit'),
    icon: <IconPencil size={18} aria-hidden="true" />,
    onSelect: () => handlers.onEdit(game),
  },
  {
    id: 'assign',
    label: t('super:games.assign'),
    icon: <IconUserPlus size={18} aria-hidden="true" />,
    onSelect: () => handlers.onAssign(game),
  },
  {
    id: 'criteria',
    label: t('super:games.criteria'),
    icon: <IconAdjustments size={18} aria-hidden="true" />,
    onSelect: () => handlers.onCriteria(game),
  },
  ...(game.demo
    ? [
        {
          id: 'reset',
          label: t('admin:demo.action'),
          icon: <IconRestore size={18} aria-hidden="true" />,
          onSelect: () => handlers.onReset(game),
        },
      ]
    : []),
  {
    id: 'delete',
    label: t('ui.delete'),
    icon: <IconTrash size={18} aria-hidden="true" />,
    danger: true,
    onSelect: () => handlers.onDelete(game),
  },
]

const adminNames = (game: Game): string => game.admin.map(admin => admin.username).join(', ')

const columnsOf = (t: Texts): DataColumn<Game>[] => [
  { id: 'name', header: t('field.name'), value: game => game.name },
  { id: 'product', header: t('super:games.product'), value: game => game.product?.name },
  {
    id: 'admins',
    header: t('super:games.admins'),
    value: adminNames,
    cell: game => adminNames(game) || <Chip tone="warning">{t('super:games.noAdmin')}</Chip>,
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
  {
    id: 'phase',
    header: t('field.phase'),
    value: game => phaseText(t, game.phase),
  },
]
