import type { RoleName } from '@trimestre/contract/roles'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { roleText } from '../../../domain/staff/role-text.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Figure } from '../../../ui/figure.tsx'
import { type DataColumn, DataTable } from '../../../ui/table/data-table.tsx'
import { usePlayers, useRoles, useStaff } from './api.ts'
import styles from './roles-list.module.css'

type Row = { id: number; name: RoleName; count: number | undefined }

const abilities = {
  ROLE_SUPER_ADMIN: 'admin:users.superAdminMay',
  ROLE_ADMIN: 'admin:users.adminMay',
  ROLE_USER: 'admin:users.userMay',
} as const satisfies Record<RoleName, string>

/** Lists the three fixed roles, with their permissions and number of users. */
export function RolesList() {
  const { t } = useTranslation(['common', 'admin'])
  const roles = useRoles()
  const staff = useStaff().data
  const holders = (role: RoleName) => staff?.filter(user => user.role.name === role).length
  const counts: Record<RoleName, number | undefined> = {
    ROLE_SUPER_ADMIN: holders('ROLE_SUPER_ADMIN'),
    ROLE_ADMIN: holders('ROLE_ADMIN'),
    ROLE_USER: usePlayers().data?.length,
  }
  const rows = roles.data?.map(({ id, name }) => ({
    id,
    name: name as RoleName,
    count: counts[name as RoleName],
  }))
  const columns = useMemo(
    (): DataColumn<Row>[] => [
      { id: 'role', header: t('field.role'), sortable: false, value: row => roleText(t, row.name) },
      { id: 'may', header: t('admin:users.may'), sortable: false, value: row => t(abilities[row.name]) },
      {
        id: 'count',
        header: t('admin:users.count'),
        figure: true,
        sortable: false,
        value: row => row.count,
        cell: row => <Figure value={row.count} />,
      },
    ],
    [t],
  )
  return (
    <>
      <p className={styles.lead}>{t('admin:users.rolesLead')}</p>
      <DataTable
        name="roles"
        caption={t('admin:users.roles')}
        columns={columns}
        rows={rows}
        rowId={row => row.id}
        failure={roles.error && { reason: errorText(t, roles.error), onRetry: () => roles.refetch() }}
      />
    </>
  )
}
