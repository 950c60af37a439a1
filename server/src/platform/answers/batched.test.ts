import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBatched } from './batched.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Longer than two statements are apart. */
const nextTurn = () => vi.advanceTimersByTimeAsync(5)

/** A lookup of squares that tells what it was asked together, and waits for leave. */
function squares() {
  const asked: number[][] = []
  const leaves: (() => void)[] = []
  const find = createBatched(async (keys: number[]) => {
    asked.push(keys)
    await new Promise<void>(resolve => leaves.push(resolve))
    return keys.map(key => key * key)
  }, 1)
  return { asked, find, finish: () => leaves.shift()?.() }
}

test('what is asked for in one turn, and while the database is busy, is looked up together', async () => {
  const { asked, find, finish } = squares()
  const first = Promise.all([find(1), find(2)])
  await nextTurn()
  const later = Promise.all([find(3), find(4), find(3)])
  await nextTurn()
  expect(asked).toEqual([[1, 2]])
  finish()
  expect(await first).toEqual([1, 4])
  await nextTurn()
  expect(asked).toEqual([
    [1, 2],
    [3, 4, 3],
  ])
  finish()
  expect(await later).toEqual([9, 16, 9])
})

test('a lookup that fails fails for those who asked, and for nobody later', async () => {
  let isUnavailable = true
  const find = createBatched(async (keys: number[]) => {
    if (isUnavailable) throw new Error('away')
    return keys
  })
  const outcomes = Promise.allSettled([find(1), find(2)])
  await nextTurn()
  const both = await outcomes
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isUnavailable = false
  const third = find(3)
  await nextTurn()
  expect(await third).toBe(3)
})
