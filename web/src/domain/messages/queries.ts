import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnnouncementInput, MessageThread, NotificationPreferences } from '@trimestre/contract/messages'
import { call } from '../api.ts'
import { replaceCached } from '../query-cache.ts'

/*
 * Notifications of the signed-in user, announcements of a game, threads of a company: their queries and changes.
 */

type Asking = { signal: AbortSignal }

/** Milliseconds between two requests for notifications where no stream of a game reports them. */
const poll = 60_000

export const notificationsQuery = () => ({
  queryKey: ['listNotifications'] as const,
  queryFn: ({ signal }: Asking) => call('listNotifications', { signal }),
  // The bell is no content of the page.
  meta: { isOfFrame: true },
})

/** Queries what the signed-in user was notified of; it is read again whenever the user returns to the page. */
export const useNotifications = () =>
  useQuery({ ...notificationsQuery(), refetchInterval: poll, refetchOnWindowFocus: 'always' })

/** Returns the number of unread notifications, 0 while it is unknown. */
export const useUnreadNotifications = (): number => useNotifications().data?.unread ?? 0

/** Marks notifications as read: all up to one of them, or single ones. */
export function useReadNotifications() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { upTo: number } | { ids: number[] }) => call('readNotifications', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: notificationsQuery().queryKey }),
  })
}

const preferencesKey = ['notificationPreferences'] as const

export const useNotificationPreferences = () =>
  useQuery({
    queryKey: preferencesKey,
    queryFn: ({ signal }) => call('getNotificationPreferences', { signal }),
  })

export function useChangePreferences() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Partial<NotificationPreferences>) => call('updateNotificationPreferences', { body }),
    onSuccess: preferences => replaceCached(client, preferencesKey, preferences),
  })
}

export const announcementsQuery = (gameId: number) => ({
  queryKey: ['announcements', gameId] as const,
  queryFn: ({ signal }: Asking) => call('listAnnouncements', { params: { id: gameId }, signal }),
})

export const useAnnouncements = (gameId: number) => useQuery(announcementsQuery(gameId))

function useRefreshAnnouncements(gameId: number) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: announcementsQuery(gameId).queryKey })
}

/** Makes an announcement, or changes the one with this id. */
export function useSaveAnnouncement(gameId: number) {
  const onSettled = useRefreshAnnouncements(gameId)
  return useMutation({
    mutationFn: ({ id, body }: { id: number | null; body: AnnouncementInput }) =>
      id === null
        ? call('createAnnouncement', { params: { id: gameId }, body })
        : call('updateAnnouncement', { params: { id: gameId, announcementId: id }, body }),
    onSettled,
  })
}

export function useDeleteAnnouncement(gameId: number) {
  const onSettled = useRefreshAnnouncements(gameId)
  return useMutation({
    mutationFn: (id: number) => call('deleteAnnouncement', { params: { id: gameId, announcementId: id } }),
    onSettled,
  })
}

type ThreadPlace = { companyId: number; thread: MessageThread }

/** The first words of the keys of a thread: of its last messages, and of all that were read of it. */
const threadKey = ({ companyId, thread }: ThreadPlace) => ['thread', companyId, thread] as const

export const threadQuery = (place: ThreadPlace) => ({
  queryKey: [...threadKey(place), 'last'] as const,
  queryFn: ({ signal }: Asking) =>
    call('getThread', { params: { id: place.companyId, thread: place.thread }, signal }),
})

export const useThread = (place: ThreadPlace, enabled = true) => useQuery({ ...threadQuery(place), enabled })

/** Reads the messages that come before one. */
export function useEarlierMessages({ companyId, thread }: ThreadPlace) {
  return useMutation({
    mutationFn: (before: number) =>
      call('getThread', { params: { id: companyId, thread }, query: { before } }),
  })
}

function useRefreshThread(place: ThreadPlace) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: threadKey(place) })
}

export function useWriteMessage(place: ThreadPlace) {
  const onSettled = useRefreshThread(place)
  return useMutation({
    mutationFn: (text: string) =>
      call('writeMessage', { params: { id: place.companyId, thread: place.thread }, body: { text } }),
    onSettled,
  })
}

export function useDeleteMessage(place: ThreadPlace) {
  const onSettled = useRefreshThread(place)
  return useMutation({
    mutationFn: (messageId: number) =>
      call('deleteMessage', { params: { id: place.companyId, thread: place.thread, messageId } }),
    onSettled,
  })
}

/** Notes up to which message the user has read a thread. */
export function useReadThread(place: ThreadPlace) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (upTo: number) =>
      call('readThread', { params: { id: place.companyId, thread: place.thread }, body: { upTo } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: threadKey(place) }),
        client.invalidateQueries({ queryKey: notificationsQuery().queryKey }),
      ]),
  })
}
