import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import styles from './dialog.module.css'
import { Modal } from './modal.tsx'

type Props = {
  opened: boolean
  onClose(): void
  /** The question itself. */
  title: string
  /** The exact consequence, in a sentence. */
  children?: ReactNode
  /**
   * Performs the action when « Confirmer » is clicked; a rejected promise keeps the dialog open and shows its message.
   */
  onConfirm(): unknown
  /** Turns a failure into the sentence shown. */
  failureText(error: unknown): string
  /** Whether data would be lost: the focus then starts on « Annuler », and « Confirmer » is outlined in red. */
  destructive?: boolean
  confirmDisabled?: boolean
}

/** Asks for confirmation before an action, with the buttons « Annuler » and « Confirmer ». */
export function ConfirmDialog(props: Props) {
  const { opened, onClose, title, children, onConfirm, failureText, destructive, confirmDisabled } = props
  const { t } = useTranslation()
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const close = () => {
    if (running) return
    setFailure(null)
    onClose()
  }
  const confirm = async () => {
    setRunning(true)
    setFailure(null)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setRunning(false)
    }
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      size={480}
      alert
      classes={{ header: styles.header, title: styles.title, body: styles.body }}
    >
      <div className={styles.text}>{children}</div>
      {failure && (
        <div className={styles.text}>
          <Banner tone="error">{failure}</Banner>
        </div>
      )}
      <div className={`${styles.actions} ${styles.plainActions}`}>
        <Button variant="text" onClick={close} disabled={running} data-autofocus={destructive || undefined}>
          {t('dialog.cancel')}
        </Button>
        <Button
          variant={destructive ? 'danger' : 'primary'}
          onClick={confirm}
          loading={running}
          disabled={confirmDisabled}
          data-autofocus={!destructive || undefined}
        >
          {t('dialog.confirm')}
        </Button>
      </div>
    </Modal>
  )
}
