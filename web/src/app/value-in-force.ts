import type { Decision } from '@trimestre/contract/decisions'

type Valued = Pick<Decision, 'value' | 'default' | 'previous' | 'origin' | 'standing'>

/**
 * What the quarter plays if the draft is left aside: what was saved, else the value before or the default. The
 * server's value counts the draft in, since a pass would.
 */
export function valueInForce(decision: Valued): number {
  if (decision.origin !== 'draft') return decision.value
  return decision.standing ? (decision.previous ?? decision.default) : decision.default
}
