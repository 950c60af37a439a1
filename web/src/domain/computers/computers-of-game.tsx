import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { loadTexts } from '../../i18n/i18n.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RenderWhenVisible } from '../../ui/when-seen.tsx'
import { computersQuery } from './computers-query.ts'

const ComputersPlayed = lazy(async () => {
  const [card] = await Promise.all([
    import('./computers-played.tsx'),
    loadTexts(['seats', 'player', 'catalogue']),
  ])
  return card
})

export type RankedCompany = { companyId: number; classement: number; valeurSociete: number }

type Props = {
  gameId: number
  /** The company in whose sheet decisions are read with their names and units; null: that of a computer, for staff. */
  sheetOf: number | null
  /** The last ranking of the game. */
  ranking: readonly RankedCompany[]
  isForStaff: boolean
}

const usualHeight = 520

/** Shows how the computers of a finished game played; nothing where there was none. */
export function ComputersOfGame({ gameId, sheetOf, ...props }: Props) {
  const plays = useQuery(computersQuery(gameId))
  if (plays.isPending || plays.data?.length === 0) return null
  return (
    <RenderWhenVisible height={usualHeight}>
      <Suspense fallback={<Skeleton height={usualHeight} />}>
        <ComputersPlayed gameId={gameId} sheetOf={sheetOf ?? plays.data?.[0]?.companyId ?? 0} {...props} />
      </Suspense>
    </RenderWhenVisible>
  )
}
