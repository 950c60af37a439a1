import { lazy, Suspense } from 'react'
import { loadTexts } from '../../i18n/i18n.ts'
import { useShownCompany } from '../shown-company.tsx'
import { useGame } from '../use-game.ts'

const KnownList = lazy(async () => {
  const [list] = await Promise.all([import('./known-list.tsx'), loadTexts(['seats'])])
  return list
})

/**
 * Says how the computers play below a list of companies, where players know it: at once in a game that one plays alone,
 * and at the end of every other one. Staff see here what the player sees.
 */
export function KnownComputers() {
  const { gameId, isReadOnly } = useShownCompany()
  const game = useGame(gameId).data
  const isKnown = game !== undefined && (!isReadOnly || game.solo !== null || game.finished)
  if (!isKnown || !game.companies.some(({ computer }) => computer !== null)) return null
  return (
    <Suspense fallback={null}>
      <KnownList companies={game.companies} />
    </Suspense>
  )
}
