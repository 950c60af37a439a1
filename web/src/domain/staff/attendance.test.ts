import { expect, test } from 'vitest'
import { closedQuarters, readAttendance } from './attendance.ts'

test('parses each row as a player and each 1 as a quarter with decisions', () => {
  const matrix = [
    ['Joueur', 'T1', 'T2', 'T3'],
    ['ana', 1, 0, 1],
    ['42', 0, 0, 0],
  ]
  expect(readAttendance(matrix, 3)).toEqual({
    quarterCount: 3,
    rows: [
      { username: 'ana', quarters: [true, false, true], total: 2 },
      { username: '42', quarters: [false, false, false], total: 0 },
    ],
  })
})

test('returns the quarters and no rows for a game without companies', () => {
  expect(readAttendance([['Joueur', 'T1']], 0)).toEqual({ quarterCount: 1, rows: [] })
})

test('does not count the quarter that is being played', () => {
  const matrix = [
    ['Joueur', 'T1', 'T2', 'T3'],
    ['ana', 1, 1, 0],
    ['bo', 1, 0, 1],
  ]
  expect(readAttendance(matrix, 2).rows.map(({ total }) => total)).toEqual([2, 1])
})

test('counts the quarters before the open one, and all of a finished game', () => {
  const round = (roundNb: number, etat: number) =>
    ({ roundNb, etat }) as Parameters<typeof closedQuarters>[0]['rounds'][number]
  const running = [round(1, 0), round(2, 0), round(3, 1)]
  expect(closedQuarters({ currentTrimestre: 2, nbTurns: 8, rounds: running })).toBe(1)
  expect(closedQuarters({ currentTrimestre: 1, nbTurns: 8, rounds: [round(1, 0), round(2, 0)] })).toBe(1)
  expect(closedQuarters({ currentTrimestre: 2, nbTurns: 1, rounds: running })).toBe(1)
})
