import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './dialog.module.css'

type Props = {
  opened: boolean
  onClose(): void
  title?: string
  /** The accessible name of a dialog without a title. */
  label?: string
  size: number
  /** Neither Esc nor a click outside closes the dialog. */
  locked?: boolean
  children: ReactNode
}

/**
 * Sets the role of a dialog that interrupts. Mantine writes `role="dialog"` on the panel itself and accepts no other
 * role.
 */
const announceAsAlert = (panel: HTMLElement | null) => panel?.setAttribute('role', 'alertdialog')

export function AlertModal({ opened, onClose, title, label, size, locked, children }: Props) {
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={size}
      centered
      closeOnEscape={!locked}
      closeOnClickOutside={!locked}
      classNames={{ content: styles.content, header: styles.header, title: styles.title, body: styles.body }}
      transitionProps={{ transition: 'pop', duration: 150 }}
    >
      <Modal.Overlay />
      <Modal.Content ref={announceAsAlert} aria-label={label}>
        {title && (
          <Modal.Header>
            <Modal.Title>{title}</Modal.Title>
          </Modal.Header>
        )}
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
