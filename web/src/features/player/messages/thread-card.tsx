import { IconEye } from '@tabler/icons-react'
import { ApiError } from '@trimestre/contract/client'
import type { Message, MessageThread } from '@trimestre/contract/messages'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEarlierMessages, useReadThread, useThread } from '../../../domain/messages/queries.ts'
import { useShownCompany } from '../../../domain/shown-company.tsx'
import { useGame } from '../../../domain/use-game.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { notify } from '../../../ui/notify.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageItem } from './message-item.tsx'
import { MessageLog } from './message-log.tsx'
import styles from './messages.module.css'

type Props = { companyId: number; thread: MessageThread }

/** Shows a thread with who reads it, the newest messages last, and the field for another one. */
export function ThreadCard({ companyId, thread }: Props) {
  const { t } = useTranslation(['messages', 'common'])
  const place = { companyId, thread }
  const { data, error, refetch } = useThread(place)
  const { gameId, isReadOnly } = useShownCompany()
  const isArchived = useGame(gameId).data?.archived === true
  const earlier = useEarlier(place, data?.messages, data?.more ?? false)
  useReadWhenSeen(place, data)
  if (error instanceof ApiError && error.code === 'messages/private')
    return (
      <Card>
        <p className={styles.private}>{t('private')}</p>
      </Card>
    )
  if (error && !data)
    return (
      <Card>
        <ErrorCard reason={errorText(t, error)} onRetry={() => void refetch()} />
      </Card>
    )
  if (!data) return <Skeleton height={320} />
  const messages = [...earlier.messages, ...data.messages]
  return (
    <Card>
      <p className={styles.readers}>
        <IconEye size={18} aria-hidden="true" />
        {t(thread === 'staff' ? 'readers.staff' : data.readers === 'team' ? 'readers.team' : 'readers.open')}
      </p>
      {earlier.hasMore && (
        <Button small loading={earlier.isPending} onClick={earlier.load}>
          {t('earlier')}
        </Button>
      )}
      {messages.length === 0 && <EmptyState picture="thread" title={t('empty')} />}
      <MessageLog label={t(`thread.${thread}`)} messages={messages}>
        {messages.map((message, index) => (
          <MessageItem key={message.id} {...{ place, message }} before={messages[index - 1]} />
        ))}
      </MessageLog>
      {isArchived ? (
        <Banner tone="info">{t('archived')}</Banner>
      ) : (
        <MessageForm place={place} isFirst={messages.length === 0 && !isReadOnly} />
      )}
    </Card>
  )
}

/** Returns the messages before those of the last response that were asked for, the oldest first. */
function useEarlier(place: Props, last: readonly Message[] | undefined, more: boolean) {
  const { t } = useTranslation('common')
  const { mutate, isPending } = useEarlierMessages(place)
  const [read, setRead] = useState<{ messages: readonly Message[]; more: boolean } | null>(null)
  const first = read?.messages[0] ?? last?.[0]
  // A new message may have moved an old one out of the last response.
  const end = last?.[0]?.id ?? 0
  const messages = (read?.messages ?? []).filter(({ id }) => id < end)
  return {
    messages,
    hasMore: read?.more ?? more,
    isPending,
    load: () => {
      if (first === undefined) return
      mutate(first.id, {
        onSuccess: page =>
          setRead(before => ({ messages: [...page.messages, ...(before?.messages ?? [])], more: page.more })),
        onError: error => notify.error(errorText(t, error)),
      })
    },
  }
}

/** Marks the messages of a thread as read once they are shown on a visible page. */
function useReadWhenSeen(place: Props, data: ReturnType<typeof useThread>['data']): void {
  const { mutate } = useReadThread(place)
  const last = data?.messages.at(-1)?.id ?? 0
  const upTo = data?.upTo
  useEffect(() => {
    if (upTo === undefined || last <= upTo) return
    const readNow = () => {
      if (document.visibilityState === 'visible') mutate(last)
    }
    readNow()
    document.addEventListener('visibilitychange', readNow)
    return () => document.removeEventListener('visibilitychange', readNow)
  }, [last, upTo, mutate])
}
