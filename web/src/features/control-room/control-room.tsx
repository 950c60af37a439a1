import type { Game } from '@trimestre/contract/games'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLiveGame } from '../../app/live/live-game.ts'
import { usePrintedGame } from '../../app/printed-game.ts'
import { errorText } from '../../i18n/server-sentences.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { SkeletonStack } from '../../ui/skeleton.tsx'
import { usePlace } from './address.ts'
import { useMyGames } from './api.ts'
import { Projector } from './projector/projector.tsx'
import { Room } from './room.tsx'

/** What the room borrows from other features, each drawn while it is open. */
export type RoomDialogs = {
  pass(game: Game, close: () => void): ReactNode
  player(company: { id: number; username: string }, close: () => void): ReactNode
}

/** The professor's desk in front of a class: who is here, who has decided, pass, explain. */
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

/** The game of the address; without one the first that is being played, else the first. */
function chosenGame(games: readonly Game[], id: number | undefined): Game | undefined {
  if (id !== undefined) return games.find(game => game.id === id)
  return games.find(game => game.nbTurns !== null && !game.finished) ?? games[0]
}
