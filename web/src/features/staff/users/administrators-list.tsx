import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useStaff } from './api.ts'
import { useUserFilter } from './user-filter.tsx'
import type { RowHandlers } from './users-card.tsx'
import { UsersTable } from './users-table.tsx'

/** Lists super administrators and administrators in one table. */
export function AdministratorsList(handlers: RowHandlers) {
  const { t } = useTranslation(['common', 'admin'])
  const staff = useStaff()
  const { isFiltered, filter, reset, select } = useUserFilter('administrators')
  const empty = isFiltered ? (
    <EmptyState action={<Button onClick={reset}>{t('table.clearFilter')}</Button>} />
  ) : (
    <EmptyState
      picture="people"
      action={<Button onClick={handlers.onCreate}>{t('admin:users.create')}</Button>}
    >
      {t('admin:users.emptyAdministrators')}
    </EmptyState>
  )
  return (
    <UsersTable
      kind="administrators"
      caption={t('admin:users.administrators')}
      users={{ ...staff, data: filter(staff.data) }}
      empty={empty}
      toolbar={select}
      {...handlers}
    />
  )
}
