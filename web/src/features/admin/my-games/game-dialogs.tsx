import type { Game } from '@trimestre/contract/games'
import { ArchiveGameDialog } from '../../../domain/staff/archive-game-dialog.tsx'
import { DuplicateGameDialog } from '../../../domain/staff/duplicate-game-dialog.tsx'
import { EndGameDialog } from '../../../domain/staff/end-game-dialog.tsx'
import { ResetDemoDialog } from '../../../domain/staff/reset-demo-dialog.tsx'
import { ConfigurationDialog } from './configuration-dialog.tsx'
import { EventsDialog } from './events-dialog.tsx'
import type { GameAction } from './games-table.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'

type Props = { action: Exclude<GameAction, 'pass'>; game: Game; onClose(): void }

/** Renders the dialog of an action on a game of the list. It follows every change of the game. */
export default function GameDialog({ action, game, onClose }: Props) {
  switch (action) {
    case 'configuration':
      return <ConfigurationDialog game={game} onClose={onClose} />
    case 'events':
      return <EventsDialog game={game} onClose={onClose} />
    case 'schedule':
      return <ScheduleDialog game={game} onClose={onClose} />
    case 'duplicate':
      return <DuplicateGameDialog game={game} onClose={onClose} />
    case 'archive':
      return <ArchiveGameDialog game={game} onClose={onClose} />
    case 'end':
      return <EndGameDialog game={game} onClose={onClose} />
    case 'reset':
      return <ResetDemoDialog game={game} onClose={onClose} />
  }
}
