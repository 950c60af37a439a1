import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/format.ts'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ToneIcon } from '../ui/tone.tsx'
import { type LoggedMessage, markAllRead, useLoggedMessages } from './message-log.ts'
import styles from './messages-panel.module.css'

/** Lists the last messages of this device, which are read by being shown. */
export function DeviceMessages() {
  const { t } = useTranslation()
  const messages = useLoggedMessages()
  const [newIds] = useState(() => new Set(messages.filter(({ read }) => !read).map(({ id }) => id)))
  useEffect(() => markAllRead(), [])
  if (messages.length === 0) return <EmptyState picture="messages">{t('shell.messages.none')}</EmptyState>
  return (
    <ul className={styles.list}>
      {messages.map(message => (
        <Message key={message.id} message={message} isNew={newIds.has(message.id)} />
      ))}
    </ul>
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
