import type { DebriefLink, DebriefQuestion, Fact, TurningPoint } from '@trimestre/contract/debrief'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/chip.tsx'
import { Fold } from '../../ui/fold.tsx'
import styles from './debrief-lists.module.css'

/** Lists the facts of a quarter, each a sentence of the server. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation('debrief')
  if (facts.length === 0) return <p>{t('none.facts')}</p>
  return (
    <ul className={styles.facts}>
      {facts.map(({ kind, text }) => (
        <li key={`${kind} ${text}`}>{text}</li>
      ))}
    </ul>
  )
}

type Why = { why(link: DebriefLink | null): ReactNode }

/** Lists the turning points, in the order of the quarters. */
export function MomentList({ moments, why }: { moments: readonly TurningPoint[] } & Why) {
  const { t } = useTranslation(['debrief', 'common'])
  if (moments.length === 0) return <p>{t('debrief:none.moments')}</p>
  return (
    <ol className={styles.moments}>
      {moments.map(({ kind, quarter, companyId, text, link }) => (
        <li key={`${kind} ${quarter} ${companyId}`}>
          <Chip>{t('common:ui.quarterShort', { quarter })}</Chip>
          <p className={styles.sentence}>{text}</p>
          {why(link)}
        </li>
      ))}
    </ol>
  )
}

type QuestionsProps = {
  questions: readonly DebriefQuestion[]
  /** Whether they are about several quarters, each of which is named. */
  ofGame: boolean
} & Why

/** Lists the questions with their answers folded. */
export function QuestionList({ questions, ofGame, why }: QuestionsProps) {
  const { t } = useTranslation(['debrief', 'common'])
  if (questions.length === 0) return <p>{t('debrief:none.questions')}</p>
  return (
    <ol className={styles.questions}>
      {questions.map(question => (
        <li key={question.id}>
          <p className={styles.asked}>
            {ofGame && <Chip>{t('common:ui.quarterShort', { quarter: question.quarter })}</Chip>}{' '}
            {question.text}
          </p>
          <div className={styles.below}>
            <Fold title={t(question.level === 'b' ? 'debrief:answer.steps' : 'debrief:answer.leads')}>
              <ModelAnswer question={question} />
            </Fold>
            {why(question.link)}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The model answer: steps in their order, or leads to follow. */
export function ModelAnswer({ question: { level, answer } }: { question: DebriefQuestion }) {
  const List = level === 'b' ? 'ol' : 'ul'
  return (
    <List className={styles.answer}>
      {answer.map(part => (
        <li key={part}>{part}</li>
      ))}
    </List>
  )
}
