import { type ReactNode, useMemo } from 'react'
import { rankPeople } from '../people-ranking.ts'
import { useRanking } from '../use-ranking.tsx'
import { type ExpertRow, lastQuarter } from './game-results.ts'

/**
 * Returns the results of all quarters with the ranks that this device shows, of people alone or of all, as the last
 * quarter decides; and the switch between them.
 */
export function useRankedRows(rows: readonly ExpertRow[]): {
  rows: readonly ExpertRow[]
  choice: ReactNode
} {
  const last = useMemo(() => lastQuarter(rows), [rows])
  const { isOfPeople, choice } = useRanking(last)
  const ranked = useMemo(() => (isOfPeople ? rankPeople(rows) : rows), [isOfPeople, rows])
  return { rows: ranked, choice }
}
