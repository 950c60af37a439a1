import type { SeatKind } from '@trimestre/contract/seats'
import { BadgedName } from '../../../domain/badged-name.tsx'
import { OwnChip, useShownCompany } from '../../../domain/shown-company.tsx'
import styles from './competition-page.module.css'

type Props = { company: { companyId: number; username: string; kind?: SeatKind }; isOwn: boolean }

/** Renders the disc and the name of a company, with a chip on the company whose screens are shown. */
export function CompanyName({ company, isOwn }: Props) {
  const { gameId } = useShownCompany()
  return (
    <span className={styles.name}>
      <BadgedName gameId={gameId} company={company} />
      {isOwn && <OwnChip />}
    </span>
  )
}
