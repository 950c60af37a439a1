import type { User } from '@trimestre/contract/users'
import type { TFunction } from 'i18next'
import { roleText } from '../../../domain/staff/role-text.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Figure } from '../../../ui/figure.tsx'
import type { DataColumn } from '../../../ui/table/data-table.tsx'
import styles from './users-table.module.css'

export type UserKind = 'players' | 'administrators'
type Texts = TFunction<['common', 'admin']>

/** Returns the columns of a list of users: players have a column of games, administrators one of roles. */
export function userColumns(t: Texts, kind: UserKind, selfId: number): DataColumn<User>[] {
  const statusText = (user: User) => t(user.enabled ? 'user.active' : 'user.inactive')
  return [
    {
      id: 'username',
      header: t('field.username'),
      value: user => user.username,
      filterText: user => `${user.username} ${user.displayName}`,
      cell: user => (
        <span className={styles.name}>
          <Avatar src={user.image} size={32} />
          <span>
            {user.username}
            {user.id === selfId && <span className={styles.you}> ({t('admin:users.you')})</span>}
          </span>
        </span>
      ),
    },
    {
      id: 'email',
      header: t('field.email'),
      value: user => user.email,
      cell: user => <EmailText email={user.email} />,
    },
    {
      id: 'age',
      header: t('field.age'),
      figure: true,
      value: user => user.age,
      cell: user => <Figure value={user.age} />,
    },
    kind === 'players' ? gamesColumn(t) : roleColumn(t),
    {
      id: 'status',
      header: t('admin:users.status'),
      value: statusText,
      cell: user => <Chip tone={user.enabled ? 'success' : 'neutral'}>{statusText(user)}</Chip>,
    },
  ]
}

/** Breaks an address that is too long for its column after the @ first. */
function EmailText({ email }: { email: string }) {
  if (email === '') return <>–</>
  const at = email.lastIndexOf('@') + 1
  return (
    <bdi className={styles.email}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  )
}

const roleColumn = (t: Texts): DataColumn<User> => ({
  id: 'role',
  header: t('field.role'),
  value: user => roleText(t, user.role.name),
})

const gameNames = (user: User): string => user.companies.map(company => company.game.name).join(', ')

const gamesColumn = (t: Texts): DataColumn<User> => ({
  id: 'games',
  header: t('admin:users.games'),
  value: gameNames,
  cell: user => gameNames(user) || <span className={styles.none}>{t('admin:users.noGame')}</span>,
})
