import type { NotificationKind } from '@trimestre/contract/messages'
import { useEffect } from 'react'
import { useNotifications, useReadNotifications } from '../../../domain/messages/queries.ts'

const kinds: readonly NotificationKind[] = ['grade.published', 'review.answered']

/** Marks the notifications of the own grade in a game as read: the page says what they say. */
export function useReadNews(gameId: number): void {
  const items = useNotifications().data?.items ?? []
  const { mutate } = useReadNotifications()
  const ids = items
    .filter(({ kind, game, read }) => !read && game?.id === gameId && kinds.includes(kind))
    .map(({ id }) => id)
    .join()
  useEffect(() => {
    if (ids !== '') mutate({ ids: ids.split(',').map(Number) })
  }, [ids, mutate])
}
