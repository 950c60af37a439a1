import type { Dashboard } from '@trimestre/contract/companies'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../../ui/chip.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Figure } from '../../../../ui/figure.tsx'
import styles from './ending.module.css'

type Props = { companies: Dashboard['ranking']; ownId: number }

/** Shows the first three companies, rendered like a podium as second, first and third, but read in order of rank. */
export function Podium({ companies, ownId }: Props) {
  const { t } = useTranslation('player')
  return (
    <ol className={styles.podium}>
      {companies.slice(0, 3).map(({ companyId, username, classement, valeurSociete }, index) => (
        <li key={companyId} className={classNames(styles.winner, styles[`winner${index + 1}`])}>
          <strong className={styles.name}>
            <bdi>{username}</bdi>
          </strong>
          {companyId === ownId && <Chip tone="primary">{t('dashboard.you')}</Chip>}
          <Figure value={valeurSociete} kind="amount" />
          <span className={styles.step}>{t('ending.place', { rank: classement })}</span>
        </li>
      ))}
    </ol>
  )
}
