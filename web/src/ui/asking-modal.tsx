import { type ReactNode, useState } from 'react'
import styles from './dialog.module.css'
import { UnsavedChangesDialog } from './leave-question.tsx'
import { Modal } from './modal.tsx'
import { useMediaQuery } from './use-media-query.ts'

type Props = {
  opened: boolean
  onClose(): void
  title: string
  size: number
  /** Whether the form has unsaved input: the dialog then asks for confirmation before it closes. */
  changed?: boolean
  children(close: () => void): ReactNode
}

/** Renders the frame of a dialog with a form: full screen on phones, and protected against closing by mistake. */
export function UnsavedChangesModal({ opened, onClose, title, size, changed, children }: Props) {
  const onPhone = useMediaQuery('(width < 600px)')
  const [isAsking, setAsking] = useState(false)
  const close = () => (changed ? setAsking(true) : onClose())
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      size={size}
      placement={onPhone ? 'page' : 'middle'}
      classes={{ header: styles.header, title: styles.title, body: styles.body }}
    >
      {children(close)}
      {isAsking && (
        <UnsavedChangesDialog
          onStay={() => setAsking(false)}
          onLeave={() => {
            setAsking(false)
            onClose()
          }}
        />
      )}
    </Modal>
  )
}
