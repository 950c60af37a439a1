import type { Solo } from '@trimestre/contract/solo'
import { lazy, Suspense } from 'react'
import { loadTexts } from '../../i18n/i18n.ts'
import { Chip } from '../../ui/chip.tsx'

const Words = lazy(async () => {
  const [words] = await Promise.all([import('./solo-words.tsx'), loadTexts(['solo'])])
  return words
})

/** Says that a game is a training or a free game, and which attempt is in play. */
export function SoloMark({ solo }: { solo: Solo }) {
  return (
    // The empty chip keeps the line of the words.
    <Suspense fallback={<Chip>{'\u00a0'}</Chip>}>
      <Words solo={solo} />
    </Suspense>
  )
}
