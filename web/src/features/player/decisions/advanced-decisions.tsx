import { IconChevronDown, IconLock } from '@tabler/icons-react'
import type { Decision } from '@trimestre/contract/decisions'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { decisionLabel } from '../../../domain/catalogue-text.ts'
import { valueText } from '../../../domain/decision-text.ts'
import { useFormat } from '../../../i18n/format.ts'
import styles from './advanced-decisions.module.css'
import { DecisionHelp } from './decision-help.tsx'

type Props = { decisions: readonly Decision[] }

/** Lists the decisions that open at a higher level, with their fixed value and that level. */
export const AdvancedDecisions = memo(function AdvancedDecisions({ decisions }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const format = useFormat()
  return (
    <details className={styles.box}>
      <summary className={styles.summary}>
        <IconChevronDown className={styles.chevron} size={20} aria-hidden="true" />
        {t('decisions.advancedCount', { count: decisions.length })}
      </summary>
      <ul className={styles.list}>
        {decisions.map(decision => (
          <li key={decision.name} className={styles.item}>
            <div className={styles.line}>
              <span className={styles.label}>{decisionLabel(t, decision)}</span>
              <bdi className={`fig ${styles.value}`}>{valueText(t, format, decision, decision.value)}</bdi>
            </div>
            <p className={styles.level}>
              <IconLock size={16} aria-hidden="true" />
              {t('decisions.opensAt', { level: decision.level })}
            </p>
            <DecisionHelp decision={decision} />
          </li>
        ))}
      </ul>
    </details>
  )
})
