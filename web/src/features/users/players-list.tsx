import type { User } from '@trimestre/contract/users'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { usePlayers } from './api.ts'
import styles from './users-table.module.css'
import { UsersTable } from './users-table.tsx'

const shownKinds = ['all', 'active', 'inactive', 'withoutGame'] as const
type Shown = (typeof shownKinds)[number]

const isShown: Record<Shown, (user: User) => boolean> = {
  all: () => true,
  active: user => user.enabled,
  inactive: user => !user.enabled,
  withoutGame: user => user.companies.length === 0,
}

type Props = { onEdit(user: User): void; onDisable(user: User): void }

/** The players, all of them or those who need attention. */
export function PlayersList({ onEdit, onDisable }: Props) {
  const { t } = useTranslation(['common', 'admin'])
  const players = usePlayers()
  const [shown, setShown] = useState<Shown>('all')
  const empty =
    shown === 'all' ? (
      <EmptyState>{t('admin:users.emptyPlayers')}</EmptyState>
    ) : (
      <EmptyState action={<Button onClick={() => setShown('all')}>{t('table.clearFilter')}</Button>} />
    )
  return (
    <UsersTable
      kind="players"
      caption={t('admin:users.players')}
      users={{ ...players, data: players.data?.filter(isShown[shown]) }}
      empty={empty}
      toolbar={
        <label className={styles.show}>
          {t('admin:users.show')}
          <select value={shown} onChange={event => setShown(event.currentTarget.value as Shown)}>
            {shownKinds.map(kind => (
              <option key={kind} value={kind}>
                {t(`admin:users.shown.${kind}`)}
              </option>
            ))}
          </select>
        </label>
      }
      onEdit={onEdit}
      onDisable={onDisable}
    />
  )
}
