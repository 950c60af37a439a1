import type { GradeVersion } from '@trimestre/contract/grading'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Format, useFormat } from '../../../../../i18n/format.ts'
import { errorText } from '../../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../../ui/banner.tsx'
import { CheckboxField } from '../../../../../ui/checkbox-field.tsx'
import { FormDialog } from '../../../../../ui/form-dialog.tsx'
import { notify } from '../../../../../ui/notify.ts'
import { SkeletonStack } from '../../../../../ui/skeleton.tsx'
import { useGradeVersion, usePreview, usePublishGrades } from '../api.ts'
import { GradeText } from '../grade-text.tsx'
import styles from '../grades.module.css'
import { ChangesTable } from './changes-table.tsx'
import { changedSince } from './version-state.ts'
import versionStyles from './versions.module.css'

type Props = { gameId: number; version: number; onClose(): void }

/** Has a person say that the grades of a version were reviewed, and publishes them. */
export function PublishDialog({ gameId, version, onClose }: Props) {
  const { t } = useTranslation(['grading', 'common'])
  const frozen = useGradeVersion(gameId, version)
  const [isReviewed, setReviewed] = useState(false)
  const [isTried, setTried] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error } = usePublishGrades(gameId)
  return (
    <FormDialog
      opened
      title={t('grading:staff.publish.title', { version })}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (!isReviewed) box.current?.focus()
        if (!isReviewed || !frozen.data) return
        mutate(version, {
          onSuccess: () => {
            notify.success(t('grading:staff.publish.done'), 3000)
            onClose()
          },
        })
      }}
      submitLabel={t('grading:staff.publish.submit')}
      submitting={isPending}
    >
      {error && <Banner tone="error">{errorText(t, error)}</Banner>}
      {frozen.error && <Banner tone="error">{errorText(t, frozen.error)}</Banner>}
      {frozen.data ? (
        <Consequences gameId={gameId} version={frozen.data} />
      ) : (
        <SkeletonStack shapes={[{ height: 160 }]} />
      )}
      <p className={styles.law}>{t('grading:staff.publish.law')}</p>
      <CheckboxField
        ref={box}
        label={t('grading:staff.publish.reviewed')}
        required
        checked={isReviewed}
        error={isTried && !isReviewed ? t('grading:staff.fault.reviewed') : null}
        onChange={event => setReviewed(event.currentTarget.checked)}
      />
    </FormDialog>
  )
}

const namesMax = 5

/** Lists the first of many names. */
const listOfSome = (format: Format, names: readonly string[]): string =>
  format.list(names.slice(0, namesMax)) + (names.length > namesMax ? '…' : '')

function Consequences({ gameId, version }: { gameId: number; version: GradeVersion }) {
  const { t } = useTranslation('grading')
  const format = useFormat()
  const now = usePreview(gameId, null)
  const { rows, changes, superseded, scheme } = version
  const changed = now.data ? changedSince(rows, now.data.rows) : []
  const ungraded = rows.filter(({ final }) => final === null).length
  return (
    <>
      {superseded && <Banner tone="warning">{t('staff.versions.supersededText')}</Banner>}
      {changed.length > 0 && (
        <Banner tone="warning">
          {t('staff.publish.outdated', { count: changed.length, names: listOfSome(format, changed) })}
        </Banner>
      )}
      <section className={versionStyles.section} aria-labelledby="publish-shown">
        <h3 id="publish-shown" className={styles.title}>
          {t('staff.publish.shown')}
        </h3>
        <ul className={versionStyles.list}>
          <li>{t('staff.publish.own')}</li>
          <li>{t('staff.publish.others')}</li>
          <li>{t('staff.publish.notified')}</li>
          {ungraded > 0 && <li>{t('staff.publish.ungraded', { number: ungraded })}</li>}
        </ul>
      </section>
      <section className={versionStyles.section} aria-labelledby="publish-grades">
        <h3 id="publish-grades" className={styles.title}>
          {t('staff.versions.grades')}
        </h3>
        <ul className={versionStyles.finals}>
          {rows.map(({ userId, username, final }) => (
            <li key={userId}>
              <bdi>{username}</bdi>{' '}
              <strong>
                <GradeText grade={final} scale={scheme.scale} />
              </strong>
            </li>
          ))}
        </ul>
      </section>
      {changes.length > 0 && (
        <section className={versionStyles.section} aria-labelledby="publish-changes">
          <h3 id="publish-changes" className={styles.title}>
            {t('staff.changes.title')}
          </h3>
          <ChangesTable version={version} />
        </section>
      )}
    </>
  )
}
