import { IconBell } from '@tabler/icons-react'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './header.module.css'
import { showPanel, usePanel } from './shell-panels.tsx'
import { useBellName, useUnread } from './unread.ts'

/** The largest number that the badge has room for. */
const shownMax = 99

/** Renders the bell with the number of unread notifications. */
export function MessagesButton() {
  const unread = useUnread()
  const isOpen = usePanel() === 'messages'
  return (
    <IconButton
      label={useBellName(unread)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      data-opens-messages
      tip="end"
      icon={
        <span className={styles.bell}>
          <IconBell size={22} stroke={1.75} aria-hidden="true" />
          {unread > 0 && (
            <span className={`fig ${styles.unread}`} aria-hidden="true">
              {unread > shownMax ? `${shownMax}+` : unread}
            </span>
          )}
        </span>
      }
      onClick={() => showPanel(isOpen ? null : 'messages')}
    />
  )
}
