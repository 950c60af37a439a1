import { expect, test } from 'vitest'
import { sumState } from './weight-sum.ts'

test('says how much is missing from 100, or how much is too much', () => {
  expect(sumState(95)).toEqual({ state: 'short', sum: 95, by: 5 })
  expect(sumState(100)).toEqual({ state: 'exact', sum: 100, by: 0 })
  expect(sumState(112)).toEqual({ state: 'over', sum: 112, by: 12 })
})
