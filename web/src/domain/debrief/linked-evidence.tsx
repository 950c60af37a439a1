import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useQuarterInAddress } from '../choice-in-address.ts'
import { useShownCompany } from '../shown-company.tsx'

const WhyPanel = lazy(() => import('../explanations/why-panel.tsx'))

/** What the links of files put into the address, next to the quarter. */
type Linked = { why?: unknown; game?: unknown }

const isFigure = (given: unknown): given is string => typeof given === 'string' && /^\w+\.\w+$/.test(given)

/**
 * Opens « Pourquoi ? » for the figure that the address names (`?t=3&why=result.demande`), as the links of files do. It
 * stays closed where another game or another quarter is shown than the link is about.
 */
export function LinkedEvidence({ quarter, roundNb }: { quarter: number; roundNb: number }) {
  const { companyId, gameId } = useShownCompany()
  const { why, game = gameId }: Linked = useSearch({ strict: false })
  const [asked = quarter] = useQuarterInAddress()
  const navigate = useNavigate()
  if (!isFigure(why) || game !== gameId || asked !== quarter) return null
  const close = () =>
    void navigate({
      to: '.',
      search: (({ why: _, game: __, ...others }: Linked) => others) as never,
      replace: true,
      resetScroll: false,
    })
  return (
    <Suspense>
      <WhyPanel key={why} place={{ companyId, roundNb }} figure={why} onClose={close} />
    </Suspense>
  )
}
