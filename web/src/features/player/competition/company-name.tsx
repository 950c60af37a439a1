import { useTranslation } from 'react-i18next'
import { useOwnGameBadges } from '../../../domain/company-badges.ts'
import { Chip } from '../../../ui/chip.tsx'
import { CompanyBadge } from '../../../ui/company-badge.tsx'
import styles from './competition-page.module.css'

type Props = { company: { companyId: number; username: string }; isOwn: boolean }

/** Renders the disc and the name of a company, with a chip on the user's own company. */
export function CompanyName({ company, isOwn }: Props) {
  const { t } = useTranslation('player')
  const badge = useOwnGameBadges().get(company.companyId)
  return (
    <span className={styles.name}>
      {badge && <CompanyBadge company={badge} />}
      <bdi>{company.username}</bdi>
      {isOwn && <Chip tone="primary">{t('dashboard.you')}</Chip>}
    </span>
  )
}
