import type { TeamImport } from '@trimestre/contract/teams'
import { useTranslation } from 'react-i18next'
import { violationText } from '../../../../i18n/server-sentences.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import type { ListFault } from './list-faults.ts'
import styles from './teams.module.css'

/** Lists the errors of a pasted list, each with its line. */
export function Faults({ faults }: { faults: readonly ListFault[] }) {
  const { t } = useTranslation(['seats', 'common'])
  return (
    <Banner tone="error" title={t('seats:paste.faults', { count: faults.length })} focused>
      <ul className={styles.faults}>
        {faults.map(({ line, text, known, violation }) => (
          <li key={`${violation.propertyPath} ${violation.code}`}>
            {line !== null && <strong>{t('seats:paste.line', { line })}</strong>}
            <span>{known ? t(`seats:fault.${known}`) : violationText(t, violation)}</span>
            {text && (
              <code>
                <bdi>{text}</bdi>
              </code>
            )}
          </li>
        ))}
      </ul>
    </Banner>
  )
}

/** Shows which teams there will be, who changes seats and who is invited. */
export function ImportPreview({ preview: { teams, moved, invited } }: { preview: TeamImport }) {
  const { t } = useTranslation('seats')
  return (
    <section className={styles.imported} aria-label={t('paste.preview')}>
      <p role="status">{t('paste.teams', { count: teams.length })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard. */}
      <ul className={styles.teams} tabIndex={0} aria-label={t('paste.preview')}>
        {teams.map(({ name, isNew, members }) => (
          <li key={name}>
            <span className={styles.team}>
              <bdi>{name}</bdi>
              {isNew && <Chip tone="primary">{t('paste.new')}</Chip>}
            </span>
            <Names names={members} />
          </li>
        ))}
      </ul>
      {moved.length > 0 && (
        <p>
          {t('paste.moved')} <Names names={moved} />
        </p>
      )}
      {invited.length > 0 && (
        <p>
          {t('paste.invited')} <Names names={invited} />
        </p>
      )}
    </section>
  )
}

const Names = ({ names }: { names: readonly string[] }) => (
  <span className={styles.names}>
    {names.map(name => (
      <bdi key={name}>{name}</bdi>
    ))}
  </span>
)
