import type { CatalogueImpact } from '@trimestre/engine'

type Range = { min: number; max: number }

/** How an effect of an event changes a criterion while the event lasts. */
type EffectKind = {
  /** Stands before the value where an effect is written; an amount has its own sign. */
  sign?: string
  /** Whether users enter the change in percent in the form instead of the value: −15 for a factor of 0.85. */
  isPercent: boolean
  /** Returns the values that the effect can have on a criterion with this range. */
  bounds(criterion: Range): Range
}

/** No coefficient becomes negative, or more than a hundred times larger. */
export const factors: Range = { min: 0, max: 100 }

/** Rounds to six decimals, which is all the engine reads of a number. */
const exact = (value: number): number => Math.round(value * 1e6) / 1e6

/** The kinds of effects, by operation: the only list of them. The engine applies them in `criteria-in-force.ts`. */
export const effectKinds: Readonly<Record<CatalogueImpact['operation'], EffectKind>> = {
  multiply: {
    sign: '×',
    isPercent: true,
    bounds: () => factors,
  },
  add: {
    isPercent: false,
    bounds: ({ min, max }) => ({ min: exact(min - max), max: exact(max - min) }),
  },
}

export type EffectOperation = CatalogueImpact['operation']

export const effectOperations = Object.keys(effectKinds) as [EffectOperation, ...EffectOperation[]]

/** Returns an operation as responses name it; an unknown one counts as an addition. */
export const knownOperation = (operation: string): EffectOperation =>
  Object.hasOwn(effectKinds, operation) ? (operation as EffectOperation) : 'add'

/** Writes the effect on a criterion as players read it: « × 0,85 », « − 5 ». */
export function writeEffect(operation: string, value: number, number: (value: number) => string): string {
  const { sign } = effectKinds[knownOperation(operation)]
  if (sign !== undefined) return `${sign} ${number(value)}`
  return `${value < 0 ? '\u2212' : '+'} ${number(Math.abs(value))}`
}
