import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { peerRoundsQuery, quizzesQuery } from '../../../domain/assessment-queries.ts'
import { useNotifications } from '../../../domain/messages/queries.ts'
import { momentText } from '../../../domain/moment-text.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Banner } from '../../../ui/banner.tsx'
import styles from './assessment-banner.module.css'

type Props = { gameId: number /** Whether the game is played in teams. */; hasTeams: boolean }

type Waiting = { kind: 'quiz' | 'peers'; id: number; title: string; closesAt: string | null }

/** The news of the own grade, which the person has not read yet. */
const newsKinds = { grade: 'grade.published', review: 'review.answered' } as const

/** Says which quizzes and peer evaluations wait for the person, and until when, and what is new of their grade. */
export default function AssessmentBanner({ gameId, hasTeams }: Props) {
  const { t } = useTranslation('player')
  const quizzes = useQuery(quizzesQuery(gameId)).data ?? []
  const rounds = useQuery({ ...peerRoundsQuery(gameId), enabled: hasTeams }).data ?? []
  const waiting: Waiting[] = [
    ...quizzes
      .filter(({ state, superseded, mine }) => state === 'open' && !superseded && mine?.finished === false)
      .map(({ id, title, closesAt }) => ({ kind: 'quiz' as const, id, title, closesAt })),
    ...rounds
      .filter(({ state, mine }) => state === 'open' && mine?.asked && !mine.given)
      .map(({ id, title, closesAt }) => ({ kind: 'peers' as const, id, title, closesAt })),
  ]
  const unread = useNotifications().data?.items.filter(({ read, game }) => !read && game?.id === gameId) ?? []
  const news = (['grade', 'review'] as const).filter(key =>
    unread.some(({ kind }) => kind === newsKinds[key]),
  )
  if (waiting.length + news.length === 0) return null
  return (
    <Banner>
      <ul className={styles.list}>
        {waiting.map(each => (
          <WaitingLine key={`${each.kind} ${each.id}`} {...each} />
        ))}
        {news.map(key => (
          <li key={key} className={styles.line}>
            <span>{t(`assessment.${key}`)}</span>
            <Link to="/app/user/grade" className={styles.link}>
              {t('assessment.read')}
            </Link>
          </li>
        ))}
      </ul>
    </Banner>
  )
}

function WaitingLine({ kind, id, title, closesAt }: Waiting) {
  const { t } = useTranslation('player')
  const format = useFormat()
  return (
    <li className={styles.line}>
      <span>
        {closesAt === null
          ? t(`assessment.${kind}`, { title })
          : t(`assessment.${kind}Until`, { title, when: momentText(format, closesAt) })}
      </span>
      <Link
        to={`/app/user/${kind}`}
        search={(kind === 'quiz' ? { quiz: id } : { evaluation: id }) as never}
        className={styles.link}
      >
        {t('assessment.answer')}
        <span className="visually-hidden"> – {title}</span>
      </Link>
    </li>
  )
}
