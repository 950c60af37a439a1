import type { ReactNode } from 'react'
import { UnsavedChangesModal } from './asking-modal.tsx'
import styles from './dialog.module.css'

type Props = {
  onClose(): void
  title: string
  /** Whether the form has unsaved input: the dialog then asks for confirmation before it closes. */
  changed?: boolean
  size?: number
  children: ReactNode
}

/**
 * Renders a form and a list over the page, each with its own actions; full screen on phones. It is mounted only while
 * it is open.
 */
export function ContentDialog({ size = 860, children, ...frame }: Props) {
  return (
    <UnsavedChangesModal opened size={size} {...frame}>
      {() => <div className={styles.parts}>{children}</div>}
    </UnsavedChangesModal>
  )
}
