import { IconKey, IconLock, IconLockOpen, IconPencil, IconTrash } from '@tabler/icons-react'
import type { User } from '@trimestre/contract/users'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignedIn } from '../../../domain/use-session.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { notify } from '../../../ui/notify.ts'
import { DataTable, type RowAction } from '../../../ui/table/data-table.tsx'
import { useUpdateUser } from './api.ts'
import { type UserKind, userColumns } from './user-columns.tsx'
import type { RowHandlers } from './users-card.tsx'

export type UserList = { data: User[] | undefined; error: unknown; refetch(): void }

type Props = RowHandlers & {
  kind: UserKind
  users: UserList
  caption: string
  empty: ReactNode
  toolbar?: ReactNode
}

export function UsersTable(props: Props) {
  const { kind, users, caption, empty, toolbar, onEdit, onDisable, onDelete, onAccess } = props
  const { t } = useTranslation(['common', 'admin'])
  const self = useSignedIn().user
  const enable = useEnable()
  const columns = useMemo(() => userColumns(t, kind, self.id), [t, kind, self.id])
  const actions = (user: User): RowAction[] => {
    const edit = { id: 'edit', label: t('ui.edit'), icon: <IconPencil size={18} aria-hidden="true" /> }
    const lock = user.enabled
      ? { id: 'disable', label: t('admin:users.disable'), icon: <IconLock size={18} aria-hidden="true" /> }
      : { id: 'enable', label: t('admin:users.enable'), icon: <IconLockOpen size={18} aria-hidden="true" /> }
    const remove = {
      id: 'delete',
      label: t('ui.delete'),
      icon: <IconTrash size={18} aria-hidden="true" />,
      danger: true,
    }
    const access = {
      id: 'access',
      label: t('admin:access.action'),
      icon: <IconKey size={18} aria-hidden="true" />,
      onSelect: () => onAccess(user),
    }
    const isPlayer = user.role.name === 'ROLE_USER'
    const rows = [{ ...edit, onSelect: () => onEdit(user) }, ...(isPlayer ? [access] : [])]
    // Users cannot disable or delete their own account.
    if (user.id === self.id) return rows
    const change = { ...lock, onSelect: () => (user.enabled ? onDisable(user) : enable(user)) }
    // An administrator can only delete players who are in no game.
    if (self.role.name !== 'ROLE_SUPER_ADMIN' && user.companies.length > 0) return [...rows, change]
    return [...rows, change, { ...remove, onSelect: () => onDelete(user) }]
  }
  return (
    <DataTable
      name={kind}
      caption={caption}
      columns={columns}
      rows={users.data}
      rowId={user => user.id}
      rowName={user => user.username}
      failure={users.error ? { reason: errorText(t, users.error), onRetry: users.refetch } : null}
      empty={empty ?? <EmptyState />}
      filterable
      newestFirst
      toolbar={toolbar}
      actions={actions}
    />
  )
}

/** Enables an account without confirmation, since this loses nothing. */
function useEnable() {
  const { t } = useTranslation(['common', 'admin'])
  const { mutate } = useUpdateUser()
  return (user: User) =>
    mutate(
      { id: user.id, body: { enabled: true } },
      {
        onSuccess: () => notify.success(t('admin:users.enabled')),
        onError: error => notify.error(errorText(t, error)),
      },
    )
}
