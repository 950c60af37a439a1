import { ApiError } from '@trimestre/contract/client'
import { readNumber } from '@trimestre/contract/read-number'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { unitName, withOtherSign } from './answer-text.ts'
import { useAnswerText } from './attempts.tsx'
import { type Question, wasGiven } from './paper-state.ts'
import styles from './quiz.module.css'
import { type QuizPlace, useAnswer, useReadQuizAgain } from './quiz-queries.ts'

type Props = {
  question: Question
  place: QuizPlace
  /** How often a question may be answered. */
  maximum: number
  /** What is typed; of a choice, the index of the option. */
  text: string
  onType(text: string): void
}

/** Whether the server may have the answer although none came back. */
const isLost = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500

/**
 * Renders the field for an answer, which says how a number was understood before it is sent. What was typed stays until
 * the server has it.
 */
export function AnswerForm({ question, place, maximum, text, onType }: Props) {
  const { t } = useTranslation(['quizzes', 'common'])
  const { language } = useFormat()
  const answer = useAnswer(place)
  const [isChecked, setChecked] = useState(false)
  const value = question.options ? (text === '' ? null : Number(text)) : readNumber(text, language)
  const isEmpty = text.trim() === ''
  const fault = isEmpty
    ? t(question.options ? 'quizzes:player.notChosen' : 'quizzes:player.notTyped')
    : value === null
      ? t('quizzes:player.notNumber')
      : wasGiven(question, value)
        ? t('quizzes:player.alreadyGiven')
        : null
  const send = () => {
    setChecked(true)
    if (value === null || fault !== null || answer.isPending) return
    answer.mutate(
      {
        question: question.n,
        answer: value,
        before: question.answers.length,
        isRepeated: answer.error !== null && isLost(answer.error),
      },
      {
        onSuccess: () => {
          onType('')
          setChecked(false)
        },
      },
    )
  }
  const change = (next: string) => {
    setChecked(false)
    onType(next)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const error = isChecked ? fault : null
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {question.options ? (
        <RadioCards
          legend={t('quizzes:player.choose')}
          cards={question.options.map((option, index) => ({ value: String(index), title: option.text }))}
          value={text}
          onChange={change}
          error={error}
        />
      ) : (
        <NumberAnswer {...{ question, text, value, error }} onChange={change} />
      )}
      {question.answers.length === 0 && (
        <p className={styles.quiet}>{t('quizzes:player.rule', { count: maximum })}</p>
      )}
      {answer.error && (
        <NotSent
          {...{ question, place, value }}
          error={answer.error}
          isPending={answer.isPending}
          onRetry={send}
        />
      )}
      <div>
        <Button variant="primary" type="submit" loading={answer.isPending}>
          {t('quizzes:player.answer')}
        </Button>
      </div>
    </form>
  )
}

type NumberProps = {
  question: Question
  text: string
  value: number | null
  error: string | null
  onChange(text: string): void
}

/**
 * Renders the field for a number. Fingers get a button for the sign, which the number pads of phones do not have: the
 * full keyboard would show that an answer is negative, or hinder every other one.
 */
function NumberAnswer({ question, text, value, error, onChange }: NumberProps) {
  const { t } = useTranslation('quizzes')
  const write = useAnswerText(question)
  const { unit } = question
  return (
    <div className={styles.typedNumber}>
      <TextField
        label={t('player.yourAnswer')}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        className="fig"
        maxLength={60}
        unit={unitName(t, unit)}
        value={text}
        error={error}
        hint={
          <span role="status">{value === null ? null : t('player.understood', { value: write(value) })}</span>
        }
        onChange={event => onChange(event.currentTarget.value)}
      />
      <Button
        className={styles.sign}
        aria-label={t('player.changeSign')}
        onClick={() => onChange(withOtherSign(text))}
      >
        <span aria-hidden="true">±</span>
      </Button>
    </div>
  )
}

type NotSentProps = {
  question: Question
  place: QuizPlace
  value: number | null
  error: unknown
  isPending: boolean
  onRetry(): void
}

/** Says why an answer was not taken, and shows it; a lost connection can be tried again, a refusal shows the quiz as it is. */
function NotSent({ question, place, value, error, isPending, onRetry }: NotSentProps) {
  const { t } = useTranslation(['quizzes', 'common'])
  const write = useAnswerText(question)
  const readAgain = useReadQuizAgain(place)
  const isRefused = error instanceof ApiError && error.status === 409
  return (
    <Banner
      tone="error"
      title={t('quizzes:player.notSent')}
      action={
        <Button small loading={isPending} onClick={isRefused ? () => void readAgain() : onRetry}>
          {t(isRefused ? 'quizzes:player.reload' : 'quizzes:player.retry')}
        </Button>
      }
    >
      <p>{errorText(t, error)}</p>
      {value !== null && <p>{t('quizzes:player.kept', { value: write(value) })}</p>}
    </Banner>
  )
}
