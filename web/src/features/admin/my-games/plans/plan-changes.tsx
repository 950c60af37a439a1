import type { PlanChange } from '@trimestre/contract/plans'
import { useTranslation } from 'react-i18next'
import { settingName, settingText } from '../../../../domain/staff/session-plans/plan-facts.ts'
import { useFormat } from '../../../../i18n/format.ts'
import styles from './plan-panel.module.css'

/** Lists what a plan changes in a game: each setting with its value before and after. */
export function PlanChanges({ changes }: { changes: readonly PlanChange[] }) {
  const { t } = useTranslation('plans')
  const format = useFormat()
  if (changes.length === 0) return <p className={styles.facts}>{t('nothing')}</p>
  return (
    <div>
      <h4 className={styles.subtitle}>{t('changes')}</h4>
      <dl className={styles.changes}>
        {changes.map(({ what, from, to }) => (
          <div key={what}>
            <dt>{settingName(t, what)}</dt>
            <dd>
              <bdi>{settingText(t, format, what, from)}</bdi>
              <span aria-hidden="true" className={styles.arrow}>
                →
              </span>
              <span className="visually-hidden">{t('becomes')}</span>
              <bdi className={styles.after}>{settingText(t, format, what, to)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
