import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Paper } from '@trimestre/contract/quizzes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryBoundary } from '../../../domain/played-quarters.tsx'
import { joinFacts } from '../../../i18n/i18n.ts'
import { PageActions } from '../../../shell/page-actions.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Answering } from './answering.tsx'
import { FiguresButton } from './figures-button.tsx'
import { isAnswerable } from './paper-state.ts'
import styles from './quiz.module.css'
import { type QuizPlace, usePaper, useReadQuizAgain } from './quiz-queries.ts'
import { Review } from './review.tsx'
import { TimeLeft } from './time-left.tsx'
import { useTyped } from './use-typed.ts'

/** The own paper of a quiz: one question a screen while it is open, everything on one page afterwards. */
export function PaperPage({ place }: { place: QuizPlace }) {
  const { t } = useTranslation('quizzes')
  const paper = usePaper(place)
  return (
    <>
      <PageActions>
        <Link to="/app/user/quiz" className={buttonClass('text')}>
          <IconArrowLeft className="flip" size={20} aria-hidden="true" />
          {t('player.back')}
        </Link>
      </PageActions>
      <QueryBoundary query={paper} failed={t('player.paperFailed')}>
        {data => (
          <div className={styles.page}>
            <Head paper={data} place={place} />
            <Content paper={data} place={place} />
          </div>
        )}
      </QueryBoundary>
    </>
  )
}

/** Shows the questions while they can be answered, everything on one page otherwise. */
function Content({ paper, place }: { paper: Paper; place: QuizPlace }) {
  const [typed, type] = useTyped(place)
  const [wasAnswerable] = useState(() => isAnswerable(paper))
  return isAnswerable(paper) ? (
    <Answering {...{ paper, place, typed, type }} />
  ) : (
    <Review {...{ paper, typed }} focused={wasAnswerable} />
  )
}

/** Names the quiz, the company and the quarter, and says how much time is left. */
function Head({ paper, place }: { paper: Paper; place: QuizPlace }) {
  const { t } = useTranslation('quizzes')
  const readAgain = useReadQuizAgain(place)
  const { quiz, company, questions, asked } = paper
  return (
    <header className={styles.head}>
      <div className={styles.itemText}>
        <h2 className={styles.title}>
          <bdi>{quiz.title}</bdi>
        </h2>
        <p className={styles.facts}>
          <strong>{joinFacts([company.name, t('player.quarter', { quarter: quiz.quarter })])}</strong>
          {isAnswerable(paper) && quiz.closesAt !== null && (
            <TimeLeft closesAt={quiz.closesAt} onOver={() => void readAgain()} />
          )}
        </p>
      </div>
      {!isAnswerable(paper) && <FiguresButton paper={paper} />}
      {questions.length < asked && (
        <p className={classNames(styles.note, styles.quiet)}>
          {t('player.short', { count: questions.length, asked })}
        </p>
      )}
      {quiz.superseded && (
        <div className={styles.note}>
          <Banner tone="info">
            {t('player.superseded', { version: quiz.version ?? '–', quarter: quiz.quarter })}
          </Banner>
        </div>
      )}
    </header>
  )
}
