import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import type { Paper } from '@trimestre/contract/quizzes'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { AnswerForm } from './answer-form.tsx'
import { Attempts } from './attempts.tsx'
import { FiguresButton } from './figures-button.tsx'
import { FinishButton } from './finish-button.tsx'
import { Overview } from './overview.tsx'
import { firstOpen, type Typed, takesAnswers } from './paper-state.ts'
import styles from './quiz.module.css'
import type { QuizPlace } from './quiz-queries.ts'
import { useQuizAddress } from './use-quiz-address.ts'

const outcomeId = 'outcome'

type Props = { paper: Paper; place: QuizPlace; typed: Typed; type(n: number, text: string): void }

/** Asks one question a screen, with the state of all of them and the way to hand in. */
export function Answering({ paper, place, typed, type }: Props) {
  const { t } = useTranslation('quizzes')
  const { n, openQuestion } = useQuizAddress()
  const { questions } = paper
  const begun = useRef(firstOpen(paper)).current
  const index = Math.max(
    0,
    questions.findIndex(question => question.n === (n ?? begun)),
  )
  const question = questions[index]
  const isDone = question !== undefined && !takesAnswers(question)
  const { heading, outcome, next } = useFocusOnChange({
    ...{ index, isDone, isLast: index === questions.length - 1 },
    given: question?.answers.length ?? 0,
  })
  if (!question) return <Card>{t('player.noQuestions')}</Card>
  const [before, after] = [questions[index - 1], questions[index + 1]]
  return (
    <>
      <Card>
        <div className={styles.question}>
          <div className={styles.questionHead}>
            <h3
              ref={heading}
              tabIndex={-1}
              className={styles.progress}
              aria-describedby={`question-${question.n}`}
            >
              {t('player.progress', { n: index + 1, total: questions.length })}
            </h3>
            <FiguresButton paper={paper} />
          </div>
          <p className={styles.asked} id={`question-${question.n}`}>
            {question.text}
          </p>
          <Attempts question={question} isOpen ref={outcome} id={outcomeId} />
          {!isDone && (
            <AnswerForm
              key={question.n}
              {...{ question, place }}
              maximum={paper.quiz.attempts}
              text={typed[question.n] ?? ''}
              onType={text => type(question.n, text)}
            />
          )}
          <div className={styles.moves}>
            <Button
              disabled={!before}
              icon={<IconArrowLeft className="flip" size={20} aria-hidden="true" />}
              onClick={() => before && openQuestion(before.n)}
            >
              {t('player.previous')}
            </Button>
            <Button
              ref={next}
              aria-describedby={isDone ? outcomeId : undefined}
              variant={isDone && after ? 'primary' : 'secondary'}
              disabled={!after}
              onClick={() => after && openQuestion(after.n)}
            >
              {t('player.next')}
              <IconArrowRight className="flip" size={20} aria-hidden="true" />
            </Button>
          </div>
        </div>
      </Card>
      <Card title={t('player.overview')}>
        <div className={styles.question}>
          <Overview {...{ questions, typed }} shown={question.n} onOpen={openQuestion} />
          <FinishButton {...{ paper, place, typed }} isLast={questions.every(each => !takesAnswers(each))} />
        </div>
      </Card>
    </>
  )
}

type Shown = {
  index: number
  isDone: boolean
  isLast: boolean /** How many answers were given. */
  given: number
}

/**
 * Moves the focus to the heading of another question, and, once a question takes no more answers, from its form to the
 * button that leads on, which the outcome describes; to the outcome itself after the last question. A wrong answer leaves
 * the focus in the form, and brings what is said of it into view. Returns the refs.
 */
function useFocusOnChange({ index, isDone, isLast, given }: Shown) {
  const heading = useRef<HTMLHeadingElement>(null)
  const outcome = useRef<HTMLOListElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const before = useRef({ index, isDone, given })
  useEffect(() => {
    const was = before.current
    before.current = { index, isDone, given }
    if (was.index !== index) heading.current?.focus()
    else if (isDone && !was.isDone) (isLast ? outcome : next).current?.focus()
    else if (given > was.given) outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [index, isDone, isLast, given])
  return { heading, outcome, next }
}
