import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './simplifications.module.css'

/** What real books have and those of the game leave out (model, section 16). */
const simplifications = [
  'vat',
  'wages',
  'tax',
  'meeting',
  'depreciation',
  'provisions',
  'research',
  'badDebts',
  'suppliers',
] as const

/** Lists under the statements what the game simplifies; it is folded on the screen and open on paper. */
export function Simplifications() {
  const { t } = useTranslation('player')
  return (
    <details className={styles.box} data-printed-with>
      <summary className={styles.summary}>
        <IconChevronDown size={20} aria-hidden="true" />
        {t('statements.simplified')}
      </summary>
      <ul className={styles.list}>
        {simplifications.map(name => (
          <li key={name}>{t(`statements.simplification.${name}`)}</li>
        ))}
      </ul>
    </details>
  )
}
