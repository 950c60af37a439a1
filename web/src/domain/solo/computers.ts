import type { Computer } from '@trimestre/contract/seats'
import { computersMax } from '@trimestre/contract/training-limits'

/** The computers of a solo game in the order in which they are added; the first three are proposed. */
const order: readonly Computer[] = [
  { level: 1, temperament: 'prudent' },
  { level: 2, temperament: 'prix' },
  { level: 3, temperament: 'innovateur' },
  { level: 2, temperament: 'qualite' },
  { level: 1, temperament: 'prix' },
  { level: 3, temperament: 'prudent' },
  { level: 2, temperament: 'innovateur' },
]

export const usualComputers: readonly Computer[] = order.slice(0, 3)

/** The numbers of computers among which one chooses. */
export const computerCounts: readonly number[] = order.slice(0, computersMax).map((_, index) => index + 1)

/** Returns the first computers, followed by proposed ones when there are too few. */
export const withCount = (computers: readonly Computer[], count: number): Computer[] => [
  ...computers.slice(0, count),
  ...order.slice(computers.length, count),
]

/** Returns the computers with one of them changed. */
export const withComputer = (
  computers: readonly Computer[],
  index: number,
  change: Partial<Computer>,
): Computer[] => computers.map((computer, place) => (place === index ? { ...computer, ...change } : computer))
