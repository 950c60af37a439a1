/** In which quarters a player decided; `total` counts them. */
export type Attendance = { username: string; quarters: boolean[]; total: number }

/** The matrix as it comes: a head, then for each player a name and 1 or 0 by quarter. */
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
