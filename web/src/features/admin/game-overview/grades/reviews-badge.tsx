import { useTranslation } from 'react-i18next'
import { Badge } from '../../../../ui/chip.tsx'
import { useGradeReviews } from './reviews-api.ts'

/** Counts, next to the name of the tab, the requests for a review that wait for an answer. */
export function ReviewsBadge({ gameId }: { gameId: number }) {
  const { t } = useTranslation('overview')
  const count = useGradeReviews(gameId).data?.filter(({ answer }) => answer === null).length ?? 0
  if (count === 0) return null
  return <Badge count={count} label={t('grades.waiting', { number: count })} />
}
