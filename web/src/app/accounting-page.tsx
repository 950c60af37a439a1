import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AreaPanel } from '../features/decisions/area-panel.tsx'
import { SavedAreas } from '../features/decisions/saved-areas.tsx'
import { JournalPanel } from '../features/statements/journal-panel.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { PageActions } from './shell/page-actions.tsx'

/** Accounting: what is decided, and what was written down. */
export default function AccountingPage() {
  const { t } = useTranslation(['player', 'common'])
  const view = useSearch({ strict: false, select: (search: { vue?: unknown }) => search.vue })
  const navigate = useNavigate()
  const open = (vue: 'decisions' | 'journal') =>
    void navigate({
      to: '.',
      search: (vue === 'journal' ? { vue } : {}) as never,
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <PageActions>
        <SavedAreas />
      </PageActions>
      <Tabs
        label={t('decisions.accountingViews')}
        value={view === 'journal' ? 'journal' : 'decisions'}
        onChange={open}
        items={[
          {
            value: 'decisions',
            label: t('decisions.tabDecisions'),
            content: <AreaPanel area="comptabilite" />,
          },
          { value: 'journal', label: t('decisions.tabJournal'), content: <JournalPanel /> },
        ]}
      />
    </>
  )
}
