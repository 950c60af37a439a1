import { IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnreadNotifications } from '../domain/messages/queries.ts'
import { Badge } from '../ui/chip.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useReturnFocus } from '../ui/use-return-focus.ts'
import { DeviceMessages } from './device-messages.tsx'
import { useLoggedMessages } from './message-log.ts'
import styles from './messages-panel.module.css'
import { NotificationsList } from './notifications-list.tsx'

type Props = { opened: boolean; onClose(): void }

/**
 * Renders what the user was notified of, and the last messages of this device, so that a message can be read again after
 * it disappeared. Loaded when first opened.
 */
export default function MessagesPanel({ opened, onClose }: Props) {
  return opened ? <Panel onClose={onClose} /> : null
}

type View = 'forYou' | 'device'

function Panel({ onClose }: { onClose(): void }) {
  const { t } = useTranslation(['messages', 'common'])
  const unread = useUnreadNotifications()
  const unreadHere = useLoggedMessages().filter(({ read }) => !read).length
  // It opens where there is something new.
  const [view, show] = useState<View>(unread === 0 && unreadHere > 0 ? 'device' : 'forYou')
  const panel = useRef<HTMLDivElement>(null)
  useReturnFocus()
  useEffect(() => panel.current?.focus(), [])
  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      const target = event.target as Element
      // The button that opened the panel closes it itself.
      if (!panel.current?.contains(target) && !target.closest('[data-opens-messages]')) onClose()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [onClose])
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby="messages-title"
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={event => event.key === 'Escape' && onClose()}
    >
      <div className={styles.head}>
        <h2 id="messages-title" className={styles.title}>
          {t('common:shell.messages.title')}
        </h2>
        <IconButton
          className={styles.close}
          label={t('common:ui.close')}
          tip="none"
          icon={<IconX size={20} aria-hidden="true" />}
          onClick={onClose}
        />
      </div>
      <div className={styles.tabs}>
        <Tabs
          label={t('common:shell.messages.title')}
          value={view}
          onChange={show}
          items={[
            {
              value: 'forYou',
              label: t('panel.forYou'),
              badge: <UnreadCount count={unread} />,
              content: <NotificationsList onClose={onClose} />,
            },
            {
              value: 'device',
              label: t('panel.device'),
              badge: <UnreadCount count={unreadHere} />,
              content: <DeviceMessages />,
            },
          ]}
        />
      </div>
    </div>
  )
}

function UnreadCount({ count }: { count: number }) {
  const { t } = useTranslation()
  return count === 0 ? null : <Badge count={count} label={t('shell.messages.unread', { count })} />
}
