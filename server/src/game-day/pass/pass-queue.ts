import type { PassOrder } from './pass-messages.ts'

/** The largest number of games in one transaction: more would save little, and each would be locked for longer. */
const gamesMax = 16

type Waiting = { order: PassOrder; isApart: boolean }

/**
 * Queues orders until a connection is free. Orders that wait share a connection and its transaction, so that no order
 * waits only to be shared. Due passes run separately, because each has to read its own schedule, and so do rehearsals, which
 * pass nothing.
 * @param pass returns false when these orders cannot be passed together; each is then passed separately. Never rejects.
 */
export function createPassQueue(
  connections: number,
  pass: (orders: PassOrder[]) => Promise<boolean>,
): { add(order: PassOrder): void } {
  const waiting: Waiting[] = []
  let free = connections

  function passNext(): void {
    while (free > 0 && waiting.length > 0) {
      free -= 1
      void passTogether(take())
    }
  }

  async function passTogether(orders: PassOrder[]): Promise<void> {
    const isPassed = await pass(orders)
    if (!isPassed) waiting.unshift(...orders.map(order => ({ order, isApart: true })))
    free += 1
    passNext()
  }

  /** Takes a connection's share of the waiting orders from the front of the queue. */
  function take(): PassOrder[] {
    const share = Math.min(gamesMax, Math.ceil(waiting.length / connections))
    const apart = waiting.findIndex(({ isApart }) => isApart)
    const count = apart === -1 ? share : Math.max(1, Math.min(share, apart))
    return waiting.splice(0, count).map(({ order }) => order)
  }

  return {
    add(order) {
      waiting.push({ order, isApart: !('pass' in order.job) })
      passNext()
    },
  }
}
