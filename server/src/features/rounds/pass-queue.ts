import type { PassOrder } from './pass-messages.ts'

/** Games that share a transaction at most: more would save little more, and each be locked for longer. */
const gamesMax = 16

type Waiting = { order: PassOrder; isApart: boolean }

/**
 * Orders wait for a connection; those that do share one, and its transaction, so that nothing waits for the sake of
 * sharing. What is due passes apart, for each has a schedule of its own to look at.
 * @param pass false when these orders cannot be passed together: then each is passed apart. Never rejects.
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

  /** As many from the front as make a connection's share of all that waits. */
  function take(): PassOrder[] {
    const share = Math.min(gamesMax, Math.ceil(waiting.length / connections))
    const apart = waiting.findIndex(({ isApart }) => isApart)
    const count = apart === -1 ? share : Math.max(1, Math.min(share, apart))
    return waiting.splice(0, count).map(({ order }) => order)
  }

  return {
    add(order) {
      waiting.push({ order, isApart: 'due' in order.job })
      passNext()
    },
  }
}
