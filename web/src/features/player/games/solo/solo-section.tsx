import type { Game } from '@trimestre/contract/games'
import { lazy, Suspense } from 'react'
import { loadTexts } from '../../../../i18n/i18n.ts'
import { SoloCardOutline } from './solo-outline.tsx'

const SoloCard = lazy(async () => {
  const [card] = await Promise.all([import('./solo-card.tsx'), loadTexts(['solo', 'seats'])])
  return card
})

/** The card of games against computers, which follows the games of the class. */
export function SoloSection({ games, isNew }: { games: readonly Game[]; isNew: boolean }) {
  return (
    <Suspense fallback={<SoloCardOutline isNew={isNew} />}>
      <SoloCard games={games} isNew={isNew} />
    </Suspense>
  )
}
