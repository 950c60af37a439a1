import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ErrorCard } from '../error-card.tsx'
import { SkeletonStack } from '../skeleton.tsx'
import styles from './data-table.module.css'

type Props = {
  rows: readonly object[] | undefined
  failure?: { reason: string; onRetry?(): void } | null
  empty?: ReactNode
  filter: string
  onClear(): void
}

const skeleton = Array.from({ length: 5 }, () => ({ height: 36 }))

/** Renders the content in place of the rows: a failure, a placeholder, an empty state, or a filter without results. */
export function TableFallback({ rows, failure, empty, filter, onClear }: Props) {
  const { t } = useTranslation()
  if (!rows && failure) return <ErrorCard reason={failure.reason} onRetry={failure.onRetry} />
  if (!rows)
    return (
      <div className={styles.loading}>
        <SkeletonStack shapes={skeleton} />
      </div>
    )
  if (rows.length === 0) return empty ?? <EmptyState />
  return (
    <EmptyState action={<Button onClick={onClear}>{t('table.clearFilter')}</Button>}>
      {t('table.noMatch', { filter })}
    </EmptyState>
  )
}
