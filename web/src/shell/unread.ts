import { useTranslation } from 'react-i18next'
import { useUnreadNotifications } from '../domain/messages/queries.ts'
import { useLoggedMessages } from './message-log.ts'

/** Returns the number of things that this user has not read: notifications, and messages of this device. */
export function useUnread(): number {
  const messages = useLoggedMessages().filter(({ read }) => !read).length
  return useUnreadNotifications() + messages
}

/** Returns the name of the bell, with the number of unread things: « Notifications, 3 non lues ». */
export function useBellName(unread: number): string {
  const { t } = useTranslation()
  return unread > 0 ? t('shell.messages.titleUnread', { count: unread }) : t('shell.messages.title')
}
