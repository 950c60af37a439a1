import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useThread } from '../../../domain/messages/queries.ts'
import { useShownCompany } from '../../../domain/shown-company.tsx'
import { Badge } from '../../../ui/chip.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { ThreadCard } from './thread-card.tsx'

const threads = ['team', 'staff'] as const
type ThreadName = (typeof threads)[number]

/**
 * The threads of a company: among its people, and with the staff of its game. Players begin with their team, staff with
 * the thread that is addressed to them.
 */
export default function MessagesPage() {
  const { t } = useTranslation(['messages', 'common'])
  const { companyId, isReadOnly } = useShownCompany()
  const asked = useSearch({ strict: false, select: (search: { thread?: unknown }) => search.thread })
  const navigate = useNavigate()
  const shown = threads.find(thread => thread === asked) ?? (isReadOnly ? 'staff' : 'team')
  const open = (thread: ThreadName) =>
    void navigate({
      to: '.',
      search: ((search: object) => ({ ...search, thread })) as never,
      replace: true,
      resetScroll: false,
    })
  return (
    <Tabs
      label={t('title')}
      value={shown}
      onChange={open}
      items={threads.map(thread => ({
        value: thread,
        label: t(isReadOnly && thread === 'team' ? 'thread.company' : `thread.${thread}`),
        badge: <UnreadOf companyId={companyId} thread={thread} />,
        content: <ThreadCard key={`${companyId} ${thread}`} companyId={companyId} thread={thread} />,
      }))}
    />
  )
}

function UnreadOf({ companyId, thread }: { companyId: number; thread: ThreadName }) {
  const { t } = useTranslation('messages')
  const unread = useThread({ companyId, thread }).data?.unread ?? 0
  return unread === 0 ? null : <Badge count={unread} label={t('unread', { count: unread })} />
}
