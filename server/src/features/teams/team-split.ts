/** The divisor and the multiplier of the generator with which the split shuffles (MINSTD). */
const modulus = 2_147_483_647
const multiplier = 48_271
/** The lower bits of a drawn number, which are the least random, do not count. */
const lowerBits = 65_536

/** Orders users by username regardless of case, by code point: the order from which every split begins. */
export const byUsername = <User extends { username: string }>(users: readonly User[]): User[] =>
  users
    .map(user => ({
      user,
      points: Array.from(user.username.toLowerCase(), sign => sign.codePointAt(0) ?? 0),
    }))
    .sort((one, other) => compareLists(one.points, other.points))
    .map(({ user }) => user)

function compareLists(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at === -1 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1)
}

/** Returns the list in an order that depends on the seed alone. @param seed from 0 to `seedMax` */
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

/** Cuts a list into this many blocks of equal size; the first ones have one element more where it does not divide. */
export function intoBlocks<T>(list: readonly T[], count: number): T[][] {
  const size = Math.floor(list.length / count)
  const longer = list.length % count
  return Array.from({ length: count }, (_, index) => {
    const start = index * size + Math.min(index, longer)
    return list.slice(start, start + size + (index < longer ? 1 : 0))
  })
}
