import { useQuery } from '@tanstack/react-query'
import type { MyGrade } from '@trimestre/contract/grading'
import { useTranslation } from 'react-i18next'
import { myGradeQuery } from '../../../domain/assessment-queries.ts'
import { QueryBoundary } from '../../../domain/played-quarters.tsx'
import { useShownCompany } from '../../../domain/shown-company.tsx'
import { useOwnCompany } from '../../../domain/team/shared-company.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CompanyResult } from './company-result.tsx'
import { Computation } from './computation.tsx'
import { Distribution } from './distribution.tsx'
import styles from './grade.module.css'
import { amountText, gradeText, publicationTexts } from './grade-text.ts'
import { Reviews } from './reviews.tsx'
import { useReadNews } from './use-read-news.ts'

/** The own grade once it is published: how it is computed, and how to ask for a review. */
export default function GradePage() {
  const { gameId, companyId } = useShownCompany()
  const isObserver = useOwnCompany(companyId)?.me?.kind === 'observer'
  return isObserver ? <NoGrade kind="observer" /> : <OwnGrade gameId={gameId} />
}

function OwnGrade({ gameId }: { gameId: number }) {
  const { t } = useTranslation('grading')
  const { language } = useFormat()
  const grade = useQuery(myGradeQuery(gameId, language))
  useReadNews(gameId)
  return (
    <QueryBoundary query={grade} failed={t('player.loadFailed')}>
      {data =>
        data.published === null ? (
          <NoGrade kind="unpublished" />
        ) : (
          <div className={styles.page}>
            <GradeCard gameId={gameId} published={data.published} />
            <Computation published={data.published} />
            {data.published.distribution && (
              <Distribution distribution={data.published.distribution} total={data.published.row.total} />
            )}
            <Reviews gameId={gameId} grade={data} />
          </div>
        )
      }
    </QueryBoundary>
  )
}

function NoGrade({ kind }: { kind: 'observer' | 'unpublished' }) {
  const { t } = useTranslation('grading')
  return (
    <Card>
      <EmptyState picture="results" title={t(`player.${kind}.title`)}>
        {t(`player.${kind}.text`)}
      </EmptyState>
    </Card>
  )
}

export type PublishedGrade = NonNullable<MyGrade['published']>

/** Shows the grade itself, when it was published and what it replaces, and the results of the company next to it. */
function GradeCard({ gameId, published }: { gameId: number; published: PublishedGrade }) {
  const { t } = useTranslation('grading')
  const format = useFormat()
  const { row, scale, label, publishedAt, replaces } = published
  const { adjustment } = row
  const { date, before } = publicationTexts(format, publishedAt, replaces)
  return (
    <Card>
      <div className={styles.lines}>
        <div className={styles.top}>
          <div className={styles.result}>
            <p className={styles.grade}>
              <bdi className="fig">{gradeText(format, row.final, scale) ?? t('player.notGraded')}</bdi>
            </p>
            {label !== '' && (
              <p className={styles.label}>
                <bdi>{label}</bdi>
              </p>
            )}
            <p className={styles.quiet}>{t('player.publishedOn', { date })}</p>
            {before !== null && <p className={styles.quiet}>{t('player.replaces', { date: before })}</p>}
          </div>
          <CompanyResult {...{ gameId, published }} />
        </div>
        {adjustment && (
          <div className={styles.adjustment}>
            <p>
              {t('player.adjusted', {
                grade: gradeText(format, row.grade, scale) ?? '–',
                amount: amountText(format, adjustment.amount),
              })}
            </p>
            <p dir="auto">{adjustment.reason}</p>
            <p className={styles.quiet}>
              {adjustment.by
                ? t('player.adjustedBy', { name: adjustment.by.username, date: format.date(adjustment.at) })
                : format.date(adjustment.at)}
            </p>
          </div>
        )}
      </div>
    </Card>
  )
}
