/** A small seeded generator (mulberry32): the same seed gives the same game on every machine. */
export interface Random {
  /** Returns an integer from lo to hi, both included. */
  integer(lo: number, hi: number): number
  /** Returns true with a probability in percent. */
  chance(percent: number): boolean
  /** Returns one of the items. */
  pick<T>(items: readonly [T, ...T[]]): T
}

const WORD = 2 ** 32
const INCREMENT = 0x6d2b79f5
const HUNDRED = 100

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + INCREMENT) >>> 0
    let word = Math.imul(state ^ (state >>> 15), state | 1)
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61)
    return ((word ^ (word >>> 14)) >>> 0) / WORD
  }
  const integer = (lo: number, hi: number): number => lo + Math.floor(next() * (hi - lo + 1))
  return {
    integer,
    chance: percent => next() * HUNDRED < percent,
    pick: items => items[integer(0, items.length - 1)] ?? items[0],
  }
}
