import { Modal } from './modal.tsx'
import { Spinner } from './spinner.tsx'
import styles from './waiting-dialog.module.css'

/**
 * Renders a dialog during an operation that cannot be interrupted: without a close button, and Esc or the backdrop do
 * not close it.
 */
export function WaitingDialog({ children }: { children: string }) {
  return (
    <Modal opened onClose={() => undefined} label={children} size={440} alert>
      <div className={styles.wait} role="status">
        <Spinner size={36} className={styles.spinner} />
        <p>{children}</p>
      </div>
    </Modal>
  )
}
