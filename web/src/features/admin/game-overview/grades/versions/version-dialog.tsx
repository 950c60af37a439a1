import type { GradeVersion } from '@trimestre/contract/grading'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../../ui/banner.tsx'
import { ContentDialog } from '../../../../../ui/content-dialog.tsx'
import { ErrorCard } from '../../../../../ui/error-card.tsx'
import { Fold } from '../../../../../ui/fold.tsx'
import { SkeletonStack } from '../../../../../ui/skeleton.tsx'
import { useGradeVersion } from '../api.ts'
import { ComputationList } from '../computation-list.tsx'
import { GradeText } from '../grade-text.tsx'
import styles from '../grades.module.css'
import { ChangesTable } from './changes-table.tsx'
import versionStyles from './versions.module.css'

type Props = { gameId: number; version: number; onClose(): void }

/** Shows a frozen version: what differs from the one published before, then every grade with its computation. */
export function VersionDialog({ gameId, version, onClose }: Props) {
  const { t } = useTranslation(['grading', 'common'])
  const { data, error, refetch } = useGradeVersion(gameId, version)
  return (
    <ContentDialog title={t('grading:staff.versions.numbered', { version })} onClose={onClose}>
      <div className={styles.dialog}>
        {data ? (
          <Content version={data} />
        ) : error ? (
          <ErrorCard reason={errorText(t, error)} onRetry={() => void refetch()} />
        ) : (
          <SkeletonStack shapes={[{ height: 240 }]} />
        )}
      </div>
    </ContentDialog>
  )
}

function Content({ version }: { version: GradeVersion }) {
  const { t } = useTranslation('grading')
  return (
    <>
      {version.label && (
        <p>
          <bdi>{version.label}</bdi>
        </p>
      )}
      {version.superseded && <Banner tone="warning">{t('staff.versions.supersededText')}</Banner>}
      <section className={versionStyles.section} aria-labelledby="version-changes">
        <h3 id="version-changes" className={styles.title}>
          {t('staff.changes.title')}
        </h3>
        <ChangesTable version={version} />
      </section>
      <section className={versionStyles.section} aria-labelledby="version-grades">
        <h3 id="version-grades" className={styles.title}>
          {t('staff.versions.grades')}
        </h3>
        {version.rows.map(row => (
          <Fold
            key={row.userId}
            title={
              <span className={versionStyles.foldTitle}>
                <bdi>{row.username}</bdi>
                <span className={styles.hint}>
                  <bdi>{row.companyName}</bdi>
                </span>
                <strong>
                  <GradeText grade={row.final} scale={version.scheme.scale} />
                </strong>
              </span>
            }
          >
            <ComputationList row={row} />
          </Fold>
        ))}
      </section>
    </>
  )
}
