import type { ReactNode } from 'react'
import { AskingModal } from './asking-modal.tsx'
import styles from './dialog.module.css'

type Props = {
  onClose(): void
  title: string
  /** Something typed would be lost: asks before closing. */
  changed?: boolean
  size?: number
  children: ReactNode
}

/** A form and a list over the page, each with its own actions; full screen on phones. It exists while it is open. */
export function ContentDialog({ size = 860, children, ...frame }: Props) {
  return (
    <AskingModal opened size={size} {...frame}>
      {() => <div className={styles.parts}>{children}</div>}
    </AskingModal>
  )
}
