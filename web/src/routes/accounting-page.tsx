import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AreaPanel } from '../features/player/decisions/area-panel.tsx'
import { SavedAreas } from '../features/player/decisions/saved-areas.tsx'
import { CashPanel } from '../features/player/statements/cash-panel.tsx'
import { DuesPanel } from '../features/player/statements/dues-panel.tsx'
import { JournalPanel } from '../features/player/statements/journal-panel.tsx'
import { PageActions } from '../shell/page-actions.tsx'
import { Tabs } from '../ui/tabs.tsx'

const views = ['decisions', 'tresorerie', 'journal', 'echeances'] as const
type View = (typeof views)[number]

/** Renders the accounting screen: decisions, cash movements, journal and due dates. */
export default function AccountingPage() {
  const { t } = useTranslation(['player', 'common'])
  const asked = useSearch({ strict: false, select: (search: { vue?: unknown }) => search.vue })
  const navigate = useNavigate()
  const open = (view: View) =>
    void navigate({
      to: '.',
      search: (view === 'decisions' ? {} : { vue: view }) as never,
      replace: true,
      resetScroll: false,
    })
  const contents = {
    decisions: <AreaPanel area="comptabilite" />,
    tresorerie: <CashPanel />,
    journal: <JournalPanel />,
    echeances: <DuesPanel />,
  }
  return (
    <>
      <PageActions>
        <SavedAreas />
      </PageActions>
      <Tabs
        label={t('decisions.accountingViews')}
        value={views.find(view => view === asked) ?? 'decisions'}
        onChange={open}
        items={views.map(value => ({ value, label: t(`accountingView.${value}`), content: contents[value] }))}
      />
    </>
  )
}
