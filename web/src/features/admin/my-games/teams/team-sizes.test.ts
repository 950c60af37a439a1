import { expect, test } from 'vitest'
import { teamCount, teamSizes } from './team-sizes.ts'

test('23 players in teams of 4 make six teams, one of them smaller', () => {
  const groups = teamSizes(23, { size: 4 })
  expect(groups).toEqual([
    { size: 4, count: 5 },
    { size: 3, count: 1 },
  ])
  expect(teamCount(groups ?? [])).toBe(6)
})

test('a number of teams is kept, and sizes differ by one at most', () => {
  expect(teamSizes(10, { count: 4 })).toEqual([
    { size: 3, count: 2 },
    { size: 2, count: 2 },
  ])
  expect(teamSizes(8, { count: 4 })).toEqual([{ size: 2, count: 4 }])
  // Teams of 4 for 9 players are three teams of 3, never 4, 4 and 1.
  expect(teamSizes(9, { size: 4 })).toEqual([{ size: 3, count: 3 }])
})

test('nobody, an empty team and a number that is none are refused', () => {
  expect(teamSizes(0, { size: 4 })).toBeNull()
  expect(teamSizes(23, { count: 30 })).toBeNull()
  expect(teamSizes(23, { count: 0 })).toBeNull()
  expect(teamSizes(23, { size: Number.NaN })).toBeNull()
})
