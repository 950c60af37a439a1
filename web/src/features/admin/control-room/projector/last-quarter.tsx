import { useQuery } from '@tanstack/react-query'
import type { GameResult } from '@trimestre/contract/companies'
import type { Game } from '@trimestre/contract/games'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../../domain/api.ts'
import { useMarketStudy } from '../../../../domain/market-study.ts'
import { lastMoves, type PlaceRow, placesOf } from '../../../../domain/staff/places.ts'
import { errorText } from '../../../../i18n/server-sentences.ts'
import { ErrorCard } from '../../../../ui/error-card.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import styles from './scenes.module.css'

/** Queries the results of all companies in the last quarter passed, by rank. */
export const useLastResults = (gameId: number) =>
  useQuery({
    queryKey: ['listGameResults', gameId],
    queryFn: ({ signal }) => call('listGameResults', { params: { gameId }, signal }),
  })

/** Queries the place of each company in each quarter passed. */
function usePlaceRows(gameId: number) {
  return useQuery({
    queryKey: ['listExpertResults', gameId, 'places'],
    queryFn: async ({ signal }): Promise<PlaceRow[]> => {
      const [, ...rows] = await call('listExpertResults', { params: { gameId }, signal })
      return rows as PlaceRow[]
    },
  })
}

/** Returns the places of all companies by quarter, once they are there. */
export function usePlaces(gameId: number) {
  const { data } = usePlaceRows(gameId)
  return useMemo(() => data && placesOf(data), [data])
}

/** Returns how each company moved in the last quarter; it is empty until that is known. */
export function useMoves(gameId: number) {
  const { data } = usePlaceRows(gameId)
  return useMemo(() => lastMoves(data ?? []), [data])
}

/** Queries the market of a round, which any company of the game may request. Round 1, the opening, has no market. */
export const useMarket = (companyId: number | undefined, round: number) =>
  useMarketStudy(companyId, round > 1 ? round : undefined)

type Props = { game: Game; children(results: readonly GameResult[], round: number): ReactNode }

/** Renders its content with the results of the last quarter, once there are any. */
export function LastQuarter({ game, children }: Props) {
  const { t } = useTranslation(['control', 'common'])
  const results = useLastResults(game.id)
  if (results.error && !results.data)
    return <ErrorCard reason={errorText(t, results.error)} onRetry={() => results.refetch()} />
  if (!results.data) return <Spinner size={96} />
  const [first] = results.data
  if (!first) return <p className={styles.lead}>{t('control:noResults')}</p>
  return children(results.data, first.round.roundNb)
}
