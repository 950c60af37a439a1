import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rank } from './ranking.ts'

const standing = (value: number, cumulativeResult = 0, cash = 0) => ({ value, cumulativeResult, cash })

test('equal companies share a rank, and the next rank is skipped', () => {
  expect(rank([standing(5), standing(9), standing(9), standing(1)])).toEqual([3, 1, 1, 4])
})

test('cumulated result, then cash, decide between equal values', () => {
  expect(rank([standing(5, 1, 9), standing(5, 2, 0), standing(5, 1, 10)])).toEqual([3, 1, 2])
})

test('a rank is one more than the number of better companies', () => {
  const few = fc.integer({ min: 0, max: 2 })
  fc.assert(
    fc.property(fc.array(fc.tuple(few, few, few)), list => {
      const standings = list.map(([value, result, cash]) => standing(value, result, cash))
      const weight = ([value, result, cash]: [number, number, number]) => value * 100 + result * 10 + cash
      const expected = list.map(one => 1 + list.filter(other => weight(other) > weight(one)).length)
      expect(rank(standings)).toEqual(expected)
    }),
  )
})

test('no companies give no ranks', () => {
  expect(rank([])).toEqual([])
})
