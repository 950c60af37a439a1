import type { ResultFigures } from '@trimestre/contract/companies'

type Units = Pick<
  ResultFigures,
  'nombreProduitStok' | 'nombreProduitsFabriques' | 'nombreProduitVendu' | 'produitsPerdus'
>

export type UnitStep = {
  key: 'before' | 'produced' | 'bought' | 'sold' | 'lost' | 'after'
  value: number
  total?: boolean
}

/**
 * Returns how the stock of a quarter changed: what was made, sold, lost, and bought to be resold, which is the rest.
 * Omits movements without units. Without a former quarter the stock began at zero.
 */
export function unitSteps(result: Units, former: Pick<Units, 'nombreProduitStok'> | undefined): UnitStep[] {
  const before = former?.nombreProduitStok ?? 0
  const { nombreProduitStok: after, nombreProduitsFabriques: produced } = result
  const { nombreProduitVendu: sold, produitsPerdus: lost } = result
  const bought = after - before - produced + sold + lost
  const moves: UnitStep[] = [
    { key: 'produced', value: produced },
    { key: 'bought', value: bought },
    { key: 'sold', value: -sold },
    { key: 'lost', value: -lost },
  ]
  return [
    { key: 'before', value: before, total: true },
    ...moves.filter(({ value }) => value !== 0),
    { key: 'after', value: after, total: true },
  ]
}
