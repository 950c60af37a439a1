import type { Game } from '@trimestre/contract/games'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type ExpertRow, useExpertResults } from '../../../domain/staff/game-results.ts'
import { useGame } from '../../../domain/use-game.ts'
import { errorText } from '../../../i18n/server-sentences.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorCard } from '../../../ui/error-card.tsx'
import { SkeletonStack } from '../../../ui/skeleton.tsx'
import styles from './report.module.css'
import { ReportParts } from './report-part.tsx'

/** The number of quarters whose figures fit next to each other on a sheet that is higher than wide. */
const quartersOnTallSheet = 8

type Props = { gameId: number; children(game: Game, rows: readonly ExpertRow[]): ReactNode }

/** Loads a game with its results, and renders a report of them once a quarter has passed. */
export function ReportBoundary({ gameId, children }: Props) {
  const { t } = useTranslation(['company', 'common'])
  const game = useGame(gameId)
  const results = useExpertResults(gameId)
  const error = game.error ?? results.error
  if (error && !(game.data && results.data))
    return (
      <Card>
        <ErrorCard
          reason={errorText(t, error)}
          onRetry={() => void Promise.all([game.refetch(), results.refetch()])}
        />
      </Card>
    )
  if (!game.data || !results.data) return <SkeletonStack shapes={[{ height: 96 }, { height: 420 }]} />
  if (results.data.rows.length === 0)
    return (
      <Card>
        <EmptyState picture="results">{t('report.empty')}</EmptyState>
      </Card>
    )
  const { rows } = results.data
  const isWide = new Set(rows.map(({ round }) => round)).size > quartersOnTallSheet
  return (
    <article className={styles.report} data-report data-wide={isWide || undefined}>
      <ReportParts>{children(game.data, rows)}</ReportParts>
    </article>
  )
}
