import { BreakableName } from '../ui/breakable-name.tsx'
import { CompanyBadge } from '../ui/company-badge.tsx'
import styles from './badged-name.module.css'
import { useCompanyBadges } from './company-badges.ts'

type Props = {
  gameId: number
  company: { companyId: number; username: string }
  /** The size of the disc in pixels. */
  size?: number
}

/** Renders the disc of a company and its name. */
export function BadgedName({ gameId, company, size }: Props) {
  const badge = useCompanyBadges(gameId).get(company.companyId)
  return (
    <span className={styles.name}>
      {badge && <CompanyBadge company={badge} size={size} />}
      <BreakableName name={company.username} />
    </span>
  )
}
