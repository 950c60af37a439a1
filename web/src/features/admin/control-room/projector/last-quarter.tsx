import type { Game } from '@trimestre/contract/games'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMarketStudy } from '../../../../domain/market-study.ts'
import { hiddenRound, publishedRows } from '../../../../domain/published-rounds.ts'
import { useNameWithSeat } from '../../../../domain/seat-word.tsx'
import {
  type ExpertRow,
  lastQuarter,
  quarterOf,
  useExpertResults,
} from '../../../../domain/staff/game-results.ts'
import { lastMoves, placesOf } from '../../../../domain/staff/places.ts'
import { useRankedRows } from '../../../../domain/staff/ranked-rows.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { ResultsToCome } from './results-to-come.tsx'
import styles from './scenes.module.css'

const none: never[] = []

/** Queries the results of all published quarters: the class never sees the others, although staff is signed in. */
function usePublishedResults(gameId: number) {
  const { data, error, refetch } = useExpertResults(gameId)
  const rows = useMemo(() => data && publishedRows(data.rows), [data])
  return { rows, error, refetch }
}

/** Queries the results of all companies in the last published quarter, by rank. */
export function useLastResults(gameId: number) {
  const { rows, error, refetch } = usePublishedResults(gameId)
  const results = useMemo(() => rows && lastQuarter(rows), [rows])
  return { results, error, refetch }
}

/** Returns the places of all companies by quarter, once they are there. */
export function usePlaces(gameId: number) {
  const nameOf = useNameWithSeat()
  const { rows } = usePublishedResults(gameId)
  const ranked = useRankedRows(rows ?? none)
  return useMemo(() => rows && placesOf(ranked, nameOf), [rows, ranked, nameOf])
}

/** Returns how each company moved in the last published quarter; it is empty until that is known. */
export function useMoves(gameId: number) {
  const rows = useRankedRows(usePublishedResults(gameId).rows ?? none)
  return useMemo(() => lastMoves(rows), [rows])
}

/** Queries the market of a round, which any company of the game may request. Round 1, the opening, has no market. */
export const useMarket = (companyId: number | undefined, round: number) =>
  useMarketStudy(companyId, round > 1 ? round : undefined)

type Props = { game: Game; children(results: readonly ExpertRow[], round: number): ReactNode }

/**
 * Renders its content with the results of the last published quarter, once there are any. While a later quarter is
 * closed, it tells when its results come, and which quarter the figures are of.
 */
export function LastQuarter({ game, children }: Props) {
  const { t } = useTranslation(['control', 'common'])
  const { results, error, refetch } = useLastResults(game.id)
  const hidden = hiddenRound(game.rounds)
  if (error && !results) return <ErrorCard reason={errorText(t, error)} onRetry={() => refetch()} />
  if (!results) return <Spinner size={96} />
  const [first] = results
  if (!first)
    return hidden ? <ResultsToCome round={hidden} /> : <p className={styles.lead}>{t('control:noResults')}</p>
  if (!hidden) return children(results, first.round)
  return (
    <div className={styles.beforeResults}>
      <ResultsToCome round={hidden} above={t('control:hidden.figuresOf', { quarter: quarterOf(first) })} />
      {children(results, first.round)}
    </div>
  )
}
