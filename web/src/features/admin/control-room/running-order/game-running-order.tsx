import type { Game } from '@trimestre/contract/games'
import { lazy, Suspense } from 'react'
import { useGamePlan } from '../../../../domain/staff/session-plans/plans-api.ts'
import { loadTexts } from '../../../../i18n/i18n.ts'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'

const RunningOrder = lazy(async () => {
  const [order] = await Promise.all([import('./running-order.tsx'), loadTexts(['plans'])])
  return order
})

/** The running order of a game that follows a session plan; nothing for any other game. */
export function GameRunningOrder({ game }: { game: Game }) {
  const plan = useGamePlan(game.id).data
  if (!plan?.key) return null
  return (
    <Suspense fallback={<SkeletonStack shapes={[{ height: 320 }]} />}>
      <RunningOrder game={game} plan={plan} />
    </Suspense>
  )
}
