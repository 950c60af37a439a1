import { useQuery } from '@tanstack/react-query'
import { call } from '../api.ts'

/** Queries who decided in which quarter: a header row, then one row per player. */
export const useAttendance = (gameId: number) =>
  useQuery({
    queryKey: ['attendance', gameId],
    queryFn: ({ signal }) => call('getAttendance', { params: { gameId }, signal }),
    staleTime: 0,
  })

/** The quarters in which a player decided, and their number in `total`. */
export type Attendance = { username: string; quarters: boolean[]; total: number }

/** Parses the matrix of the response: a header row, then one row per player with a name and 1 or 0 per quarter. */
export function readAttendance(matrix: readonly (readonly (string | number)[])[]): {
  quarterCount: number
  rows: Attendance[]
} {
  const [head = [], ...lines] = matrix
  const rows = lines.map(([username, ...marks]) => {
    const quarters = marks.map(mark => mark === 1)
    return { username: String(username), quarters, total: quarters.filter(Boolean).length }
  })
  return { quarterCount: Math.max(0, head.length - 1), rows }
}
