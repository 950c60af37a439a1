import { expect, it } from 'vitest'
import { createAttemptLimit } from './attempt-limit.ts'

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 10, 0, second))

it('counts per key and period, and an attempt can be taken back', () => {
  const limit = createAttemptLimit(key => (key === 'wide' ? 3 : 2), 10_000)
  limit.count(['a', 'wide'], at(0))
  const takeBack = limit.count(['a', 'wide'], at(1))
  expect(() => limit.count(['a', 'wide'], at(2))).toThrow(
    expect.objectContaining({ retryAfter: 8, status: 429 }),
  )
  takeBack()
  limit.count(['a', 'wide'], at(3))
  limit.count(['b', 'wide'], at(4))
  expect(() => limit.count(['b', 'wide'], at(5))).toThrow()
  limit.count(['a', 'wide'], at(10))
})
