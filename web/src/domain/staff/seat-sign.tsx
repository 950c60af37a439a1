import { IconArmchair, IconRobot, IconUser, IconUserOff, IconUsers } from '@tabler/icons-react'
import type { SeatKind } from '@trimestre/contract/seats'
import { useTranslation } from 'react-i18next'
import styles from './seat-sign.module.css'

export type SeatHolder = 'one' | 'several' | 'computer' | 'vacant' | 'out'

/** Returns who has a seat: one person, several, a computer, nobody, or nobody since it was taken out of the market. */
export const holderOf = (kind: SeatKind, memberCount: number): SeatHolder => {
  if (kind !== 'human') return kind
  return memberCount > 1 ? 'several' : 'one'
}

const icons = {
  one: IconUser,
  several: IconUsers,
  computer: IconRobot,
  vacant: IconArmchair,
  out: IconUserOff,
} as const

type Props = { holder: SeatHolder; size?: number }

/** Renders the sign of who has a seat; its word is the tip and what screen readers read. */
export function SeatSign({ holder, size = 18 }: Props) {
  const { t } = useTranslation('common')
  const Icon = icons[holder]
  const word = t(`seat.${holder}`)
  return (
    <span className={styles.sign} title={word}>
      <Icon size={size} aria-hidden="true" />
      <span className="visually-hidden">{word}</span>
    </span>
  )
}

/** Renders the sign and its word. */
export function SeatSignWithWord({ holder }: { holder: SeatHolder }) {
  const { t } = useTranslation('common')
  const Icon = icons[holder]
  return (
    <span className={styles.worded}>
      <Icon size={18} aria-hidden="true" />
      {t(`seat.${holder}`)}
    </span>
  )
}
