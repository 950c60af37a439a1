import type { User } from '@trimestre/contract/users'
import { useTranslation } from 'react-i18next'
import { useChoiceInAddress } from '../../../domain/choice-in-address.ts'
import { ToolbarSelect } from '../../../ui/table/toolbar-select.tsx'

const playerKinds = ['all', 'active', 'inactive', 'withoutGame'] as const
const administratorKinds = ['all', 'active', 'inactive'] as const
type Shown = (typeof playerKinds)[number]

const isShown: Record<Shown, (user: User) => boolean> = {
  all: () => true,
  active: user => user.enabled,
  inactive: user => !user.enabled,
  withoutGame: user => user.companies.length === 0,
}

/** Filters a list of accounts, with the choice stored in the address; `reset` shows all of them again. */
export function useUserFilter(list: 'players' | 'administrators') {
  const { t } = useTranslation('admin')
  const kinds = list === 'players' ? playerKinds : administratorKinds
  const [shown, show] = useChoiceInAddress<Shown>(`${list}.show`, kinds)
  return {
    isFiltered: shown !== 'all',
    filter: (users: User[] | undefined) => users?.filter(isShown[shown]),
    reset: () => show('all'),
    select: (
      <ToolbarSelect
        label={t('users.show')}
        choices={kinds.map(kind => ({ value: kind, label: t(`users.shown.${kind}`) }))}
        value={shown}
        onChange={show}
      />
    ),
  }
}
