import type { Game } from '@trimestre/contract/games'
import type { Grading, GradingPreview } from '@trimestre/contract/grading'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Histogram } from '../../../../ui/chart/histogram.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import { GradeExports } from './grade-exports.tsx'
import styles from './grades.module.css'
import { GradesTable } from './grades-table.tsx'
import { MarksDialog } from './marks-dialog.tsx'

type Props = {
  game: Game
  grading: Grading
  preview: GradingPreview | undefined
  failure: { reason: string; onRetry(): void } | null
  /** Whether the grades shown are those of a former scheme. */
  isOutdated: boolean
  isChanged: boolean
  isValid: boolean
  onOpen(userId: number): void
}

/** Shows everybody's grade under the scheme as it is edited, how the grades are distributed, and what they are made of. */
export function GradesCard(props: Props) {
  const { game, grading, preview, failure, isOutdated, isValid, onOpen } = props
  const { t } = useTranslation('grading')
  const [isMarking, setMarking] = useState(false)
  const manual = grading.scheme.components.filter(({ kind }) => kind === 'manual')
  const hasRows = preview !== undefined && preview.rows.length > 0
  const isEmpty = preview?.quarters.length === 0 && !hasMarks(preview)
  return (
    <Card
      flush
      title={t('staff.grades.title')}
      subtitle={<Subtitle {...props} />}
      actions={
        hasRows &&
        !isEmpty && (
          <>
            {manual.length > 0 && !game.archived && (
              <Button small onClick={() => setMarking(true)}>
                {t('staff.marks.open')}
              </Button>
            )}
            <GradeExports gameId={game.id} version={null} />
          </>
        )
      }
    >
      {!isValid && hasRows && <p className={styles.note}>{t('staff.grades.invalid')}</p>}
      {preview && failure && <p className={styles.note}>{failure.reason}</p>}
      {preview ? (
        isEmpty ? (
          <EmptyState picture="results" title={t('staff.empty.title')}>
            {t('staff.empty.text')}
          </EmptyState>
        ) : hasRows ? (
          <div className={classNames(styles.live, isOutdated && styles.dimmed)}>
            <Distribution preview={preview} />
            <GradesTable game={game} preview={preview} onOpen={onOpen} />
          </div>
        ) : (
          <EmptyState picture="people">{t('staff.grades.nobody')}</EmptyState>
        )
      ) : failure ? (
        <ErrorCard title={t('staff.loadFailed')} {...failure} />
      ) : (
        <SkeletonStack shapes={[{ height: 280 }, { height: 240 }]} />
      )}
      {isMarking && hasRows && (
        <MarksDialog
          gameId={game.id}
          rows={preview.rows}
          components={manual}
          onClose={() => setMarking(false)}
        />
      )}
    </Card>
  )
}

/** Marks that are given by hand count before the first quarter. */
const hasMarks = ({ rows }: GradingPreview): boolean => rows.some(({ total }) => total !== null)

function Subtitle({ preview, isChanged }: Props) {
  const { t } = useTranslation(['grading', 'common'])
  const format = useFormat()
  if (!preview || preview.quarters.length === 0) return t('grading:staff.grades.lead')
  const quarters = preview.quarters.map(({ quarter }) => t('common:ui.quarterShort', { quarter }))
  return (
    <>
      {t('grading:staff.grades.counted', { quarters: format.list(quarters) })}{' '}
      <Chip tone={isChanged ? 'warning' : 'neutral'}>
        {t(isChanged ? 'grading:staff.grades.preview' : 'grading:staff.grades.provisional')}
      </Chip>
    </>
  )
}

function Distribution({ preview: { distribution } }: { preview: GradingPreview }) {
  const { t } = useTranslation('grading')
  const format = useFormat()
  const { n, mean, median, min, max, sd, buckets } = distribution
  const two = (value: number | null) => (value === null ? '–' : format.decimal(value, 2))
  const facts = { mean: two(mean), median: two(median), min: two(min), max: two(max), sd: two(sd) }
  const summary = t('staff.histogram.summary', { number: n, ...facts })
  return (
    <div className={styles.distribution}>
      <Histogram
        title={t('staff.histogram.title')}
        names={{ classes: t('staff.histogram.classes'), count: t('staff.histogram.people') }}
        classes={buckets.map((count, index) => ({ name: `${index * 10}–${index * 10 + 10}`, count }))}
      />
      <p className={styles.hint}>{summary}</p>
      <p className={styles.hint}>{t('staff.grades.open')}</p>
    </div>
  )
}
