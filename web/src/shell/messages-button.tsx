import { IconBell } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './header.module.css'
import { useLoggedMessages } from './message-log.ts'
import { showPanel, usePanel } from './shell-panels.tsx'

/** Renders the bell with the number of unread messages. */
export function MessagesButton() {
  const { t } = useTranslation()
  const unread = useLoggedMessages().filter(message => !message.read).length
  const isOpen = usePanel() === 'messages'
  const title = t('shell.messages.title')
  return (
    <IconButton
      label={unread > 0 ? `${title} – ${t('shell.messages.unread', { count: unread })}` : title}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      data-opens-messages
      tip="end"
      icon={
        <span className={styles.bell}>
          <IconBell size={22} stroke={1.75} aria-hidden="true" />
          {unread > 0 && (
            <span className={`fig ${styles.unread}`} aria-hidden="true">
              {unread > 9 ? '9+' : unread}
            </span>
          )}
        </span>
      }
      onClick={() => showPanel(isOpen ? null : 'messages')}
    />
  )
}
