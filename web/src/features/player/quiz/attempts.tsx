import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Banner } from '../../../ui/banner.tsx'
import { answerText } from './answer-text.ts'
import type { Question } from './paper-state.ts'
import styles from './quiz.module.css'

type Props = {
  question: Question
  /** Whether the paper still takes answers: it then says how many attempts are left. */
  isOpen?: boolean
  id?: string
  ref?: React.Ref<HTMLOListElement>
}

/** Shows the answers that were given to a question with what the server says about each; the last one is read out. */
export function Attempts({ question, isOpen = false, id, ref }: Props) {
  const { t } = useTranslation('quizzes')
  const format = useFormat()
  const write = useAnswerText(question)
  const { answers, attemptsLeft } = question
  if (answers.length === 0) return null
  return (
    <ol id={id} ref={ref} tabIndex={-1} className={styles.attempts}>
      {answers.map(({ attempt, value, right, feedback, points }, index) => {
        const isLast = index === answers.length - 1
        const left =
          attemptsLeft > 0 ? t('player.attemptsLeft', { count: attemptsLeft }) : t('player.noneLeft')
        return (
          <li key={attempt}>
            <Banner
              tone={right ? 'success' : 'warning'}
              title={
                <>
                  {t('player.given', { value: write(value) })} {isLast && isOpen && !right && left}
                </>
              }
            >
              <p>{feedback}</p>
              {isOpen && right && points !== null && (
                <p>{t('player.points', { points: format.number(points) })}</p>
              )}
            </Banner>
          </li>
        )
      })}
    </ol>
  )
}

/** Returns what writes an answer to a question: a number with its unit, or the text of an option. */
export function useAnswerText(question: Question): (value: number) => string {
  const { t } = useTranslation('quizzes')
  const format = useFormat()
  const { options } = question
  return value => (options ? (options[value]?.text ?? '–') : answerText(t, format, value, question))
}
