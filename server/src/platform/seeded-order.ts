/** The divisor and the multiplier of the generator with which lists are shuffled (MINSTD). */
const modulus = 2_147_483_647
const multiplier = 48_271
/** The lower bits of a drawn number, which are the least random, do not count. */
const lowerBits = 65_536

/** Returns the list in an order that depends on the seed alone. @param seed from 0 to 2 147 483 646 */
export function shuffle<T>(list: readonly T[], seed: number): T[] {
  const shuffled = [...list]
  let x = 1 + (seed % (modulus - 1))
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    x = (multiplier * x) % modulus
    const chosen = Math.floor(x / lowerBits) % (last + 1)
    const [one, other] = [shuffled[last] as T, shuffled[chosen] as T]
    shuffled[last] = other
    shuffled[chosen] = one
  }
  return shuffled
}
