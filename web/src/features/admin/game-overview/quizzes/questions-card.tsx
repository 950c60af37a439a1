import type { QuizResults } from '@trimestre/contract/quizzes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/format.ts'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Fold } from '../../../../ui/fold.tsx'
import { Meter } from '../../../../ui/progress-bar.tsx'
import { difficultyOf, discriminationOf } from './quiz-words.ts'
import styles from './quizzes.module.css'

/** Shows how many were right at first on each question, and which error was made most. */
export function QuestionsCard({ results: { quiz, statistics } }: { results: QuizResults }) {
  const { t } = useTranslation('quizzes')
  const isUnanswered = statistics.every(({ n }) => n === 0)
  return (
    <Card title={t('staff.results.questions')} subtitle={t('staff.results.lead')}>
      {isUnanswered ? (
        <EmptyState picture="results">
          {t(quiz.state === 'open' ? 'staff.results.nothingYet' : 'staff.results.nothing')}
        </EmptyState>
      ) : (
        <div className={styles.results}>
          <ol className={styles.results}>
            {statistics.map((statistic, index) => (
              <li key={statistic.template}>
                <QuestionResult {...{ quiz, statistic }} place={index + 1} />
              </li>
            ))}
          </ol>
          <Fold title={t('staff.results.help.title')}>
            <div className={styles.help}>
              <p>{t('staff.results.help.difficulty')}</p>
              <p>{t('staff.results.help.discrimination')}</p>
              <p>{t('staff.results.help.error')}</p>
            </div>
          </Fold>
        </div>
      )}
    </Card>
  )
}

type ResultProps = Pick<QuizResults, 'quiz'> & { statistic: QuizResults['statistics'][number]; place: number }

function QuestionResult({ quiz, statistic, place }: ResultProps) {
  const { t } = useTranslation('quizzes')
  const format = useFormat()
  const { text, n, firstRight, difficulty, commonError } = statistic
  const ease = difficultyOf(statistic, quiz)
  const discrimination = discriminationOf(statistic, quiz)
  return (
    <div className={styles.result}>
      <h3 dir="auto">
        {format.integer(place)}. {text}
      </h3>
      {difficulty === null ? (
        <p className={styles.facts}>{t('staff.results.noPaper')}</p>
      ) : (
        <div className={styles.bar}>
          <Meter
            percent={Math.round(difficulty)}
            label={t('staff.results.firstRight', { right: firstRight, total: n })}
          />
          <strong>
            <bdi className="fig" aria-hidden="true">
              {format.percent(difficulty, 0)}
            </bdi>
          </strong>
          <span className={styles.facts}>
            {t('staff.results.firstRight', { right: firstRight, total: n })}
          </span>
        </div>
      )}
      {(ease || discrimination) && (
        <div className={styles.words}>
          {ease && <Chip>{t(`staff.results.ease.${ease}`)}</Chip>}
          {discrimination && (
            <Chip tone={discrimination === 'reversed' ? 'warning' : 'neutral'}>
              {t(`staff.results.discrimination.${discrimination}`)}
            </Chip>
          )}
        </div>
      )}
      {commonError && (
        <p className={styles.facts}>
          {t('staff.results.commonError', { count: commonError.n })}{' '}
          <bdi dir="auto">{commonError.feedback}</bdi>
        </p>
      )}
    </div>
  )
}
