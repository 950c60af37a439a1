import type { ReactNode } from 'react'
import styles from './dialog.module.css'
import { Modal } from './modal.tsx'

type Props = { opened: boolean; onClose(): void; title: ReactNode; children: ReactNode }

const classes = { panel: styles.full, header: styles.fullHeader, title: styles.title, body: styles.fullBody }

/** Renders a full screen over the page: the configuration, or a player's dashboard. */
export function FullScreenDialog({ children, ...modal }: Props) {
  return (
    <Modal {...modal} placement="page" classes={classes}>
      <div className={styles.fullInner}>{children}</div>
    </Modal>
  )
}
