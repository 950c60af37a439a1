import { IconSend } from '@tabler/icons-react'
import type { MessageThread } from '@trimestre/contract/messages'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWriteMessage } from '../../../domain/messages/queries.ts'
import { readStored, writeStored } from '../../../domain/storage.ts'
import { useSignedIn } from '../../../domain/use-session.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import styles from './messages.module.css'

/** The longest message in characters, as the server has it. */
const lengthMax = 2000
/** The number of characters left from which on it is shown. */
const fewLeft = 200

type Props = { place: { companyId: number; thread: MessageThread }; isFirst: boolean }

/**
 * Renders the field for another message. Ctrl or ⌘ with Enter sends it; what is typed stays on this device until the
 * server has it.
 */
export function MessageForm({ place, isFirst }: Props) {
  const { t } = useTranslation(['messages', 'common'])
  const { user } = useSignedIn()
  const key = `draft:message:${user.id}:${place.companyId}:${place.thread}`
  const [text, setText] = useState(() => readStored(key) ?? '')
  const field = useRef<HTMLTextAreaElement>(null)
  const write = useWriteMessage(place)
  const change = (next: string) => {
    setText(next)
    writeStored(key, next === '' ? null : next)
  }
  const isEmpty = text.trim() === ''
  const left = lengthMax - text.length
  const send = () => {
    if (isEmpty || left < 0 || write.isPending) return
    write.mutate(text, {
      onSuccess: () => {
        // What was typed meanwhile stays.
        setText(now => {
          const rest = now === text ? '' : now
          writeStored(key, rest === '' ? null : rest)
          return rest
        })
        field.current?.focus()
      },
    })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate data-screen-only>
      {write.error && (
        <Banner tone="error" title={t('notSent')}>
          {errorText(t, write.error)}
        </Banner>
      )}
      <TextAreaField
        ref={field}
        label={t('write')}
        hint={
          left <= fewLeft && left >= 0 ? (
            t('left', { count: left })
          ) : (
            <span className={styles.keys}>{t('sendHint')}</span>
          )
        }
        error={left < 0 ? t('tooLong', { count: lengthMax }) : undefined}
        placeholder={isFirst ? t(`first.${place.thread}`) : undefined}
        value={text}
        onChange={event => change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        variant="primary"
        type="submit"
        loading={write.isPending}
        disabled={isEmpty || left < 0}
        icon={<IconSend className="flip" size={20} aria-hidden="true" />}
      >
        {t('send')}
      </Button>
    </form>
  )
}
