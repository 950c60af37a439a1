import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MyGrade } from '@trimestre/contract/grading'
import { reviewTextMax } from '@trimestre/contract/grading-defaults'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../domain/api.ts'
import { readStored, writeStored } from '../../../domain/storage.ts'
import { useSignedIn } from '../../../domain/use-session.ts'
import { WrittenText } from '../../../domain/written/written-text.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { notify } from '../../../ui/notify.ts'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import styles from './grade.module.css'
import { openReview } from './grade-text.ts'

/** Shows the own requests for a review with their answers, and the form for another one where none is open. */
export function Reviews({ gameId, grade }: { gameId: number; grade: MyGrade }) {
  const { t } = useTranslation('grading')
  return (
    <Card title={t('player.review.title')} subtitle={t('player.review.lead')}>
      <div className={styles.lines}>
        {grade.reviews.map(review => (
          <Review key={review.id} review={review} />
        ))}
        {openReview(grade) === undefined && <AskForm gameId={gameId} />}
      </div>
    </Card>
  )
}

function Review({ review }: { review: MyGrade['reviews'][number] }) {
  const { t } = useTranslation('grading')
  const format = useFormat()
  const { text, at, answer, answeredAt } = review
  return (
    <article className={styles.review}>
      <p className={styles.componentHead}>
        <span className={styles.quiet}>{t('player.review.asked', { date: format.dateTime(at) })}</span>
        <Chip tone={answer === null ? 'info' : 'success'}>
          {t(answer === null ? 'player.review.open' : 'player.review.answered')}
        </Chip>
      </p>
      <WrittenText text={text} />
      {answer !== null && (
        <div className={styles.answer}>
          <p className={styles.quiet}>
            {answeredAt === null
              ? t('player.review.answer')
              : t('player.review.answerOf', { date: format.dateTime(answeredAt) })}
          </p>
          <WrittenText text={answer} />
        </div>
      )}
    </article>
  )
}

/** Renders the field for a request. What is typed stays on this device until the server has it. */
function AskForm({ gameId }: { gameId: number }) {
  const { t } = useTranslation(['grading', 'common'])
  const { user } = useSignedIn()
  const client = useQueryClient()
  const key = `draft:review:${user.id}:${gameId}`
  const [text, setText] = useState(() => readStored(key) ?? '')
  const [isChecked, setChecked] = useState(false)
  const change = (next: string) => {
    setText(next)
    writeStored(key, next === '' ? null : next)
  }
  const ask = useMutation({
    mutationFn: () => call('askGradeReview', { params: { id: gameId }, body: { text } }),
    onSuccess: () => {
      writeStored(key, null)
      notify.success(t('grading:player.review.sent'))
      return client.invalidateQueries({ queryKey: ['grades', gameId] })
    },
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (text.trim() !== '' && !ask.isPending) ask.mutate()
  }
  return (
    <form className={styles.lines} onSubmit={onSubmit} noValidate data-screen-only>
      {ask.error && (
        <Banner tone="error" title={t('grading:player.review.notSent')}>
          {errorText(t, ask.error)}
        </Banner>
      )}
      <TextAreaField
        label={t('grading:player.review.field')}
        hint={t('grading:player.review.hint')}
        error={isChecked && text.trim() === '' ? t('grading:player.review.empty') : null}
        rows={4}
        maxLength={reviewTextMax}
        value={text}
        onChange={event => change(event.currentTarget.value)}
      />
      <div>
        <Button variant="secondary" type="submit" loading={ask.isPending}>
          {t('grading:player.review.send')}
        </Button>
      </div>
    </form>
  )
}
