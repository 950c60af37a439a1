import { IconCircleFilled } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { NotificationItem } from '@trimestre/contract/messages'
import { companyScreens } from '@trimestre/contract/screens'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { enterJoinedGame } from '../domain/enter-game.ts'
import { groupNotifications, notificationText } from '../domain/messages/notification-text.ts'
import { useNotifications, useReadNotifications } from '../domain/messages/queries.ts'
import { momentText } from '../domain/moment-text.ts'
import { roleOf } from '../domain/session.ts'
import { useSignedIn } from '../domain/use-session.ts'
import { useFormat } from '../i18n/format.ts'
import { errorText } from '../i18n/server-sentences.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorCard } from '../ui/error-card.tsx'
import { notify } from '../ui/notify.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './messages-panel.module.css'

/** Lists what the server notified the user of: the unread ones first, by day, each with the place that it leads to. */
export function NotificationsList({ onClose }: { onClose(): void }) {
  const { t } = useTranslation(['messages', 'common'])
  const format = useFormat()
  const { data, error, refetch } = useNotifications()
  const read = useReadNotifications()
  // Those that are new while the list is open stay where they are after they are read.
  const [openedUnread, setOpenedUnread] = useState<ReadonlySet<number> | null>(null)
  if (data && openedUnread === null)
    setOpenedUnread(new Set(data.items.filter(item => !item.read).map(({ id }) => id)))
  if (error && !data) return <ErrorCard reason={errorText(t, error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={120} />
  const placed = data.items.map(item => ({ ...item, read: item.read && !openedUnread?.has(item.id) }))
  const groups = groupNotifications(placed, format.date)
  const unread = { day: t('panel.unread'), items: groups.unread }
  const sections = groups.unread.length > 0 ? [unread, ...groups.read] : groups.read
  const newest = Math.max(0, ...data.items.map(({ id }) => id))
  const isRead = new Set(data.items.filter(item => item.read).map(({ id }) => id))
  return (
    <>
      <div className={styles.tools}>
        {data.items.length > 0 && (
          <Button
            variant="text"
            small
            disabled={data.unread === 0 || read.isPending}
            onClick={() => read.mutate({ upTo: newest })}
          >
            {t('panel.readAll')}
          </Button>
        )}
        <Link
          to="/app/user/profile"
          hash="notifications"
          className={buttonClass('text', true)}
          activeProps={{}}
          onClick={onClose}
        >
          {t('panel.settings')}
        </Link>
      </div>
      {data.items.length === 0 && <EmptyState picture="messages" title={t('panel.nothing')} />}
      {sections.map(({ day, items }) => (
        <section key={day} aria-label={day}>
          <h3 className={styles.day}>{day}</h3>
          <ul>
            {items.map(item => (
              <Item
                key={item.id}
                item={item}
                isUnread={!isRead.has(item.id)}
                onOpen={() => {
                  read.mutate({ ids: [item.id] })
                  onClose()
                }}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

type ItemProps = { item: NotificationItem; isUnread: boolean; onOpen(): void }

function Item({ item, isUnread, onOpen }: ItemProps) {
  const { t } = useTranslation(['messages', 'common'])
  const format = useFormat()
  const open = useOpen(item)
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
    void open()
  }
  return (
    <li className={classNames(styles.item, isUnread && styles.new)}>
      <Link to={item.link} className={styles.target} activeProps={{}} onClick={choose}>
        <span className={styles.mark}>
          {isUnread && <IconCircleFilled size={8} aria-hidden="true" />}
          {isUnread && <span className="visually-hidden">{t('common:shell.messages.new')} – </span>}
        </span>
        <span>
          <span className={styles.sentence}>{notificationText(t, item)}</span>
          <span className={styles.at}>
            {item.game && <bdi>{item.game.name}</bdi>}
            {item.game && ' · '}
            <time dateTime={item.at}>{momentText(format, item.at)}</time>
          </span>
        </span>
      </Link>
    </li>
  )
}

/** Returns what opens the place of a notification; a player enters its game first, which may not be the one shown. */
function useOpen({ game, link }: NotificationItem): () => Promise<void> {
  const { t } = useTranslation('common')
  const session = useSignedIn()
  const navigate = useNavigate()
  return async () => {
    const isPlayer = roleOf(session) === 'ROLE_USER'
    const isElsewhere = game !== null && (session.mode !== 'GAME' || session.currentGame?.id !== game.id)
    try {
      if (isPlayer && isElsewhere && isOfCompany(link)) await enterJoinedGame(session.user.id, game.id)
      await navigate({ to: link })
    } catch (error) {
      notify.error(errorText(t, error))
    }
  }
}

/** Whether an address is that of a screen of the player's company. */
const isOfCompany = (link: string): boolean =>
  companyScreens.some(screen => new RegExp(`^/app/user/${screen}(?![\\w-])`).test(link))
