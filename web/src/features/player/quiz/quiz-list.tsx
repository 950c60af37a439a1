import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Quiz } from '@trimestre/contract/quizzes'
import { useTranslation } from 'react-i18next'
import { quizzesQuery } from '../../../domain/assessment-queries.ts'
import { momentText } from '../../../domain/moment-text.ts'
import { QueryBoundary } from '../../../domain/played-quarters.tsx'
import { useShownCompany } from '../../../domain/shown-company.tsx'
import { useOwnCompany } from '../../../domain/team/shared-company.ts'
import { useFormat } from '../../../i18n/format.ts'
import { joinFacts } from '../../../i18n/i18n.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AssessmentItem } from '../shared/assessment-item.tsx'
import { divide } from './paper-state.ts'
import styles from './quiz.module.css'

/** Lists the quizzes: those that wait for the person, then the others with the own score. */
export function QuizList({ gameId }: { gameId: number }) {
  const { t } = useTranslation('quizzes')
  const quizzes = useQuery(quizzesQuery(gameId))
  const isObserver = useOwnCompany(useShownCompany().companyId)?.me?.kind === 'observer'
  if (isObserver)
    return (
      <Card>
        <EmptyState picture="done" title={t('player.observer.title')}>
          {t('player.observer.text')}
        </EmptyState>
      </Card>
    )
  return (
    <QueryBoundary query={quizzes} failed={t('player.loadFailed')}>
      {all => {
        const { open, past } = divide(all)
        return all.length === 0 ? (
          <Card>
            <EmptyState picture="done" title={t('player.empty.title')}>
              {t('player.empty.text')}
            </EmptyState>
          </Card>
        ) : (
          <div className={styles.page}>
            {open.length > 0 && <Group title={t('player.toDo')} quizzes={open} />}
            {past.length > 0 && <Group title={t('player.past')} quizzes={past} />}
          </div>
        )
      }}
    </QueryBoundary>
  )
}

function Group({ title, quizzes }: { title: string; quizzes: readonly Quiz[] }) {
  return (
    <Card title={title}>
      <ul className={styles.list}>
        {quizzes.map((quiz, index) => (
          <Item key={quiz.id} quiz={quiz} isFirst={index === 0} />
        ))}
      </ul>
    </Card>
  )
}

function Item({ quiz, isFirst }: { quiz: Quiz; isFirst: boolean }) {
  const { t } = useTranslation('quizzes')
  const format = useFormat()
  const { title, quarter, state, superseded, closesAt } = quiz
  const action = actionOf(quiz)
  const isOpen = state === 'open' && !superseded
  const end = closesAt ? t('player.until', { when: momentText(format, closesAt) }) : t('player.noEnd')
  return (
    <AssessmentItem
      title={title}
      facts={joinFacts([t('player.quarterFirst', { quarter }), isOpen ? end : null])}
      isOpen={isOpen}
      state={t(isOpen ? 'player.state.open' : 'player.state.closed')}
      standing={<Standing quiz={quiz} />}
      action={
        action && (
          <Link
            to="/app/user/quiz"
            search={{ quiz: quiz.id } as never}
            className={buttonClass(isFirst && action !== 'review' ? 'primary' : 'secondary')}
          >
            {t(`player.action.${action}`)}
            <span className="visually-hidden"> – {title}</span>
          </Link>
        )
      }
    />
  )
}

function actionOf({ state, superseded, mine }: Quiz): 'start' | 'resume' | 'review' | null {
  if (mine === null) return null
  if (state !== 'open' || superseded || mine.finished) return mine.opened ? 'review' : null
  return mine.opened ? 'resume' : 'start'
}

/** Says how the person stands with a quiz: the score, or why there is none. */
function Standing({ quiz: { mine, state, superseded } }: { quiz: Quiz }) {
  const { t } = useTranslation('quizzes')
  const format = useFormat()
  if (mine === null) return <span>{t('player.mine.none')}</span>
  if (mine.score !== null) return <strong>{t('player.score', { score: format.number(mine.score) })}</strong>
  if (mine.finished) return <span>{t('player.mine.finished')}</span>
  if (superseded) return <span>{t('player.mine.replayed')}</span>
  if (mine.opened) return <span>{t('player.mine.begun')}</span>
  return <span>{t(state === 'open' ? 'player.mine.new' : 'player.mine.absent')}</span>
}
