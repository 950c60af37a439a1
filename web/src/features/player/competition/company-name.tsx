import { OwnChip } from '../../../domain/shown-company.tsx'
import styles from './competition-page.module.css'

/** Renders the player's name of a company, with a chip on the user's own company. */
export function CompanyName({ name, isOwn }: { name: string; isOwn: boolean }) {
  return (
    <span className={styles.name}>
      <bdi>{name}</bdi>
      {isOwn && <OwnChip />}
    </span>
  )
}
