import type { Decision } from '@trimestre/contract/decisions'
import type { WhatIf } from './use-projection.ts'

/** The decisions that the quarter limits by the company's own position (model, 8). */
const limited: ReadonlySet<string> = new Set([
  'quantiteProduction',
  'achatMachines',
  'venteMachines',
  'embauches',
  'licenciements',
  'emprunt',
  'remboursementAnticipe',
  'dividende',
])

/** Whether the company's own position limits this decision, next to its bounds. */
export const isLimited = (name: string): boolean => limited.has(name)

type Basis = Pick<WhatIf, 'inputs' | 'changed'>

/**
 * Returns the largest value of each decision that the quarter would carry out with the other values as typed, in human
 * units: what the engine leaves of its upper bound. Decisions that only their bounds limit are left out.
 */
export function possibleValues(
  { inputs, changed }: Basis,
  decisions: readonly Pick<Decision, 'name' | 'max'>[],
): ReadonlyMap<string, number> {
  const possible = new Map<string, number>()
  for (const { name, max } of decisions) {
    const rule = inputs.rules.find(({ item }) => item.key === name)
    if (!rule?.open || !isLimited(name)) continue
    const { decisions: inForce, figures } = changed({ [name]: max })
    const order = inForce[rule.item.key]
    // A plan above the capacity is no order that is cut: the rest of it is not produced.
    const most = name === 'quantiteProduction' ? Math.min(order, figures.capaciteProduction) : order
    const value = rule.item.scale === 'centimes' ? most / 100 : most
    possible.set(name, Math.min(value, max))
  }
  return possible
}
