import type { Decision } from '@trimestre/contract/decisions'

/** Decisions of one quarter only: without a new value they fall back to their default (model §6). */
const oneOff = new Set([
  'embauches',
  'licenciements',
  'achatMachines',
  'venteMachines',
  'emprunt',
  'etudeMarche',
  'heuresSupplementaires',
  'extensionStock',
  'remboursementAnticipe',
  'dividende',
])

type Valued = Pick<Decision, 'name' | 'value' | 'default' | 'previous' | 'origin'>

/**
 * What the quarter plays if the draft is left aside: what was saved, else the value before or the default. The
 * server's value counts the draft in, since a pass would.
 */
export function valueInForce(decision: Valued): number {
  if (decision.origin !== 'draft') return decision.value
  return oneOff.has(decision.name) ? decision.default : (decision.previous ?? decision.default)
}
