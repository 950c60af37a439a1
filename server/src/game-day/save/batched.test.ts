import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBatched } from './batched.ts'

/** A batched function that squares; it records its batches, and each of them waits until `finish` is called. */
function squares() {
  const batches: number[][] = []
  const waiting: (() => void)[] = []
  const square = createBatched(async (numbers: number[]) => {
    batches.push(numbers)
    await new Promise<void>(resolve => waiting.push(resolve))
    return numbers.map(number => number * number)
  })
  return { batches, square, finish: () => waiting.shift()?.() }
}

test('items that arrive in one turn, and while a batch runs, run together', async () => {
  const { batches, square, finish } = squares()
  const first = Promise.all([square(1), square(2)])
  await nextTurn()
  const later = Promise.all([square(3), square(4), square(3)])
  await nextTurn()
  expect(batches).toEqual([[1, 2]])
  finish()
  expect(await first).toEqual([1, 4])
  expect(batches).toEqual([
    [1, 2],
    [3, 4, 3],
  ])
  finish()
  expect(await later).toEqual([9, 16, 9])
})

test('a batch that fails fails for its items, and for no later one', async () => {
  let isUnavailable = true
  const find = createBatched(async (keys: number[]) => {
    if (isUnavailable) throw new Error('away')
    return keys
  })
  const both = await Promise.allSettled([find(1), find(2)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isUnavailable = false
  expect(await find(3)).toBe(3)
})
