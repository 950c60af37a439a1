import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../ui/tabs.tsx'
import { AdministratorsList } from './administrators-list.tsx'
import { PlayersList } from './players-list.tsx'
import { RolesList } from './roles-list.tsx'
import { UsersCard } from './users-card.tsx'

const tabs = ['administrators', 'players', 'roles'] as const
type Tab = (typeof tabs)[number]

const tabInAddress = (): Tab => {
  const wanted = new URLSearchParams(window.location.search).get('tab')
  return tabs.find(tab => tab === wanted) ?? 'administrators'
}

/** Kept in the address beside what the tables keep there; the router has nothing to load for it. */
function keepTab(tab: Tab): void {
  const search = new URLSearchParams(window.location.search)
  search.set('tab', tab)
  const address = `${window.location.pathname}?${search}`
  History.prototype.replaceState.call(window.history, window.history.state, '', address)
}

/** Every account, by kind; the kind shown is the one a new account gets. */
export default function UsersPage() {
  const { t } = useTranslation('admin')
  const [tab, setTab] = useState(tabInAddress)
  return (
    <UsersCard newRole={tab === 'administrators' ? 'ROLE_ADMIN' : 'ROLE_USER'} mayChooseRole>
      {open => (
        <Tabs
          label={t('users.tabs')}
          value={tab}
          onChange={next => {
            keepTab(next)
            setTab(next)
          }}
          items={[
            {
              value: 'administrators',
              label: t('users.administrators'),
              content: <AdministratorsList {...open} />,
            },
            { value: 'players', label: t('users.players'), content: <PlayersList {...open} /> },
            { value: 'roles', label: t('users.roles'), content: <RolesList /> },
          ]}
        />
      )}
    </UsersCard>
  )
}
