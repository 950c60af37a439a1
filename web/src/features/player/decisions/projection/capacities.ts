import type { Projection } from '@trimestre/engine/projection'
import type { AreaKey } from '../../../../domain/game-areas.ts'

/** The areas whose decisions change a capacity or its use. */
export const capacityAreas: readonly AreaKey[] = ['production', 'ressourcesHumaines', 'logistique']

/** What a quarter asks of a capacity, in units; `missing` is what exceeds it. */
export type Capacity = {
  key: 'machines' | 'workers' | 'stock'
  planned: number
  possible: number
  missing: number
}

/** Returns the plan against the capacities of machines and workers, and the closing stock against its space. */
export function capacitiesOf({ figures, decisions }: Pick<Projection, 'figures' | 'decisions'>): Capacity[] {
  const capacity = (key: Capacity['key'], planned: number, possible: number): Capacity => ({
    key,
    planned,
    possible,
    missing: Math.max(0, planned - possible),
  })
  const plan = decisions.quantiteProduction
  return [
    capacity('machines', plan, figures.capaciteMachines),
    capacity('workers', plan, figures.capaciteOuvriers),
    // Products without space are lost, so they are no longer in the stock.
    capacity('stock', figures.nombreProduitStok + figures.produitsPerdus, figures.capacitestock),
  ]
}
