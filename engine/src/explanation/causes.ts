import type { DecisionKey } from '../catalogue/decisions.ts'
import type { PastGroup } from '../catalogue/past-groups.ts'

/**
 * The cause of a change in a figure. `past`: a part of the position that earlier quarters left; `conditions`: the
 * game's settings; `market`: the product life cycle and the season; `competition`: rivals, the reference competitor and
 * what rounding leaves; `received`: rivals' stock-outs.
 */
export type Cause =
  | { readonly kind: 'decision'; readonly key: DecisionKey }
  | { readonly kind: 'event'; readonly key: string }
  | { readonly kind: 'past'; readonly key: PastGroup }
  | { readonly kind: 'conditions' | 'market' | 'competition' | 'received' }

/** A part of a change; the parts of a change add up to it. */
export interface CausePart {
  readonly cause: Cause
  /** Engine integer in the unit of the figure. */
  readonly amount: number
  /** The part of the amount that results from the number of customers. */
  readonly throughDemand: number
}

/** Amounts by cause, in the order in which causes were met. */
export type Amounts = ReadonlyMap<string, { readonly cause: Cause; readonly amount: number }>

export const nameOf = (cause: Cause): string => ('key' in cause ? `${cause.kind}.${cause.key}` : cause.kind)

/** Adds up the amounts of each cause. */
export function gather(parts: Iterable<{ cause: Cause; amount: number }>): Amounts {
  const amounts = new Map<string, { cause: Cause; amount: number }>()
  for (const { cause, amount } of parts) {
    const name = nameOf(cause)
    amounts.set(name, { cause, amount: amount + (amounts.get(name)?.amount ?? 0) })
  }
  return amounts
}

/**
 * Returns the parts of a change: the direct contributions of causes, and those through demand. Causes without effect
 * are left out.
 */
export function partsOf(direct: Amounts, throughDemand: Amounts): CausePart[] {
  const names = new Set([...direct.keys(), ...throughDemand.keys()])
  return [...names].flatMap(name => {
    const own = direct.get(name)
    const indirect = throughDemand.get(name)
    const cause = (own ?? indirect)?.cause
    const part = {
      amount: (own?.amount ?? 0) + (indirect?.amount ?? 0),
      throughDemand: indirect?.amount ?? 0,
    }
    return cause === undefined || (part.amount === 0 && part.throughDemand === 0) ? [] : [{ cause, ...part }]
  })
}
