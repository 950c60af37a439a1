import type { Curve, ModelCard } from '@trimestre/contract/model-card'

/** The curves of one lever: one, or one for each of two segments. */
export type Lever = { key: Curve['key']; curves: readonly [Curve, ...Curve[]] }

const ofCustomers: ReadonlySet<Curve['key']> = new Set(['price', 'advertising', 'quality', 'research'])

/** Whether customers react to the lever; otherwise it acts inside the company. */
export const attracts = ({ key }: Lever): boolean => ofCustomers.has(key)

/** Groups the curves of a card by lever, in the order of the card. */
export function leversOf({ curves }: Pick<ModelCard, 'curves'>): Lever[] {
  const byKey = Map.groupBy(curves, ({ key }) => key)
  return [...byKey].flatMap(([key, [first, ...others]]) =>
    first ? [{ key, curves: [first, ...others] }] : [],
  )
}

/** Returns the effects of a curve, on whatever scale the game shows. */
export const effectsOf = ({ y, shape }: Curve): readonly number[] => y ?? shape ?? []

/** The number of points between the reference and the point at which a curve is first read. */
const stepsAway = 4

/** Returns the index of the point at which a curve is first read: above the reference, or below one at its end. */
export function firstPoint({ x, reference }: Pick<Curve, 'x' | 'reference'>): number {
  const distances = x.map(value => Math.abs(value - reference))
  const nearest = distances.indexOf(Math.min(...distances))
  return nearest + stepsAway < x.length ? nearest + stepsAway : Math.max(0, nearest - stepsAway)
}
