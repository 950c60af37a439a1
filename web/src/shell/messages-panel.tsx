import { IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/format.ts'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { ToneIcon } from '../ui/tone.tsx'
import { useReturnFocus } from '../ui/use-return-focus.ts'
import { type LoggedMessage, markAllRead, useLoggedMessages } from './message-log.ts'
import styles from './messages-panel.module.css'

type Props = { opened: boolean; onClose(): void }

/**
 * Renders the last messages of this device, so that a message can be read again after it disappeared. Loaded when first
 * opened.
 */
export default function MessagesPanel({ opened, onClose }: Props) {
  return opened ? <Panel onClose={onClose} /> : null
}

function Panel({ onClose }: { onClose(): void }) {
  const { t } = useTranslation()
  const messages = useLoggedMessages()
  const [newIds] = useState(() => new Set(messages.filter(({ read }) => !read).map(({ id }) => id)))
  const panel = useRef<HTMLDivElement>(null)
  useReturnFocus()
  useEffect(() => {
    panel.current?.focus()
    markAllRead()
  }, [])
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
          {t('shell.messages.title')}
        </h2>
        {newIds.size > 0 && (
          <span className={styles.count}>{t('shell.messages.unread', { count: newIds.size })}</span>
        )}
        <IconButton
          className={styles.close}
          label={t('ui.close')}
          tip="none"
          icon={<IconX size={20} aria-hidden="true" />}
          onClick={onClose}
        />
      </div>
      {messages.length === 0 ? (
        <EmptyState picture="messages">{t('shell.messages.none')}</EmptyState>
      ) : (
        <ul className={styles.list}>
          {messages.map(message => (
            <Message key={message.id} message={message} isNew={newIds.has(message.id)} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Message({ message, isNew }: { message: LoggedMessage; isNew: boolean }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <li className={classNames(styles.message, styles[message.tone], isNew && styles.new)}>
      <ToneIcon tone={message.tone} />
      <div>
        <p>{message.text}</p>
        <p className={styles.at}>
          <time dateTime={message.at}>{format.dateTime(message.at)}</time>
          {isNew && <span className="visually-hidden"> – {t('shell.messages.new')}</span>}
        </p>
      </div>
    </li>
  )
}
