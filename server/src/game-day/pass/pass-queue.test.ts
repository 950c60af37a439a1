import { expect, it } from 'vitest'
import type { PassOrder } from './pass-messages.ts'
import { createPassQueue } from './pass-queue.ts'

type Begun = { orders: number[]; end(isPassed: boolean): Promise<void> }

/** Creates a queue whose passes end when the test ends them. */
function aQueue(connections: number) {
  const begun: Begun[] = []
  const queue = createPassQueue(connections, orders => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const end = async (isPassed: boolean) => {
      resolve(isPassed)
      // The next pass has started once the microtasks are done.
      await new Promise(setImmediate)
    }
    begun.push({ orders: orders.map(({ order }) => order), end })
    return promise
  })
  const add = (...orders: number[]) => {
    for (const order of orders) queue.add({ order, job: { pass: { ...request, gameId: order } } })
  }
  const addDue = (order: number) => queue.add({ order, job: { due: { gameId: order, now: new Date(0) } } })
  const under = () => begun.map(({ orders }) => orders)
  return { add, addDue, under, begun }
}

const request: Omit<Extract<PassOrder['job'], { pass: unknown }>['pass'], 'gameId'> = {
  act: { kind: 'pass', opensNext: true, expected: 2 },
  now: new Date(0),
  settleMs: 0,
}

it('passes at once while a connection is free; waiting orders share the next ones', async () => {
  const { add, under, begun } = aQueue(2)
  add(1, 2, 3, 4, 5, 6, 7)
  expect(under()).toEqual([[1], [2]])
  await begun[0]?.end(true)
  await begun[1]?.end(true)
  expect(under()).toEqual([[1], [2], [3, 4, 5], [6]])
})

it('retries orders that could not be passed together one by one, and first', async () => {
  const { add, under, begun } = aQueue(1)
  add(1, 2, 3)
  await begun[0]?.end(true)
  add(4)
  await begun[1]?.end(false)
  await begun[2]?.end(true)
  await begun[3]?.end(true)
  expect(under()).toEqual([[1], [2, 3], [2], [3], [4]])
})

it('passes due orders separately', async () => {
  const { add, addDue, under, begun } = aQueue(1)
  add(1, 2, 3)
  addDue(4)
  add(5, 6)
  for (let index = 0; index < 4; index += 1) await begun[index]?.end(true)
  expect(under()).toEqual([[1], [2, 3], [4], [5, 6]])
})

it('passes at most sixteen games together', async () => {
  const { add, under, begun } = aQueue(1)
  add(...Array.from({ length: 20 }, (_, index) => index))
  await begun[0]?.end(true)
  await begun[1]?.end(true)
  expect(under().map(orders => orders.length)).toEqual([1, 16, 3])
})
