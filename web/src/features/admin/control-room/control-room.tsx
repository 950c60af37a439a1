import type { Game } from '@trimestre/contract/games'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMyGames } from '../../../domain/administered-games.ts'
import { useLiveGame } from '../../../domain/event-stream/live-game.ts'
import { isOver } from '../../../domain/game-standing.ts'
import { usePrintedGame } from '../../../domain/printed-game.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import { usePlace } from './address.ts'
import { Projector } from './projector/projector.tsx'
import { Room } from './room.tsx'

/** The dialogs that the control room takes from another feature, rendered while they are open. */
export type RoomDialogs = {
  pass(game: Game, close: () => void): ReactNode
  seats(game: Game, close: () => void): ReactNode
}

/**
 * The control room of a professor in front of a class, to see who is present and has decided, to pass the quarter and
 * to explain it.
 */
export function ControlRoom({ dialogs }: { dialogs: RoomDialogs }) {
  const { t } = useTranslation(['control', 'common', 'admin'])
  const [place] = usePlace()
  const games = useMyGames()
  const game = games.data && chosenGame(games.data, place.game)
  useLiveGame(game?.id)
  usePrintedGame(game)
  if (games.error && !games.data)
    return (
      <Card>
        <ErrorCard reason={errorText(t, games.error)} onRetry={() => games.refetch()} />
      </Card>
    )
  if (!games.data) return <SkeletonStack shapes={[{ height: 120 }, { height: 360 }]} />
  if (!game)
    return (
      <Card>
        <EmptyState picture={games.data.length > 0 ? 'reserved' : 'games'}>
          {t(games.data.length > 0 ? 'control:notYours' : 'admin:myGames.emptyWhy')}
        </EmptyState>
      </Card>
    )
  if (place.projector) return <Projector game={game} dialogs={dialogs} />
  return <Room game={game} games={games.data} dialogs={dialogs} />
}

/** Returns the game in the address; without one, the first game in progress, or else the first game. */
function chosenGame(games: readonly Game[], id: number | undefined): Game | undefined {
  if (id !== undefined) return games.find(game => game.id === id)
  return games.find(game => game.nbTurns !== null && !isOver(game)) ?? games[0]
}
