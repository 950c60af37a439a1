import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSlowSenders, watchSpeed } from './slow-senders.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Watches a request that receives this many bytes in each second; returns whether it was found slow. */
function isSlow(bytesOfSeconds: number[], complete = false): boolean {
  const request = { complete, socket: { bytesRead: 0 } }
  const onSlow = vi.fn()
  const stop = watchSpeed(request, onSlow)
  for (const bytes of bytesOfSeconds) {
    request.socket.bytesRead += bytes
    vi.advanceTimersByTime(1000)
  }
  stop()
  vi.advanceTimersByTime(60_000)
  return onSlow.mock.calls.length > 0
}

const seconds = (count: number, bytes: number) => Array<number>(count).fill(bytes)

test('only a sender of few bytes for ten seconds in a row is slow', () => {
  expect(isSlow(seconds(10, 1))).toBe(true)
  expect(isSlow(seconds(9, 1))).toBe(false)
  expect(isSlow(seconds(60, 20_000))).toBe(false)
  expect(isSlow([...seconds(9, 0), 50_000, ...seconds(9, 0), 50_000])).toBe(false)
  expect(isSlow(seconds(30, 0), true)).toBe(false)
})

test('a slow sender is remembered for two minutes', () => {
  let clock = 0
  const slow = createSlowSenders(() => clock)
  slow.note(7)
  expect([slow.has(7), slow.has(8)]).toEqual([true, false])
  clock = 120_001
  expect(slow.has(7)).toBe(false)
})
