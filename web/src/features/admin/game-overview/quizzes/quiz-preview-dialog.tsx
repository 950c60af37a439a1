import type { Game } from '@trimestre/contract/games'
import type { Quiz, QuizPreview } from '@trimestre/contract/quizzes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { quizValueText } from '../../../../domain/quiz-value-text.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { ContentDialog } from '../../../../ui/content-dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import { useQuizPreview } from './api.ts'
import styles from './quizzes.module.css'

type Props = { game: Game; quiz: Quiz; onClose(): void }

/** Shows the paper of a company with its keys, and the typical errors that are recognised. */
export default function QuizPreviewDialog({ game, quiz, onClose }: Props) {
  const { t } = useTranslation(['quizzes', 'common'])
  const people = game.companies.filter(({ kind }) => kind === 'human')
  const companies = people.length > 0 ? people : game.companies
  const [chosen, choose] = useState(companies[0]?.id)
  return (
    <ContentDialog onClose={onClose} title={t('quizzes:staff.preview.title', { title: quiz.title })}>
      <div className={styles.inset}>
        <div className={styles.paper}>
          {chosen === undefined ? (
            <EmptyState>{t('quizzes:staff.preview.nobody')}</EmptyState>
          ) : (
            <>
              <div className={styles.company}>
                <SelectField
                  label={t('quizzes:staff.preview.company')}
                  choices={companies.map(({ id, userCompany }) => ({
                    value: id,
                    label: userCompany.username,
                  }))}
                  value={chosen}
                  onChange={event => choose(Number(event.currentTarget.value))}
                />
              </div>
              <CompanyPaper game={game} quiz={quiz} companyId={chosen} />
            </>
          )}
        </div>
      </div>
    </ContentDialog>
  )
}

function CompanyPaper({ game, quiz, companyId }: { game: Game; quiz: Quiz; companyId: number }) {
  const { t } = useTranslation(['quizzes', 'common'])
  const { data, error, refetch } = useQuizPreview({ gameId: game.id, id: quiz.id }, companyId)
  if (!data)
    return error ? (
      <ErrorCard reason={errorText(t, error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonStack shapes={[{ height: 120 }, { height: 120 }, { height: 120 }]} />
    )
  const missing = data.asked - data.questions.length
  return (
    <>
      {quiz.templates === null && <p className={styles.facts}>{t('quizzes:staff.preview.drawn')}</p>}
      {missing > 0 && (
        <Banner tone="warning">
          {t('quizzes:staff.preview.shorter', { asked: data.asked, number: data.questions.length })}
        </Banner>
      )}
      <ol className={styles.results}>
        {data.questions.map(question => (
          <li key={question.n}>
            <Question question={question} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Question({ question }: { question: QuizPreview['questions'][number] }) {
  const { t } = useTranslation('quizzes')
  const format = useFormat()
  const { n, text, key, errors } = question
  const written = (value: number) => <bdi className="fig">{quizValueText(t, format, value, question)}</bdi>
  return (
    <div className={styles.result}>
      <h3 dir="auto">
        {format.integer(n)}. {text}
      </h3>
      <dl className={styles.key}>
        <dt>{t('staff.key')}</dt>
        <dd>
          <strong>{written(key.value)}</strong>
          <span className={styles.feedback} dir="auto">
            {key.worked}
          </span>
          <span className={styles.feedback} dir="auto">
            {key.formula}
          </span>
        </dd>
        <dt>{t('staff.tolerance')}</dt>
        <dd>{key.tolerance === 0 ? t('staff.preview.exact') : <>± {written(key.tolerance)}</>}</dd>
        {errors.length > 0 && (
          <>
            <dt>{t('staff.errors')}</dt>
            <dd>
              <ul className={styles.errors}>
                {errors.map(error => (
                  <li key={error.text}>
                    {written(error.value)} = <bdi>{error.text}</bdi>
                    <span className={styles.feedback} dir="auto">
                      {error.feedback}
                    </span>
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
    </div>
  )
}
