import type { Game } from '@trimestre/contract/games'
import type { Grading } from '@trimestre/contract/grading'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { Card } from '../../../../ui/card.tsx'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../../ui/skeleton.tsx'
import { useGradeVersions, useGrading, usePreview } from './api.ts'
import styles from './grades.module.css'
import { GradesCard } from './grades-card.tsx'
import { NextSteps } from './next-steps.tsx'
import { ReviewsCard } from './reviews-card.tsx'
import { RowDialog } from './row-dialog.tsx'
import { type Draft, schemeOf } from './scheme.ts'
import { SchemeCard } from './scheme-card.tsx'
import { useScheme } from './use-scheme.ts'
import { useSettled } from './use-settled.ts'
import { FreezeDialog } from './versions/freeze-dialog.tsx'
import { PublishDialog } from './versions/publish-dialog.tsx'
import { VersionsCard } from './versions/versions-card.tsx'

/** Milliseconds after the last change of the scheme until grades are computed again. */
const previewDelay = 300

/** Edits the grading scheme of a game next to the grades that it gives, and leads them to publication. */
export default function GradesTab({ game }: { game: Game }) {
  const { t } = useTranslation(['grading', 'common'])
  const { data, error, refetch } = useGrading(game.id)
  if (data) return <Grades game={game} grading={data} />
  if (!error) return <SkeletonStack shapes={[{ height: 480 }]} />
  return (
    <Card>
      <ErrorCard
        title={t('grading:staff.loadFailed')}
        reason={errorText(t, error)}
        onRetry={() => void refetch()}
      />
    </Card>
  )
}

function Grades({ game, grading }: { game: Game; grading: Grading }) {
  const { t } = useTranslation('grading')
  const scheme = useScheme(game.id, grading)
  const { draft, faults, isChanged } = scheme
  const isValid = faults.size === 0
  // While the scheme has a fault, the grades of the last one without any stay.
  const [lastValid, setLastValid] = useState<Draft | null>(null)
  const wanted = isValid ? (isChanged ? draft : null) : lastValid
  if (wanted !== lastValid) setLastValid(wanted)
  const settled = useSettled(wanted, previewDelay)
  const previewed = useMemo(() => settled && schemeOf(settled), [settled])
  const preview = usePreview(game.id, previewed)
  const versions = useGradeVersions(game.id)
  const [opened, open] = useState<number | null>(null)
  const [isFreezing, setFreezing] = useState(false)
  const [published, publish] = useState<number | null>(null)
  const row = preview.data?.rows.find(({ userId }) => userId === opened)
  const isOutdated = !isValid || preview.isPlaceholderData || settled !== wanted
  return (
    <div className={styles.page}>
      <div className={styles.stack}>
        <p className={styles.law}>{t('staff.law')}</p>
        {versions.data && (
          <NextSteps
            versions={versions.data}
            scheme={isChanged ? 'unsaved' : grading.isDefault ? 'byDefault' : 'stored'}
            isReady={preview.data?.rows.some(({ total }) => total !== null) ?? false}
            mayAct={!game.archived}
            onFreeze={() => setFreezing(true)}
            onPublish={publish}
          />
        )}
      </div>
      <div className={styles.sides}>
        <SchemeCard game={game} grading={grading} scheme={scheme} warnings={preview.data?.warnings ?? []} />
        <GradesCard
          game={game}
          grading={grading}
          preview={preview.data}
          failure={
            preview.error && { reason: errorText(t, preview.error), onRetry: () => void preview.refetch() }
          }
          isOutdated={isOutdated}
          isChanged={isChanged}
          isValid={isValid}
          onOpen={open}
        />
      </div>
      <VersionsCard
        game={game}
        people={preview.data?.rows.length ?? 0}
        isChanged={isChanged}
        onFreeze={() => setFreezing(true)}
        onPublish={publish}
      />
      <ReviewsCard gameId={game.id} isArchived={game.archived} onOpen={open} />
      {isFreezing && <FreezeDialog gameId={game.id} onClose={() => setFreezing(false)} />}
      {published !== null && (
        <PublishDialog gameId={game.id} version={published} onClose={() => publish(null)} />
      )}
      {row && preview.data && (
        <RowDialog
          game={game}
          row={row}
          preview={preview.data}
          stored={grading.scheme}
          isProvisional={isChanged}
          onClose={() => open(null)}
        />
      )}
    </div>
  )
}
