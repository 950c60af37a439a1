import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { Spinner } from './spinner.tsx'
import styles from './waiting-dialog.module.css'

/** Something that cannot be interrupted is under way: no close button, no Esc, no backdrop. */
export function WaitingDialog({ children }: { children: ReactNode }) {
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      role="alertdialog"
      size={440}
      centered
      classNames={{ content: styles.content }}
      transitionProps={{ transition: 'pop', duration: 150 }}
    >
      <div className={styles.wait} role="status">
        <Spinner size={36} className={styles.spinner} />
        <p>{children}</p>
      </div>
    </Modal>
  )
}
