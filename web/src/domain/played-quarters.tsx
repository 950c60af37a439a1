import type { Result } from '@trimestre/contract/companies'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../i18n/server-sentences.ts'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorCard } from '../ui/error-card.tsx'
import { QuarterTabs } from '../ui/quarter-tabs.tsx'
import { SkeletonStack } from '../ui/skeleton.tsx'
import { useActiveRound, useReloadOnPass } from './active-round.ts'
import { useQuarterInAddress } from './choice-in-address.ts'
import { PrintedQuarter } from './printed-game.ts'
import { seenQuarters } from './published-rounds.ts'
import { useShownCompany } from './shown-company.tsx'
import { HiddenMark } from './staff/hidden-mark.tsx'
import { useResults } from './use-game.ts'

/**
 * The quarter shown: its number (0 is the opening), its round number, the last passed quarter, and the results so far.
 */
export type Shown = {
  quarter: number
  roundNb: number
  companyId: number
  last: number
  results: readonly Result[]
}

type Props = {
  /** The accessible name of the chips, when they are not quarters. */
  label?: string
  /** Shown when no quarter has passed; when absent, the opening position can be chosen too. */
  empty?: string
  /** Whether staff, too, choose only among quarters whose results everybody sees. */
  published?: boolean
  children(shown: Shown): ReactNode
}

/** Renders chips of the passed quarters and the statement of the chosen one; the newest by default. */
export function PlayedQuarters({ label, empty, published = false, children }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const { companyId, gameId, isReadOnly } = useShownCompany()
  const active = useActiveRound(gameId)
  useReloadOnPass({ gameId })
  const results = useResults(companyId)
  const [chosen, choose] = useQuarterInAddress()
  const error = active.error ?? results.error
  if (error && !(active.data && results.data))
    return (
      <Card>
        <ErrorCard
          title={t('statements.loadFailed')}
          reason={errorText(t, error)}
          onRetry={() => void Promise.all([active.refetch(), results.refetch()])}
        />
      </Card>
    )
  if (!active.data || !results.data) return <TableSkeleton />
  const passed = seenQuarters(active.data, isReadOnly && !published)
  if (passed < 1 && empty)
    return (
      <Card>
        <EmptyState picture="results">{empty}</EmptyState>
      </Card>
    )
  const first = empty ? 1 : 0
  const quarters = Array.from({ length: passed - first + 1 }, (_, index) => index + first)
  const quarter = chosen !== undefined && quarters.includes(chosen) ? chosen : passed
  const tabs = quarters.map(of => ({
    quarter: of,
    label: of === 0 ? t('statements.opening') : t('common:ui.quarterShort', { quarter: of }),
    mark: active.data.state === 'hidden' && of === active.data.roundNb - 1 && <HiddenMark />,
  }))
  return (
    <QuarterTabs label={label ?? t('statements.quarters')} tabs={tabs} value={quarter} onChange={choose}>
      <PrintedQuarter name={quarter === 0 ? t('statements.opening') : quarter} />
      {children({ quarter, roundNb: quarter + 1, companyId, last: passed, results: results.data })}
    </QuarterTabs>
  )
}

/** Renders the state of a query: loading, failed, or its data. */
export function QueryBoundary<T>(props: {
  query: { data: T | undefined; error: unknown; refetch(): unknown }
  /** The title of the failure, when the data is not a statement. */
  failed?: string
  children(data: T): ReactNode
}) {
  const { t } = useTranslation(['player', 'common'])
  const { data, error, refetch } = props.query
  if (data !== undefined) return props.children(data)
  if (!error) return <TableSkeleton />
  return (
    <Card>
      <ErrorCard
        title={props.failed ?? t('statements.loadFailed')}
        reason={errorText(t, error)}
        onRetry={() => void refetch()}
      />
    </Card>
  )
}

/** As high as the screen of a phone, so that what is below a table is seen at once where it stays. */
const rows = Array.from({ length: 12 }, () => ({ height: 32 }))

function TableSkeleton() {
  return (
    <Card>
      <SkeletonStack shapes={rows} />
    </Card>
  )
}
