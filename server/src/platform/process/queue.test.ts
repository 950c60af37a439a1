import { expect, it, vi } from 'vitest'
import { createQueue, tooMany } from './queue.ts'

const limits = { atOnce: 1, waitingMax: 400, waitMs: 15_000, refusal: tooMany }

it('runs a few jobs at once, in order, and refuses jobs beyond the limit of waiting ones', async () => {
  const take = createQueue({ ...limits, atOnce: 2 })
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
  expect(refused[0]?.reason).toMatchObject({ code: 'request/too-many', status: 429, retryAfter: 5 })
  await expect(take(async () => 'again')).resolves.toBe('again')
})

it('runs the next job after one that fails', async () => {
  const take = createQueue(limits)
  await expect(take(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(take(async () => 'next')).resolves.toBe('next')
})

it('lets jobs of the server itself wait in order behind earlier ones, and never refuses them', async () => {
  vi.useFakeTimers()
  const take = createQueue(limits)
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

it('limits the share of each owner, so that no single one fills the queue', async () => {
  const take = createQueue({ ...limits, perOwnerMax: 2 })
  const { promise: first, resolve: release } = Promise.withResolvers<void>()
  const ofOne = [1, 2, 3].map(() => take(() => first, { owner: 7 }))
  const ofOther = take(async () => 'of another', { owner: 8 })
  await expect(ofOne[2]).rejects.toMatchObject({ code: 'request/too-many' })
  release()
  await expect(Promise.all([...ofOne.slice(0, 2), ofOther])).resolves.toEqual([
    undefined,
    undefined,
    'of another',
  ])
  await expect(take(() => Promise.reject(new Error('no')), { owner: 7 })).rejects.toThrow('no')
  const again = [1, 2].map(() => take(async () => 'again', { owner: 7 }))
  await expect(Promise.all(again)).resolves.toEqual(['again', 'again'])
})
