import { type CompanyColour, type CompanyEmblem, companyColours } from '@trimestre/contract/company-identity'
import { lazy, Suspense } from 'react'
import styles from './company-badge.module.css'

const Emblem = lazy(() => import('./company-emblems.tsx'))

/** The company as it appears: `name` is the one that is shown, also when it is the username of its player. */
export type BadgeOf = { id: number; name: string; colour: CompanyColour | null; emblem: CompanyEmblem | null }

type Props = {
  company: BadgeOf
  /** In pixels. */
  size?: number
}

/**
 * Renders the disc of a company: its colour and its emblem, or else a colour that stays the same and the first letter
 * of its name. The name stands next to it, so that the disc needs no text of its own.
 */
export function CompanyBadge({ company, size = 24 }: Props) {
  const initial = (
    <span className={styles.initial} style={{ fontSize: `${size * 0.5}px` }}>
      {[...company.name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  )
  return (
    <span
      className={styles.badge}
      data-colour={colourOf(company)}
      style={{ inlineSize: `${size}px`, blockSize: `${size}px` }}
      aria-hidden="true"
    >
      {company.emblem ? (
        <Suspense fallback={null}>
          <Emblem name={company.emblem} size={Math.round(size * 0.64)} />
        </Suspense>
      ) : (
        initial
      )}
    </span>
  )
}

/** Returns the chosen colour of a company, or one that differs between companies that joined one after the other. */
export const colourOf = ({ id, colour }: Pick<BadgeOf, 'id' | 'colour'>): CompanyColour =>
  // Steps of seven lead through all twelve colours, and neighbours in the list are far from each other.
  colour ?? companyColours[(id * 7) % companyColours.length] ?? 'blue'
