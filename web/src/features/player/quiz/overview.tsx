import { IconCheck, IconCircle, IconPencil, IconRefresh, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/class-names.ts'
import {
  isTyped,
  type Question,
  type QuestionState,
  stateOf,
  type Typed,
  takesAnswers,
} from './paper-state.ts'
import styles from './quiz.module.css'

type Props = { questions: readonly Question[]; typed: Typed; shown: number; onOpen(n: number): void }

type Mark = QuestionState | 'typed'

const icons = {
  todo: IconCircle,
  typed: IconPencil,
  retry: IconRefresh,
  right: IconCheck,
  wrong: IconX,
} as const

const markOf = (question: Question, typed: Typed): Mark =>
  takesAnswers(question) && isTyped(typed, question.n) ? 'typed' : stateOf(question)

/** Shows the state of all questions, each with the way to it, and what the marks mean. */
export function Overview({ questions, typed, shown, onOpen }: Props) {
  const { t } = useTranslation('quizzes')
  const marks = questions.map(question => markOf(question, typed))
  const used = (Object.keys(icons) as Mark[]).filter(mark => marks.includes(mark))
  return (
    <nav aria-label={t('player.overview')} className={styles.overview}>
      <ol className={styles.numbers}>
        {questions.map(({ n }, index) => {
          const mark = marks[index] ?? 'todo'
          const Icon = icons[mark]
          return (
            <li key={n}>
              <button
                type="button"
                className={classNames(styles.number, styles[mark])}
                aria-current={n === shown ? 'step' : undefined}
                aria-label={t('player.questionState', { n: index + 1, state: t(`player.mark.${mark}`) })}
                onClick={() => onOpen(n)}
              >
                <span className="fig">{index + 1}</span>
                <Icon size={16} stroke={2.25} aria-hidden="true" />
              </button>
            </li>
          )
        })}
      </ol>
      <ul className={styles.legend} aria-hidden="true">
        {used.map(mark => {
          const Icon = icons[mark]
          return (
            <li key={mark} className={styles[mark]}>
              <Icon size={16} stroke={2.25} />
              {t(`player.mark.${mark}`)}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
