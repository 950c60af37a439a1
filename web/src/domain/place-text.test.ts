import { expect, test } from 'vitest'
import { isSharedRank, podiumPlaces } from './place-text.ts'

const ranking = (...ranks: number[]) => ranks.map((classement, index) => ({ classement, id: index + 1 }))
const places = (...ranks: number[]) =>
  podiumPlaces(ranking(...ranks)).map(({ rank, companies }) => [rank, companies.map(({ id }) => id)])

test('a rank is shared when two companies have it', () => {
  expect(isSharedRank(ranking(1, 1, 3), 1)).toBe(true)
  expect(isSharedRank(ranking(1, 1, 3), 3)).toBe(false)
  expect(isSharedRank([], 1)).toBe(false)
})

test('a podium has the companies of the first three ranks, all that share one together', () => {
  expect(places(1, 2, 3, 4)).toEqual([
    [1, [1]],
    [2, [2]],
    [3, [3]],
  ])
  expect(places(1, 1, 3, 4)).toEqual([
    [1, [1, 2]],
    [3, [3]],
  ])
  expect(places(1, 2, 2, 2, 5)).toEqual([
    [1, [1]],
    [2, [2, 3, 4]],
  ])
  expect(places(1, 1, 1, 1)).toEqual([[1, [1, 2, 3, 4]]])
  expect(places()).toEqual([])
})
