import { Modal } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from './confirm-dialog.tsx'
import styles from './dialog.module.css'
import { useMediaQuery } from './use-media-query.ts'

type Props = {
  onClose(): void
  title: string
  /** Something typed would be lost: asks before closing. */
  changed?: boolean
  size?: number
  children: ReactNode
}

/** A form and a list over the page, each with its own actions; full screen on phones. It exists while it is open. */
export function ContentDialog({ onClose, title, changed, size = 860, children }: Props) {
  const { t } = useTranslation()
  const onPhone = useMediaQuery('(width < 600px)')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Modal
        opened
        onClose={() => (changed ? setAsking(true) : onClose())}
        title={title}
        size={size}
        fullScreen={onPhone}
        centered
        closeButtonProps={{ 'aria-label': t('ui.close') }}
        classNames={{
          content: styles.content,
          header: styles.header,
          title: styles.title,
          body: styles.body,
        }}
        transitionProps={{ transition: 'pop', duration: 150 }}
      >
        <div className={styles.parts}>{children}</div>
      </Modal>
      {/* Mounted only now: the Esc that asks must not also answer. */}
      {isAsking && (
        <ConfirmDialog
          opened
          onClose={() => setAsking(false)}
          title={t('ui.leaveTitle')}
          onConfirm={onClose}
          failureText={String}
          destructive
        >
          {t('ui.leaveBody')}
        </ConfirmDialog>
      )}
    </>
  )
}
