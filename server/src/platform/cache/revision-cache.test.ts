import { expect, test } from 'vitest'
import { createRevisionCache } from './revision-cache.ts'

test('computes a value once for simultaneous requests, and again when its stamp changes', async () => {
  const kept = createRevisionCache<number>(100, () => 1)
  let made = 0
  const make = async () => {
    made += 1
    return made
  }
  const ask = (stamp: string) => kept.get('a', stamp, make)
  expect(await Promise.all([ask('1'), ask('1'), ask('1')])).toEqual([1, 1, 1])
  expect(await ask('1')).toBe(1)
  expect(await ask('2')).toBe(2)
  expect(await ask('2')).toBe(2)
})

test('does not cache a failure', async () => {
  const kept = createRevisionCache<number>(100, () => 1)
  const failing = kept.get('a', '1', () => Promise.reject(new Error('away')))
  await expect(failing).rejects.toThrow('away')
  expect(await kept.get('a', '1', async () => 5)).toBe(5)
})

test('evicts the value that was not requested for the longest time', async () => {
  const kept = createRevisionCache<string>(10, text => text.length)
  const made: string[] = []
  const ask = (key: string) =>
    kept.get(key, '1', async () => {
      made.push(key)
      return 'four'
    })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('evicts values that were not requested for fifteen minutes', async () => {
  const minute = 60_000
  let now = 0
  const kept = createRevisionCache<string>(
    100,
    text => text.length,
    () => now,
  )
  const made: string[] = []
  const ask = (key: string, minutes: number) => {
    now = minutes * minute
    return kept.get(key, '1', async () => {
      made.push(key)
      return 'four'
    })
  }
  await ask('a', 0)
  await ask('b', 1)
  await ask('a', 10)
  // Computing c evicts b; a has been requested in the meantime.
  await ask('c', 20)
  await ask('a', 21)
  await ask('b', 22)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})
