import type { SeatKind } from '@trimestre/contract/seats'
import { BreakableName } from '../ui/breakable-name.tsx'
import { CompanyBadge } from '../ui/company-badge.tsx'
import styles from './badged-name.module.css'
import { useCompanyBadges } from './company-badges.ts'
import { SeatWord } from './seat-word.tsx'

type Props = {
  gameId: number
  company: { companyId: number; username: string; kind?: SeatKind | undefined }
  /** The size of the disc in pixels. */
  size?: number
}

/** Renders the disc of a company and its name, with a word when its seat is vacant. */
export function BadgedName({ gameId, company, size }: Props) {
  const badge = useCompanyBadges(gameId).get(company.companyId)
  return (
    <span className={styles.name}>
      {badge && <CompanyBadge company={badge} size={size} />}
      <span>
        <BreakableName name={company.username} />
        <SeatWord company={company} />
      </span>
    </span>
  )
}
