import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AreaPanel } from '../features/player/decisions/area-panel.tsx'
import { SheetActions } from '../features/player/decisions/sheet-actions.tsx'
import { CashPanel } from '../features/player/statements/cash-panel.tsx'
import { DuesPanel } from '../features/player/statements/dues-panel.tsx'
import { FinancingPanel } from '../features/player/statements/financing-panel.tsx'
import { IncomePanel } from '../features/player/statements/income-panel.tsx'
import { JournalPanel } from '../features/player/statements/journal-panel.tsx'
import { LedgerPanel } from '../features/player/statements/ledger-panel.tsx'
import { LoansPanel } from '../features/player/statements/loans-panel.tsx'
import { TrialBalancePanel } from '../features/player/statements/trial-balance-panel.tsx'
import { Tabs } from '../ui/tabs.tsx'

const views = [
  'decisions',
  'resultat',
  'tresorerie',
  'financement',
  'emprunts',
  'echeances',
  'journal',
  'grand-livre',
  'balance',
] as const
type View = (typeof views)[number]

const contents: Record<View, ReactNode> = {
  decisions: <AreaPanel area="comptabilite" />,
  resultat: <IncomePanel />,
  tresorerie: <CashPanel />,
  financement: <FinancingPanel />,
  emprunts: <LoansPanel />,
  echeances: <DuesPanel />,
  journal: <JournalPanel />,
  'grand-livre': <LedgerPanel />,
  balance: <TrialBalancePanel />,
}

/** Renders the accounting screen: decisions, and the statements and books of a quarter. */
export default function AccountingPage() {
  const { t } = useTranslation(['player', 'common'])
  const asked = useSearch({ strict: false, select: (search: { vue?: unknown }) => search.vue })
  const navigate = useNavigate()
  /** The chosen quarter stays the same in all views. */
  const open = (view: View) =>
    void navigate({
      to: '.',
      search: (({ t: quarter }: { t?: number }) => ({
        ...(quarter !== undefined && { t: quarter }),
        ...(view !== 'decisions' && { vue: view }),
      })) as never,
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <SheetActions />
      <Tabs
        label={t('decisions.accountingViews')}
        value={views.find(view => view === asked) ?? 'decisions'}
        onChange={open}
        items={views.map(value => ({ value, label: t(`accountingView.${value}`), content: contents[value] }))}
      />
    </>
  )
}
