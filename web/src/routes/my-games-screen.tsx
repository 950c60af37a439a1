import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { MyGamesPage } from '../features/admin/my-games/my-games-page.tsx'
import { SkeletonStack } from '../ui/skeleton.tsx'

const GameOverviewScreen = lazy(() => import('./game-overview-screen.tsx'))

/** Renders the administrator's games, or with `?game=` the overview of one of them, which the list does not load. */
export default function MyGamesScreen() {
  const game = useSearch({ strict: false, select: (search: { game?: unknown }) => search.game })
  if (typeof game !== 'number') return <MyGamesPage />
  return (
    <Suspense fallback={<SkeletonStack shapes={[{ height: 96 }, { height: 44 }, { height: 420 }]} />}>
      <GameOverviewScreen key={game} gameId={game} />
    </Suspense>
  )
}
