import { useMemo } from 'react'
import { rankPeople } from '../people-ranking.ts'
import { useRanking } from '../use-ranking.tsx'
import { type ExpertRow, lastQuarter } from './game-results.ts'

/**
 * Returns the results of all quarters with the ranks that this device shows, of people alone or of all, as the last
 * quarter decides.
 */
export function useRankedRows(rows: readonly ExpertRow[]): readonly ExpertRow[] {
  const last = useMemo(() => lastQuarter(rows), [rows])
  const { isOfPeople } = useRanking(last)
  return useMemo(() => (isOfPeople ? rankPeople(rows) : rows), [isOfPeople, rows])
}
