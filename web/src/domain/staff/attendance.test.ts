import { expect, test } from 'vitest'
import { readAttendance } from './attendance.ts'

test('parses each row as a player and each 1 as a quarter with decisions', () => {
  const matrix = [
    ['Joueur', 'T1', 'T2', 'T3'],
    ['ana', 1, 0, 1],
    ['42', 0, 0, 0],
  ]
  expect(readAttendance(matrix)).toEqual({
    quarterCount: 3,
    rows: [
      { username: 'ana', quarters: [true, false, true], total: 2 },
      { username: '42', quarters: [false, false, false], total: 0 },
    ],
  })
})

test('returns the quarters and no rows for a game without companies', () => {
  expect(readAttendance([['Joueur', 'T1']])).toEqual({ quarterCount: 1, rows: [] })
})
