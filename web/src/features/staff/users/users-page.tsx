import { useTranslation } from 'react-i18next'
import { useChoiceInAddress } from '../../../domain/choice-in-address.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { AdministratorsList } from './administrators-list.tsx'
import { PlayersList } from './players-list.tsx'
import { RolesList } from './roles-list.tsx'
import { UsersCard } from './users-card.tsx'

const tabs = ['administrators', 'players', 'roles'] as const

/** Lists all accounts by kind. */
export default function UsersPage() {
  const { t } = useTranslation('admin')
  const [tab, setTab] = useChoiceInAddress('tab', tabs)
  return (
    <UsersCard mayChooseRole>
      {open => (
        <Tabs
          label={t('users.tabs')}
          value={tab}
          onChange={setTab}
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
