import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Game } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageActions } from '../../../shell/page-actions.tsx'
import { ResetDemoDialog } from '../../../domain/staff/reset-demo-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useAllGames } from './api.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { GameDialog } from './game-dialog.tsx'
import { GamesTable } from './games-table.tsx'

type Opened = { kind: 'create' } | { kind: 'edit' | 'assign' | 'delete' | 'reset'; game: Game } | null

export default function GamesPage() {
  const { t } = useTranslation('super')
  const navigate = useNavigate()
  const games = useAllGames()
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  return (
    <>
      <PageActions>
        <Button
          variant="primary"
          icon={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => setOpened({ kind: 'create' })}
        >
          {t('games.create')}
        </Button>
      </PageActions>
      <Card flush>
        <GamesTable
          games={games}
          onCreate={() => setOpened({ kind: 'create' })}
          onEdit={game => setOpened({ kind: 'edit', game })}
          onAssign={game => setOpened({ kind: 'assign', game })}
          onReset={game => setOpened({ kind: 'reset', game })}
          onCriteria={game =>
            navigate({ to: '/app/super_admin/criteria', search: { game: game.id } as never })
          }
          onDelete={game => setOpened({ kind: 'delete', game })}
        />
      </Card>
      {opened?.kind === 'create' && <GameDialog onClose={close} />}
      {opened?.kind === 'edit' && <GameDialog game={opened.game} onClose={close} />}
      {opened?.kind === 'assign' && <AssignDialog game={opened.game} onClose={close} />}
      {opened?.kind === 'reset' && <ResetDemoDialog game={opened.game} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteDialog game={opened.game} onClose={close} />}
    </>
  )
}
