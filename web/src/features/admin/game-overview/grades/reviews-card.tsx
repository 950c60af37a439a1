import type { ListedGradeReview } from '@trimestre/contract/grading'
import { reviewTextMax } from '@trimestre/contract/grading-defaults'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WrittenText } from '../../../../domain/written/written-text.tsx'
import { useFormat } from '../../../../i18n/format.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { notify } from '../../../../ui/notify.ts'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { useAnswerReview } from './api.ts'
import styles from './grades.module.css'
import { useGradeReviews } from './reviews-api.ts'

type Props = { gameId: number; isArchived: boolean; onOpen(userId: number): void }

/** Lists the requests for a review of a grade, and answers them in words. */
export function ReviewsCard({ gameId, isArchived, onOpen }: Props) {
  const { t } = useTranslation(['grading', 'common'])
  const { data, error, refetch } = useGradeReviews(gameId)
  if (!data && !error) return null
  return (
    <Card title={t('grading:staff.reviews.title')} subtitle={t('grading:staff.reviews.lead')}>
      {data ? (
        data.length === 0 ? (
          <p className={styles.hint}>{t('grading:staff.reviews.none')}</p>
        ) : (
          <ul className={styles.reviews}>
            {data.map(review => (
              <li key={review.id} className={styles.review}>
                <Review gameId={gameId} review={review} isArchived={isArchived} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        )
      ) : (
        <ErrorCard reason={errorText(t, error)} onRetry={() => void refetch()} />
      )}
    </Card>
  )
}

type ReviewProps = Props & { review: ListedGradeReview }

function Review({ gameId, review, isArchived, onOpen }: ReviewProps) {
  const { t } = useTranslation('grading')
  const format = useFormat()
  const { userId, username, version, text, at, answer, answeredAt, answeredBy } = review
  return (
    <>
      <div className={styles.titleRow}>
        <h3 className={styles.title}>
          <bdi>{username}</bdi>
        </h3>
        <Chip tone={answer === null ? 'warning' : 'success'}>
          {t(answer === null ? 'staff.reviews.open' : 'staff.reviews.answered')}
        </Chip>
        {userId !== null && (
          <Button small variant="text" onClick={() => onOpen(userId)}>
            {t('staff.reviews.computation')}
          </Button>
        )}
      </div>
      <p className={styles.hint}>{t('staff.reviews.asked', { version, when: format.dateTime(at) })}</p>
      <WrittenText text={text} />
      {answer !== null && answeredAt !== null ? (
        <div className={styles.answer}>
          <p className={styles.hint}>
            {t('staff.reviews.answeredBy', {
              name: answeredBy?.username ?? t('staff.conflict.someone'),
              when: format.dateTime(answeredAt),
            })}
          </p>
          <WrittenText text={answer} />
        </div>
      ) : (
        !isArchived && <AnswerForm gameId={gameId} review={review} />
      )}
    </>
  )
}

function AnswerForm({ gameId, review }: Pick<ReviewProps, 'gameId' | 'review'>) {
  const { t } = useTranslation(['grading', 'common'])
  const [answer, setAnswer] = useState('')
  const [isTried, setTried] = useState(false)
  const { mutate, isPending, error } = useAnswerReview(gameId, review.id)
  const isEmpty = answer.trim() === ''
  return (
    <form
      noValidate
      className={styles.stack}
      onSubmit={event => {
        event.preventDefault()
        setTried(true)
        if (isEmpty || isPending) return
        mutate(answer, { onSuccess: () => notify.success(t('grading:staff.reviews.sent')) })
      }}
    >
      <TextAreaField
        label={t('grading:staff.reviews.answer', { name: review.username })}
        hint={t('grading:staff.reviews.answerHint')}
        required
        maxLength={reviewTextMax}
        value={answer}
        error={error ? errorText(t, error) : isTried && isEmpty ? t('common:validation.required') : null}
        onChange={event => setAnswer(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" loading={isPending}>
          {t('grading:staff.reviews.send')}
        </Button>
      </div>
    </form>
  )
}
