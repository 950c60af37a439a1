import { expect, test } from 'vitest'
import { readAttendance } from './attendance.ts'

test('each line is a player, each 1 a quarter decided in', () => {
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

test('a game without companies has its quarters and no line', () => {
  expect(readAttendance([['Joueur', 'T1']])).toEqual({ quarterCount: 1, rows: [] })
})
