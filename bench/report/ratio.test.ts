import { expect, test } from 'vitest'
import { interleave, percentile, quartiles } from './ratio.ts'

test('quartiles are interpolated between the nearest values, whatever their order', () => {
  expect(quartiles([4, 1, 3, 2])).toEqual({ first: 1.75, median: 2.5, third: 3.25 })
  expect(quartiles([7])).toEqual({ first: 7, median: 7, third: 7 })
  expect(() => quartiles([])).toThrow('no round was measured')
})

test('p99 is the value that ninety-nine of a hundred stay under', () => {
  const times = Array.from({ length: 101 }, (_, index) => index).toReversed()
  expect(percentile(times, 0.99)).toBe(99)
})

test('arms run in turn, in reverse order every second round, and the first round is discarded', async () => {
  const order: string[] = []
  const measured = await interleave(2, {
    product: round => order.push(`product ${round}`),
    floor: round => order.push(`floor ${round}`),
  })
  expect(order).toEqual(['product 0', 'floor 0', 'floor 1', 'product 1', 'product 2', 'floor 2'])
  expect(measured).toEqual([
    { product: 4, floor: 3 },
    { product: 5, floor: 6 },
  ])
})
