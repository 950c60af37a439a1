/** The customers that a net result needs. */
export type CustomersNeeded =
  | { kind: 'found'; customers: number }
  /** Selling every available unit is not enough. */
  | { kind: 'soldOut' }
  /** Each sale costs more than it brings. */
  | { kind: 'never' }

/**
 * Searches by bisection the smallest number of customers with at least a net result. The result rises with each
 * customer until no unit is left, or falls when the price does not even cover what a sale costs.
 * @param target the net result to reach
 * @param available the units that can be sold
 * @param resultOf the net result for a number of customers
 */
export function customersFor(
  target: number,
  available: number,
  resultOf: (customers: number) => number,
): CustomersNeeded {
  const without = resultOf(0)
  if (without >= target) return { kind: 'found', customers: 0 }
  const most = resultOf(available)
  if (most < target) return { kind: most > without || available === 0 ? 'soldOut' : 'never' }
  let [low, high] = [0, available]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (resultOf(middle) >= target) high = middle
    else low = middle
  }
  return { kind: 'found', customers: high }
}
