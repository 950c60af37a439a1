import { IconAdjustments, IconEye, IconReport, IconRestore, IconUserPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { companyPath } from '../../../domain/screens.ts'
import { useArchiveFilter } from '../../../domain/staff/archive-filter.tsx'
import { ArchiveGameDialog } from '../../../domain/staff/archive-game-dialog.tsx'
import { EndGameDialog } from '../../../domain/staff/end-game-dialog.tsx'
import { type AskedStep, useLifecycleActions } from '../../../domain/staff/game-lifecycle.tsx'
import { ResetDemoDialog } from '../../../domain/staff/reset-demo-dialog.tsx'
import type { RowAction } from '../../../ui/table/data-table.tsx'
import { EntryScreen } from '../shared/entry-screen.tsx'
import { useAllGames } from './api.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { DeleteGameDialog } from './delete-game-dialog.tsx'
import { gameColumns } from './game-columns.tsx'
import { GameDialog } from './game-dialog.tsx'

type Opened = { dialog: 'assign' | 'reset' | AskedStep; game: Game } | null

export default function GamesPage() {
  const { t } = useTranslation(['common', 'super', 'admin'])
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const games = useAllGames()
  const { shown, filter } = useArchiveFilter(games.data)
  const lifecycleOf = useLifecycleActions((dialog, game) => setOpened({ dialog, game }))
  /** What leads to the companies of a game, once there are any. */
  const companyActions = (game: Game): RowAction[] => {
    const [first] = game.companies
    if (!first) return []
    return [
      {
        id: 'companies',
        label: t('super:games.companies'),
        icon: <IconEye size={18} aria-hidden="true" />,
        rare: true,
        onSelect: () => navigate({ to: companyPath(first.id) }),
      },
      {
        id: 'report',
        label: t('super:games.report'),
        icon: <IconReport size={18} aria-hidden="true" />,
        rare: true,
        onSelect: () => navigate({ to: `/app/admin/game/${game.id}/report` }),
      },
    ]
  }
  // All of these are in the menu of a row, where they have words: a row of icons would leave them to be guessed.
  const moreActions = (game: Game): RowAction[] => [
    ...companyActions(game),
    // Nobody changes an archived game, not even its administrators.
    ...(game.archived
      ? []
      : [
          {
            id: 'assign',
            label: t('super:games.assign'),
            icon: <IconUserPlus size={18} aria-hidden="true" />,
            rare: true,
            onSelect: () => setOpened({ dialog: 'assign', game }),
          },
        ]),
    {
      id: 'criteria',
      label: t('super:games.criteria'),
      icon: <IconAdjustments size={18} aria-hidden="true" />,
      rare: true,
      onSelect: () => navigate({ to: '/app/super_admin/criteria', search: { game: game.id } as never }),
    },
    ...lifecycleOf(game),
    // Only the demonstration game can be reset.
    ...(game.demo && !game.archived
      ? [
          {
            id: 'reset',
            label: t('admin:demo.action'),
            icon: <IconRestore size={18} aria-hidden="true" />,
            rare: true,
            onSelect: () => setOpened({ dialog: 'reset', game }),
          },
        ]
      : []),
  ]
  return (
    <>
      <EntryScreen
        kind="games"
        entries={games}
        shown={shown}
        filter={filter}
        nameOf={game => game.name}
        columns={useMemo(() => gameColumns(t), [t])}
        table={{ newestFirst: true, manyColumns: true }}
        emptyPicture="games"
        moreActions={moreActions}
        renderForm={(game, onClose) => <GameDialog game={game} onClose={onClose} />}
        renderDelete={(game, onClose) => <DeleteGameDialog game={game} onClose={onClose} />}
      />
      {opened?.dialog === 'assign' && <AssignDialog game={opened.game} onClose={close} />}
      {opened?.dialog === 'archive' && <ArchiveGameDialog game={opened.game} onClose={close} />}
      {opened?.dialog === 'end' && <EndGameDialog game={opened.game} onClose={close} />}
      {opened?.dialog === 'reset' && <ResetDemoDialog game={opened.game} onClose={close} />}
    </>
  )
}
