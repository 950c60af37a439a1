import { lazy, Suspense } from 'react'
import { loadTexts } from '../../i18n/i18n.ts'
import type { ButtonVariant } from '../../ui/button.tsx'

const CloseQuarter = lazy(async () => {
  const [button] = await Promise.all([import('./close-quarter.tsx'), loadTexts(['solo'])])
  return button
})

type Props = { gameId: number; companyId: number; variant: ButtonVariant }

/** The button with which the player of a solo game closes the quarter; other games do not load it. */
export function SoloCloseButton(props: Props) {
  return (
    <Suspense>
      <CloseQuarter {...props} />
    </Suspense>
  )
}
