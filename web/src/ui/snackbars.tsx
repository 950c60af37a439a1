import { IconX } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import {
  dismissMessage,
  getMessages,
  type Message,
  type MessageAction,
  subscribeToMessages,
} from './notify.ts'
import styles from './snackbars.module.css'
import { ToneIcon } from './tone.tsx'
import { usePreference } from './use-preference.ts'

/**
 * Renders the short messages. The live regions are on the page from the start, so that screen readers announce new
 * messages; a dialog hides everything else from them but what has `aria-live`.
 */
export function Snackbars() {
  const messages = useSyncExternalStore(subscribeToMessages, getMessages)
  const message = messages[0]
  const isError = message?.tone === 'error'
  return (
    <div className={styles.place} data-screen-only>
      <div role="status" aria-live="polite">
        {message && !isError && <Snackbar key={message.id} message={message} />}
      </div>
      <div role="alert" aria-live="assertive">
        {message && isError && <Snackbar key={message.id} message={message} />}
      </div>
    </div>
  )
}

function Snackbar({ message }: { message: Message }) {
  const { t } = useTranslation()
  const [held, setHeld] = useState(false)
  const keepMessages = usePreference('keepMessages')
  const isHidden = useIsPageHidden()
  useEffect(() => {
    if (held || keepMessages || isHidden) return
    const timer = setTimeout(() => dismissMessage(message.id), message.duration)
    return () => clearTimeout(timer)
  }, [message, held, keepMessages, isHidden])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer, nothing is operated
    <div
      className={classNames(styles.bar, styles[message.tone])}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ToneIcon tone={message.tone} />
      <span>{message.text}</span>
      {message.action && <ActionButton id={message.id} action={message.action} />}
      <IconButton
        label={t('ui.close')}
        icon={<IconX size={18} aria-hidden="true" />}
        tip="none"
        onClick={() => dismissMessage(message.id)}
      />
    </div>
  )
}

function ActionButton({ id, action }: { id: number; action: MessageAction }) {
  const follow = () => {
    dismissMessage(id)
    action.onSelect()
  }
  return (
    <button type="button" className={styles.action} onClick={follow}>
      {action.label}
    </button>
  )
}

function useIsPageHidden(): boolean {
  return useSyncExternalStore(
    listener => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => document.hidden,
  )
}
