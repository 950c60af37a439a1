import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { usePlayers } from './api.ts'
import { useUserFilter } from './user-filter.tsx'
import type { RowHandlers } from './users-card.tsx'
import { UsersTable } from './users-table.tsx'

/** Lists the players, all of them or those with a given status. */
export function PlayersList(handlers: RowHandlers) {
  const { t } = useTranslation(['common', 'admin'])
  const players = usePlayers()
  const { isFiltered, filter, reset, select } = useUserFilter('players')
  const empty = isFiltered ? (
    <EmptyState action={<Button onClick={reset}>{t('table.clearFilter')}</Button>} />
  ) : (
    <EmptyState
      picture="people"
      action={<Button onClick={handlers.onImport}>{t('admin:import.open')}</Button>}
    >
      {t('admin:users.emptyPlayers')}
    </EmptyState>
  )
  return (
    <UsersTable
      kind="players"
      caption={t('admin:users.players')}
      users={{ ...players, data: filter(players.data) }}
      empty={empty}
      toolbar={select}
      {...handlers}
    />
  )
}
