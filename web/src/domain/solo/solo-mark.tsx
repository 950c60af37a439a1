import type { Solo } from '@trimestre/contract/solo'
import { lazy, Suspense } from 'react'
import { loadTexts } from '../../i18n/i18n.ts'
import { Chip } from '../../ui/chip.tsx'
import type { SoloGame } from './solo-state.ts'

/** Other games load neither the words nor the texts. */
const Words = lazy(async () => {
  const [words] = await Promise.all([import('./solo-words.tsx'), loadTexts(['solo'])])
  return words
})
const Title = lazy(async () => {
  const [title] = await Promise.all([import('./solo-title.tsx'), loadTexts(['solo'])])
  return title
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

/** The name of a solo game in the language of the screen. */
export function SoloGameName({ game }: { game: SoloGame }) {
  return (
    <Suspense fallback={game.name}>
      <Title game={game} />
    </Suspense>
  )
}
