import { apportion, MU, NANO, sum } from '../arithmetic.ts'
import type { PublishedTerms } from '../company-state.ts'
import { ln } from '../logarithm.ts'
import type { AttractionTerms, DemandComponents } from '../position.ts'
import type { DemandStatement } from '../publish-result.ts'
import { type Amounts, type Cause, gather } from './causes.ts'
import { doubledEffects, type Factor, type Walk } from './path.ts'
import type { Point } from './point.ts'

/**
 * The causes of a change in primary demand: the effects that were recorded while computing (explain-demand.ts), each
 * split over its causes in proportion to the logarithm. The parts of an effect add up to that effect.
 */

type Part = { cause: Cause; amount: number }

const TERMS: readonly (readonly [keyof PublishedTerms, keyof AttractionTerms])[] = [
  ['prix', 'price'],
  ['publicite', 'advertising'],
  ['qualite', 'quality'],
  ['rd', 'research'],
  ['service', 'service'],
  ['livraison', 'delivery'],
  ['conditions', 'terms'],
]

const COMPETITION: Cause = { kind: 'competition' }
const MARKET: Cause = { kind: 'market' }
export const RECEIVED: Cause = { kind: 'received' }

/** Units per billionth of logarithm, as a fraction: the value of an effect of the record. */
interface Slope {
  readonly units: number
  readonly logs: number
}

function slopeBetween(before: DemandComponents, now: DemandComponents): Slope | null {
  if (now.demand < 1 || before.demand < 1) return null
  const logs = ln(BigInt(now.demand) * BigInt(MU)) - ln(BigInt(before.demand) * BigInt(MU))
  return logs === 0 ? { units: now.demand, logs: NANO } : { units: now.demand - before.demand, logs }
}

/** Returns the causes of the change in demand from the company's own attraction. */
export function causesOfPrimaryDemand(
  record: DemandStatement['effets'],
  before: DemandComponents,
  now: DemandComponents,
  walk: Walk,
): Amounts {
  const slope = slopeBetween(before, now)
  if (slope === null) return gather([{ cause: COMPETITION, amount: record.concurrence }])
  const split = (effect: number, of: (point: Point) => number, rest: Rest): Part[] =>
    splitEffect(effect, walk, of, rest, slope)
  return gather([
    ...split(record.marche, point => point.market, {
      cause: MARKET,
      logs: now.market - before.market,
      kinds: ['conditions', 'event'],
    }),
    ...TERMS.flatMap(([published, term]) =>
      split(record[published], point => point.terms[term], {
        // As time goes on, it is the reference competitor that makes progress.
        cause: COMPETITION,
        logs: now.terms[term] - before.terms[term],
        kinds: ['past', 'conditions', 'event', 'decision'],
      }),
    ),
    ...split(record.concurrence, point => 0 - point.others, {
      cause: COMPETITION,
      logs: logsOfCompetition(before, now),
      kinds: ['conditions', 'event'],
    }),
  ])
}

/** Returns the contribution of competition to the logarithm: the rest after the market and the company's own terms. */
function logsOfCompetition(before: DemandComponents, now: DemandComponents): number {
  const total = ln(BigInt(now.demand) * BigInt(MU)) - ln(BigInt(before.demand) * BigInt(MU))
  const own = TERMS.map(([, term]) => now.terms[term] - before.terms[term])
  return total - sum(own) - (now.market - before.market)
}

/**
 * The rest of an effect after the factors of these kinds have their part: its cause, and the logarithm of the whole
 * effect.
 */
interface Rest {
  readonly cause: Cause
  readonly logs: number
  readonly kinds: readonly Factor['kind'][]
}

function splitEffect(
  effect: number,
  walk: Walk,
  of: (point: Point) => number,
  { cause, logs, kinds }: Rest,
  slope: Slope,
): Part[] {
  const doubled = doubledEffects(walk, of)
  const named = walk.factors
    .map((factor, index) => ({ factor, weight: doubled[index] ?? 0 }))
    .filter(({ factor, weight }) => weight !== 0 && kinds.includes(factor.kind))
  const weights = named.map(({ weight }) => weight)
  const amounts = apportion([...weights, 2 * logs - sum(weights)], slope.units, 2 * slope.logs, effect)
  const causes = [...named.map(({ factor }) => factor.cause), cause]
  return causes.map((each, index) => ({ cause: each, amount: amounts[index] ?? 0 }))
}
