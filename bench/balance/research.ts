import type { Case } from './good-manager.ts'
import { bestWithEach, rangesOf } from './search.ts'
import { type Row, type Statement, signed } from './statement.ts'

const DEFAULT = 3000
const DEAREST = 4 * DEFAULT
const budgets = [0, 1500, DEFAULT, 6000, 9000, DEAREST]
const longBudgets = [0, DEFAULT, 6000, 9000, DEAREST, 20_000, 30_000]
const TOLERATED = 3
const LARGEST_RATIO = 4 / 3

export const SHORT_LENGTH = 4
export const LONG_LENGTH = 12

const adapted = rangesOf(
  ...(['price', 'advertising', 'firstDemand', 'reserve', 'quality', 'training'] as const),
  ...(['purchases', 'harvest', 'spareWorkers', 'cashFloor'] as const),
)

const headOf = (of: readonly number[]) => ['phase', 'rivals', ...of.map(budget => `R&D ${budget}`)]
const against = (base: number, values: readonly number[]) => values.map(value => signed(value - base))

const valuesOf = ({ policies: [own], score }: Case, tried: readonly number[]): number[] =>
  bestWithEach([own], 'research', tried, adapted, score).map(found => found.score)

export const shortResearchStatement = (rows: Row[]): Statement => ({
  number: 2,
  text: `R&D up to four times the default (${DEAREST} BA a quarter) costs at most ${TOLERATED} points in a game of ${SHORT_LENGTH} quarters`,
  note: 'points against the best of no R&D, half the default and the default, each budget with the other habits tuned again; the cost is that of the worst budget from the default to four times it',
  head: [...headOf(budgets), 'cost'],
  rows,
})

export function shortResearchRow(tried: Case): Row {
  const values = valuesOf(tried, budgets)
  const place = budgets.indexOf(DEFAULT)
  const best = Math.max(...values.slice(0, place + 1))
  const cost = best - Math.min(...values.slice(place))
  return {
    cells: [tried.phase, tried.rivals, ...against(best, values), cost.toFixed(1)],
    holds: cost <= TOLERATED,
  }
}

export const longResearchStatement = (rows: Row[]): Statement => ({
  number: 2,
  text: `R&D gains at most a third of the value without it, in ${LONG_LENGTH} quarters of Croissance`,
  note: 'points against no R&D, each budget with the other habits tuned again; the best value with R&D is at most 4/3 of the value without',
  head: [...headOf(longBudgets), 'value without', 'best with ÷ without'],
  rows,
})

export function longResearchRow(tried: Case): Row {
  const values = valuesOf(tried, longBudgets)
  const [without = Number.NaN] = values
  const ratio = Math.max(...values) / without
  return {
    cells: [
      ...[tried.phase, tried.rivals, ...against(without, values)],
      ...[without.toFixed(1), ratio.toFixed(3)],
    ],
    holds: ratio <= LARGEST_RATIO,
  }
}
