import { AlertModal } from './alert-modal.tsx'
import { Spinner } from './spinner.tsx'
import styles from './waiting-dialog.module.css'

/** Something that cannot be interrupted is under way: no close button, no Esc, no backdrop. */
export function WaitingDialog({ children }: { children: string }) {
  return (
    <AlertModal opened onClose={() => undefined} label={children} size={440} locked>
      <div className={styles.wait} role="status">
        <Spinner size={36} className={styles.spinner} />
        <p>{children}</p>
      </div>
    </AlertModal>
  )
}
