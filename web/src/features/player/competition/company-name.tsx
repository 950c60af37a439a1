import { useShownBadges } from '../../../domain/company-badges.ts'
import { OwnChip } from '../../../domain/shown-company.tsx'
import { CompanyBadge } from '../../../ui/company-badge.tsx'
import styles from './competition-page.module.css'

type Props = { company: { companyId: number; username: string }; isOwn: boolean }

/** Renders the disc and the name of a company, with a chip on the company whose screens are shown. */
export function CompanyName({ company, isOwn }: Props) {
  const badge = useShownBadges().get(company.companyId)
  return (
    <span className={styles.name}>
      {badge && <CompanyBadge company={badge} />}
      <bdi>{company.username}</bdi>
      {isOwn && <OwnChip />}
    </span>
  )
}
