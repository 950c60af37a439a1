import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './dialog.module.css'

type Props = { opened: boolean; onClose(): void; title: ReactNode; children: ReactNode }

/** Renders a full screen over the page: the configuration, or a player's dashboard. */
export function FullScreenDialog({ opened, onClose, title, children }: Props) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      fullScreen
      closeButtonProps={{ 'aria-label': t('ui.close') }}
      classNames={{
        content: styles.full,
        header: styles.fullHeader,
        title: styles.title,
        body: styles.fullBody,
      }}
      transitionProps={{ transition: 'slide-up', duration: 250 }}
    >
      <div className={styles.fullInner}>{children}</div>
    </Modal>
  )
}
