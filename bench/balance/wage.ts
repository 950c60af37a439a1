import { randomFrom } from '@trimestre/engine/testing'
import { type Case, tuned } from './good-manager.ts'
import { bestWithEach, rangesOf, tune } from './search.ts'
import { type Row, type Statement, signed } from './statement.ts'

/** Percents of the reference wage of 1 500 BA: from the minimum wage to well above the reference. */
const percents = [90, 94, 98, 100, 102, 106, 110, 120]
const ONE_PERCENT = 15

export const WAGE_LENGTH = 8

const adapted = rangesOf(
  ...(['price', 'reserve', 'firstDemand', 'quality', 'training', 'overtime', 'spareWorkers'] as const),
)

export const wageStatement = (rows: Row[]): Statement => ({
  number: 1,
  text: `The best wage lies inside the range, in every phase (good manager, ${WAGE_LENGTH} quarters)`,
  note: 'wages in percent of the reference, 90 % is the minimum; points against the best wage; the lowest and the highest wage are tuned as thoroughly as the good manager, the others adapt price, plan, quality, training and overtime',
  head: ['phase', 'rivals', 'best wage', 'value', ...percents.map(percent => `${percent} %`)],
  rows,
})

const HOPS = 2

/** Compares wages for a good manager who adapts to each of them. */
export function wageRow({ phase, rivals, policies: [own], score }: Case): Row {
  const wages = percents.map(percent => percent * ONE_PERCENT)
  // The manager was tuned at the reference wage: the ends are searched as well, and what they find serves all wages.
  const ends = [wages[0], wages.at(-1)].map(
    wage =>
      tune([{ ...own, wage: wage ?? own.wage }], tuned, score, { random: randomFrom(1), hops: HOPS }).policy,
  )
  const scores = bestWithEach([own, ...ends], 'wage', wages, adapted, score).map(found => found.score)
  const best = Math.max(...scores)
  const place = scores.indexOf(best)
  return {
    cells: [
      ...[phase, rivals, `${percents[place]} %`, best.toFixed(1)],
      ...scores.map(value => signed(value - best)),
    ],
    holds: place > 0 && place < scores.length - 1,
  }
}
