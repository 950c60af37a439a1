import type { CatalogueImpact } from '@trimestre/engine'

/** How an event changes a criterion while it lasts: by a factor, or by an amount. */
export const effectOperations = ['multiply', 'add'] as const satisfies readonly CatalogueImpact['operation'][]

export type EffectOperation = (typeof effectOperations)[number]
