import { IconChecks } from '@tabler/icons-react'
import type { Paper } from '@trimestre/contract/quizzes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { leftOpen, type Typed } from './paper-state.ts'
import styles from './quiz.module.css'
import { type QuizPlace, useFinish } from './quiz-queries.ts'

type Props = {
  paper: Paper
  place: QuizPlace
  typed: Typed /** Whether nothing else is left to do. */
  isLast: boolean
}

/** Hands the paper in, after saying what stays unanswered. */
export function FinishButton({ paper, place, typed, isLast }: Props) {
  const { t } = useTranslation(['quizzes', 'common'])
  const format = useFormat()
  const [isAsked, setAsked] = useState(false)
  const finish = useFinish(place)
  const { unanswered, retry, unsent } = leftOpen(paper, typed)
  const numbers = (list: readonly number[]) => {
    const places = list.map(n => format.integer(paper.questions.findIndex(question => question.n === n) + 1))
    return format.list(places)
  }
  const lines = [
    unanswered.length > 0 && t('quizzes:player.finish.unanswered', { questions: numbers(unanswered) }),
    unsent.length > 0 && t('quizzes:player.finish.unsent', { questions: numbers(unsent) }),
    retry.length > 0 && t('quizzes:player.finish.retry', { questions: numbers(retry) }),
    unanswered.length + retry.length + unsent.length === 0 && t('quizzes:player.finish.all'),
    t('quizzes:player.finish.final'),
  ].filter(line => line !== false)
  return (
    <div>
      <Button
        variant={isLast ? 'primary' : 'secondary'}
        icon={<IconChecks size={20} aria-hidden="true" />}
        onClick={() => setAsked(true)}
      >
        {t('quizzes:player.finish.button')}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={t('quizzes:player.finish.title')}
        onClose={() => setAsked(false)}
        onConfirm={() => finish.mutateAsync()}
        failureText={error => errorText(t, error)}
        destructive={unanswered.length + unsent.length > 0}
      >
        <div className={styles.lines}>
          {lines.map(line => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </ConfirmDialog>
    </div>
  )
}
