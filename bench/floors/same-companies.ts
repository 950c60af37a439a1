import { decisionItems, openingState, type QuarterInput } from '@trimestre/engine'
import { aQuarter, companies } from '@trimestre/engine/testing'

/** Units demanded per company and quarter at index 1. */
export const dimension = 2800

const human = Object.fromEntries(decisionItems.map(item => [item.key, item.default]))

/**
 * Returns the decisions of the company at this index, as players enter them; stock-outs, full warehouses, plans above
 * capacity and wages below the minimum all occur.
 */
export const decided = (place: number): Record<string, number> => ({
  ...human,
  prixVente: 46 + (place % 13),
  quantiteProduction: 2400 + (place % 8) * 100,
  budgetPublicite: 5000 + (place % 5) * 500,
  embauches: place % 3,
  salaire: 1300 + (place % 7) * 50,
  gradeMatieres: 1 + (place % 3),
  budgetRD: 2000 + (place % 4) * 1000,
})

/** Returns the engine's input for the first quarter of a game with this number of companies. */
export function enginesQuarter(count: number): QuarterInput {
  const names = companies(count)
  return aQuarter({
    companies: names.map(({ id }) => ({ id, state: openingState({}) })),
    decisions: Object.fromEntries(names.map(({ id }, place) => [id, decided(place)])),
  })
}
