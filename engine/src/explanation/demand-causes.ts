import { apportion, sum } from '../arithmetic.ts'
import type { PublishedTerms } from '../company-state.ts'
import { slopeOfDemand } from '../explain-demand.ts'
import type { AttractionTerms, DemandComponents, SegmentDemand } from '../position.ts'
import type { DemandStatement, PrimaryEffects } from '../publish-result.ts'
import { type Amounts, type Cause, gather } from './causes.ts'
import { doubledEffects, type Walk } from './path.ts'
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

/**
 * Returns the causes of the change in demand from the company's own attraction: in each segment, the effect of a term
 * goes to the factors that moved the term, and the rest to competition or, for the size of the market, to the market.
 * The effect of competition is its own.
 */
export function causesOfPrimaryDemand(
  record: DemandStatement,
  before: DemandComponents,
  now: DemandComponents,
  walk: Walk,
): Amounts {
  if (before.segments.length !== now.segments.length) {
    return gather([{ cause: COMPETITION, amount: record.effets.concurrence }])
  }
  return gather(
    now.segments.flatMap((segment, index) => {
      const effects = record.segments[index]?.effets
      const earlier = before.segments[index]
      return effects === undefined || earlier === undefined
        ? []
        : causesInSegment(index, effects, earlier, segment, walk)
    }),
  )
}

function causesInSegment(
  index: number,
  effects: PrimaryEffects,
  before: SegmentDemand,
  now: SegmentDemand,
  walk: Walk,
): Part[] {
  const competition = { cause: COMPETITION, amount: effects.concurrence }
  const slope = slopeOfDemand(now.demand, before.demand)
  if (slope === null) return [competition]
  const { units, logs } = slope
  /** Splits an effect, whose part of the logarithm is `moved`, over the factors that moved it. */
  const split = (effect: number, moved: number, of: (point: Point) => number, rest: Cause): Part[] => {
    const doubled = doubledEffects(walk, of)
    const moving = walk.factors.flatMap(({ cause, kind }, place) => {
      const weight = doubled[place] ?? 0
      return weight === 0 || kind === 'demand' ? [] : [{ cause, weight }]
    })
    const weights = moving.map(({ weight }) => weight)
    const amounts = apportion([...weights, 2 * moved - sum(weights)], units, 2 * logs, effect)
    const causes = [...moving.map(({ cause }) => cause), rest]
    return causes.map((cause, place) => ({ cause, amount: amounts[place] ?? 0 }))
  }
  return [
    ...split(effects.marche, now.market - before.market, at => at.segments[index]?.market ?? 0, MARKET),
    ...TERMS.flatMap(([published, term]) =>
      split(
        effects[published],
        now.terms[term] - before.terms[term],
        at => at.segments[index]?.terms[term] ?? 0,
        COMPETITION,
      ),
    ),
    competition,
  ]
}
