import type { Game } from '@trimestre/contract/games'
import { lazy, Suspense, useState } from 'react'
import { loadTexts } from '../../../i18n/i18n.ts'
import { ArrivalsCard } from './arrivals-card.tsx'
import type { RoomDialogs } from './control-room.tsx'
import { HeadCard } from './head-card.tsx'
import { PassBar } from './pass-bar.tsx'
import { PlayersCard } from './players-card.tsx'
import styles from './room.module.css'
import { RoomActions } from './room-actions.tsx'
import { GameBanners } from './rounds/game-banners.tsx'
import { RoundBanners } from './rounds/round-banners.tsx'
import { GameRunningOrder } from './running-order/game-running-order.tsx'

const AnnouncementsCard = lazy(async () => {
  const [card] = await Promise.all([import('./announce/announcements-card.tsx'), loadTexts(['messages'])])
  return card
})

type Props = { game: Game; games: readonly Game[]; dialogs: RoomDialogs }

/** The control room of a game: the quarter and its clock, the tiles of the players, and the next actions. */
export function Room({ game, games, dialogs }: Props) {
  const [isPassing, setPassing] = useState(false)
  const [isSeating, setSeating] = useState(false)
  return (
    <div className={styles.room}>
      <RoomActions game={game} />
      <GameBanners game={game} />
      <RoundBanners game={game} />
      <HeadCard game={game} games={games} />
      <GameRunningOrder game={game} />
      <PassBar game={game} onPass={() => setPassing(true)} />
      <ArrivalsCard game={game} />
      <PlayersCard game={game} onSeats={() => setSeating(true)} />
      <Suspense>
        <AnnouncementsCard game={game} />
      </Suspense>
      {isPassing && dialogs.pass(game, () => setPassing(false))}
      {isSeating && dialogs.seats(game, () => setSeating(false))}
    </div>
  )
}
