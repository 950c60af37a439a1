import type { Decision } from '@trimestre/contract/decisions'

type Valued = Pick<Decision, 'value' | 'default' | 'previous' | 'origin' | 'standing'>

/**
 * Returns the value that the quarter uses without the draft: the saved value, otherwise the previous value or the
 * default. The server's value includes the draft, because a pass would use it.
 */
export function valueInForce(decision: Valued): number {
  if (decision.origin !== 'draft') return decision.value
  return decision.standing ? (decision.previous ?? decision.default) : decision.default
}
