import { useQuery } from '@tanstack/react-query'
import type { Game } from '@trimestre/contract/games'
import { call } from '../api.ts'

/** Queries who decided in which quarter: a header row, then one row per player. */
export const useAttendance = (gameId: number) =>
  useQuery({
    queryKey: ['attendance', gameId],
    queryFn: ({ signal }) => call('getAttendance', { params: { gameId }, signal }),
    staleTime: 0,
  })

/** The quarters in which a player decided, and the number of closed ones among them in `total`. */
export type Attendance = { username: string; quarters: boolean[]; total: number }

/**
 * Parses the matrix of the response: a header row, then one row per player with a name and 1 or 0 per quarter. Only the
 * first `closed` quarters count: nobody is absent from a quarter that is still being played.
 */
export function readAttendance(
  matrix: readonly (readonly (string | number)[])[],
  closed: number,
): { quarterCount: number; rows: Attendance[] } {
  const [head = [], ...lines] = matrix
  const rows = lines.map(([username, ...marks]) => {
    const quarters = marks.map(mark => mark === 1)
    return { username: String(username), quarters, total: quarters.slice(0, closed).filter(Boolean).length }
  })
  return { quarterCount: Math.max(0, head.length - 1), rows }
}

/** Returns the number of quarters that are closed: all before the current one, and that one once it has passed. */
export const closedQuarters = ({
  currentTrimestre,
  rounds,
  nbTurns,
}: Pick<Game, 'currentTrimestre' | 'rounds' | 'nbTurns'>): number => {
  const isOpen = rounds.some(({ roundNb, etat }) => etat === 1 && roundNb === currentTrimestre + 1)
  return Math.min(isOpen ? currentTrimestre - 1 : currentTrimestre, nbTurns ?? Number.POSITIVE_INFINITY)
}
