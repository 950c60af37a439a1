import { IconTrash } from '@tabler/icons-react'
import type { Message, MessageThread } from '@trimestre/contract/messages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeleteMessage } from '../../../domain/messages/queries.ts'
import { useSignedIn } from '../../../domain/use-session.ts'
import { WrittenText } from '../../../domain/written/written-text.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from './messages.module.css'

type Props = {
  place: { companyId: number; thread: MessageThread }
  message: Message
  /** The message above it. */
  before: Message | undefined
}

/** Renders a message with its author and time, under the day that it begins; its author may delete it. */
export function MessageItem({ place, message, before }: Props) {
  const { t } = useTranslation(['messages', 'common'])
  const format = useFormat()
  const { user } = useSignedIn()
  const [isAsked, setAsked] = useState(false)
  const remove = useDeleteMessage(place)
  const { by, text, at, deletable } = message
  const isOwn = by?.id === user.id
  const day = format.date(at)
  return (
    <>
      {(before === undefined || format.date(before.at) !== day) && (
        <li className={styles.day}>
          <time dateTime={at.slice(0, 10)}>{day}</time>
        </li>
      )}
      <li className={classNames(styles.message, isOwn && styles.own)} tabIndex={-1}>
        <p className={styles.by}>
          <bdi>{isOwn ? t('you') : (by?.name ?? t('formerMember'))}</bdi>
          {' · '}
          <time dateTime={at}>{format.time(at)}</time>
        </p>
        {text === null ? <p className={styles.deleted}>{t('deleted')}</p> : <WrittenText text={text} />}
        {deletable && text !== null && (
          <IconButton
            className={styles.delete}
            label={t('delete')}
            tip="none"
            icon={<IconTrash size={18} aria-hidden="true" />}
            onClick={() => setAsked(true)}
          />
        )}
      </li>
      {isAsked && (
        <ConfirmDialog
          opened
          destructive
          title={t('deleteTitle')}
          onClose={() => setAsked(false)}
          onConfirm={() => remove.mutateAsync(message.id)}
          failureText={error => errorText(t, error)}
        >
          <p>{t('deleteBody')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
