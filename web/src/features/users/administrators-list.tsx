import type { User } from '@trimestre/contract/users'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useAdministrators, useSuperAdministrators } from './api.ts'
import { UsersTable } from './users-table.tsx'

type Props = { onEdit(user: User): void; onDisable(user: User): void }

/** Super administrators and administrators in one list. */
export function AdministratorsList({ onEdit, onDisable }: Props) {
  const { t } = useTranslation('admin')
  const supers = useSuperAdministrators()
  const administrators = useAdministrators()
  const refetch = () => {
    void supers.refetch()
    void administrators.refetch()
  }
  const data = supers.data && administrators.data && [...supers.data, ...administrators.data]
  return (
    <UsersTable
      kind="administrators"
      caption={t('users.administrators')}
      users={{ data, error: supers.error ?? administrators.error, refetch }}
      empty={<EmptyState>{t('users.emptyAdministrators')}</EmptyState>}
      onEdit={onEdit}
      onDisable={onDisable}
    />
  )
}
