import type { Paper } from '@trimestre/contract/quizzes'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ExplanationProvider, WhyLink } from '../../../domain/explanations/why.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Attempts } from './attempts.tsx'
import { isTyped, type Question, stateOf, type Typed } from './paper-state.ts'
import styles from './quiz.module.css'

type ReviewProps = {
  paper: Paper
  typed: Typed
  /** Whether the outcome takes the focus, because the questions that had it are gone. */
  focused?: boolean
}

/** Shows a paper that takes no more answers: the score, and each question with the own answers and, once closed, its key. */
export function Review({ paper, typed, focused = false }: ReviewProps) {
  const { t } = useTranslation('quizzes')
  const format = useFormat()
  const { quiz, score, questions, company, finished } = paper
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused) outcome.current?.focus()
  }, [focused])
  const hasKeys = questions.some(({ key }) => key !== null)
  return (
    <>
      <Card>
        <div ref={outcome} tabIndex={-1} className={styles.lines}>
          {score !== null && (
            <p className={styles.score}>{t('player.score', { score: format.number(score) })}</p>
          )}
          {finished && <p>{t('player.handedIn')}</p>}
          {!finished && quiz.state === 'closed' && <p>{t('player.isClosed')}</p>}
          {!hasKeys && (
            <p className={styles.quiet}>
              {t(quiz.showKey === 'never' ? 'player.keyNever' : 'player.keyLater')}
            </p>
          )}
        </div>
      </Card>
      <ExplanationProvider
        place={quiz.superseded || quiz.round === null ? null : { companyId: company.id, roundNb: quiz.round }}
      >
        {questions.map((question, index) => (
          <ReviewedQuestion
            key={question.n}
            question={question}
            n={index + 1}
            total={questions.length}
            unsent={isTyped(typed, question.n) ? (typed[question.n] ?? '') : ''}
          />
        ))}
      </ExplanationProvider>
    </>
  )
}

/** Keeps the order of a calculation in a text that runs from right to left. */
const leftToRight = (calculation: string): string => `\u2066${calculation}\u2069`

type Props = { question: Question; n: number; total: number; unsent: string }

function ReviewedQuestion({ question, n, total, unsent }: Props) {
  const { t } = useTranslation('quizzes')
  const format = useFormat()
  const { text, answers, key, options } = question
  const state = stateOf(question)
  const points = answers.find(({ right }) => right)?.points ?? 0
  return (
    <Card
      level={3}
      title={t('player.progress', { n, total })}
      actions={
        <Chip tone={state === 'right' ? 'success' : 'neutral'}>
          {t('player.points', { points: format.number(points) })}
        </Chip>
      }
    >
      <div className={styles.question}>
        <p className={styles.asked}>{text}</p>
        {answers.length === 0 && <p className={styles.quiet}>{t('player.noAnswer')}</p>}
        <Attempts question={question} />
        {unsent !== '' && state !== 'right' && (
          <Banner tone="warning">
            {t('player.unsent', { value: options ? (options[Number(unsent)]?.text ?? unsent) : unsent })}
          </Banner>
        )}
        {key && (
          <div className={styles.key}>
            <p>
              <strong>{t('player.key', { worked: leftToRight(key.worked) })}</strong>
            </p>
            <p className={styles.quiet}>{t('player.formula', { formula: key.formula })}</p>
            {key.figure !== null && <WhyLink figure={key.figure} label={text} />}
          </div>
        )}
      </div>
    </Card>
  )
}
