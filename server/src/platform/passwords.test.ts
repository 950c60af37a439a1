import { expect, it, vi } from 'vitest'
import { createPasswords, createQueue } from './passwords.ts'

it('knows a password again, whole and in any normal form', async () => {
  const passwords = createPasswords()
  const long = 'é'.repeat(200)
  const stored = await passwords.hash(long)
  expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  expect(await passwords.verify(stored, long.normalize('NFD'))).toBe(true)
  expect(await passwords.verify(stored, 'é'.repeat(199))).toBe(false)
  expect(await passwords.pretendToVerify('anything')).toBe(false)
})

it('goes on after a stored hash that is none', async () => {
  const passwords = createPasswords()
  await expect(passwords.verify('no hash', 'anything')).rejects.toThrow('Decoding failed')
  expect(await passwords.pretendToVerify('anything')).toBe(false)
})

it('runs a few jobs at once, in order, and refuses beyond 400 waiting', async () => {
  const take = createQueue(2)
  let running = 0
  let most = 0
  const order: number[] = []
  const job = (index: number) => async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise(resolve => setImmediate(resolve))
    order.push(index)
    running -= 1
  }
  const outcomes = await Promise.allSettled(Array.from({ length: 410 }, (_, index) => take(job(index))))
  expect(most).toBe(2)
  expect(order).toEqual(Array.from({ length: 402 }, (_, index) => index))
  const refused = outcomes.filter(outcome => outcome.status === 'rejected')
  expect(refused).toHaveLength(8)
  expect(refused[0]?.reason).toMatchObject({ code: 'auth/busy', status: 429 })
  await expect(take(async () => 'again')).resolves.toBe('again')
})

it('gives the turn on when a job fails', async () => {
  const take = createQueue(1)
  await expect(take(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(take(async () => 'next')).resolves.toBe('next')
})

it('lets the work of the server itself wait behind whoever came before, and never refuses it', async () => {
  vi.useFakeTimers()
  const take = createQueue(1)
  const { promise: first, resolve: release } = Promise.withResolvers<void>()
  const outcomes = [
    take(() => first),
    ...Array.from({ length: 400 }, () => take(async () => 'of a class')),
    take(async () => 'of the server', { canWait: true }),
  ]
  const settled = Promise.allSettled(outcomes)
  await vi.advanceTimersByTimeAsync(16_000)
  release()
  const results = await settled
  vi.useRealTimers()
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(400)
  expect(results.at(-1)).toEqual({ status: 'fulfilled', value: 'of the server' })
})
