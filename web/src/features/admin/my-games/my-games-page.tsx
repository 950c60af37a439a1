import type { Game } from '@trimestre/contract/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMyGames } from '../../../domain/administered-games.ts'
import { DuplicateGameDialog } from '../../../domain/staff/duplicate-game-dialog.tsx'
import { ResetDemoDialog } from '../../../domain/staff/reset-demo-dialog.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfigurationDialog } from './configuration-dialog.tsx'
import { EventsDialog } from './events-dialog.tsx'
import { type GameAction, GamesTable } from './games-table.tsx'
import { PassDialog } from './pass-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'

/** The pass dialog keeps the game as it was when opened; the other dialogs follow every change. */
type Opened = { action: GameAction; game: Game } | null

export function MyGamesPage() {
  const { t } = useTranslation(['common', 'admin'])
  const games = useMyGames()
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const followed = games.data?.find(game => game.id === opened?.game.id)
  return (
    <Card flush title={t('myGames.title')} subtitle={t('admin:myGames.lead')}>
      <GamesTable games={games} onAction={(action, game) => setOpened({ action, game })} />
      {opened?.action === 'pass' && <PassDialog game={opened.game} onClose={close} />}
      {opened && followed && <FollowingDialog action={opened.action} game={followed} onClose={close} />}
    </Card>
  )
}

type FollowingProps = { action: GameAction; game: Game; onClose(): void }

function FollowingDialog({ action, game, onClose }: FollowingProps) {
  switch (action) {
    case 'configuration':
      return <ConfigurationDialog game={game} onClose={onClose} />
    case 'events':
      return <EventsDialog game={game} onClose={onClose} />
    case 'schedule':
      return <ScheduleDialog game={game} onClose={onClose} />
    case 'duplicate':
      return <DuplicateGameDialog game={game} onClose={onClose} />
    case 'reset':
      return <ResetDemoDialog game={game} onClose={onClose} />
    case 'pass':
      return null
  }
}
