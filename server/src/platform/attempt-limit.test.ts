import { expect, it } from 'vitest'
import { createAttemptLimit } from './attempt-limit.ts'

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 10, 0, second))

it('counts per key and period', () => {
  const limit = createAttemptLimit(key => (key === 'wide' ? 3 : 2), 10_000)
  const attempt = (key: string, second: number) => {
    limit.check([key, 'wide'], at(second))
    limit.add([key, 'wide'], at(second))
  }
  attempt('a', 0)
  attempt('a', 1)
  const refusal = expect.objectContaining({ retryAfter: 8, status: 429, code: 'auth/too-many-attempts' })
  expect(() => attempt('a', 2)).toThrow(refusal)
  attempt('b', 3)
  expect(() => attempt('b', 4)).toThrow()
  attempt('a', 10)
})
