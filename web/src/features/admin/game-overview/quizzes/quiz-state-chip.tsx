import type { Quiz } from '@trimestre/contract/quizzes'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../../ui/chip.tsx'

const tones = { draft: 'neutral', planned: 'info', open: 'success', closed: 'primary' } as const

/** Says whether a quiz is a draft, opens by itself, is open or closed. */
export function QuizStateChip({ quiz: { state, opensAt } }: { quiz: Quiz }) {
  const { t } = useTranslation('quizzes')
  const shown = state === 'draft' && opensAt ? 'planned' : state
  return <Chip tone={tones[shown]}>{t(`shared.state.${shown}`)}</Chip>
}
