import type { PastGroup } from '../catalogue/past-groups.ts'
import {
  BUILDINGS,
  CUSTOMERS,
  DEPRECIATION_OF_BUILDINGS,
  DEPRECIATION_OF_MACHINES,
  FINISHED_GOODS,
  MACHINES,
  type Place,
  WRITE_DOWN_OF_GOODS,
} from '../chart-of-accounts.ts'
import type { Position } from '../position.ts'

/**
 * The opening positions between two quarters: some groups of the older position are replaced by those of the newer one
 * (model, section 8.14). The books of such a position need not balance; only the figures that follow from it are read.
 */

/** The fields of a position that belong to each group, balances excepted. */
const FIELDS: Readonly<Record<PastGroup, readonly (keyof Position)[]>> = {
  stock: ['stock', 'storage', 'buildings'],
  equipe: ['workers', 'morale', 'training'],
  machines: ['machines', 'wear'],
  financement: [
    'loans',
    'taxLosses',
    'yearBase',
    'yearTax',
    'dividendsAccount',
    'status',
    'cumulativeResult',
    'rescues',
  ],
  clients: ['receivableNext', 'receivableLater'],
  image: ['awareness', 'reputation', 'service', 'paymentDelay', 'stockOutRate', 'lastSales'],
  savoir: [
    'researchLevel',
    'researchSpent',
    'researchEffective',
    'experience',
    'researchCapital',
    'brandCapital',
    'openingResearch',
    'openingBrand',
  ],
}

/** The group of each account's balance; those of all other accounts belong to finance. */
const GROUP_OF_ACCOUNT: ReadonlyMap<Place, PastGroup> = new Map<Place, PastGroup>([
  [FINISHED_GOODS, 'stock'],
  [WRITE_DOWN_OF_GOODS, 'stock'],
  [BUILDINGS, 'stock'],
  [DEPRECIATION_OF_BUILDINGS, 'stock'],
  [MACHINES, 'machines'],
  [DEPRECIATION_OF_MACHINES, 'machines'],
  [CUSTOMERS, 'clients'],
])

/** Returns the position whose groups in `newer` are those of the newer position, and the others the older one's. */
export function mixPositions(
  older: Position,
  newer: Position,
  isNewer: (group: PastGroup) => boolean,
): Position {
  const fields = Object.entries(FIELDS).flatMap(([group, names]) => {
    const from = isNewer(group as PastGroup) ? newer : older
    return names.map(name => [name, from[name]] as const)
  })
  const balances = newer.balances.map((balance, place) =>
    isNewer(GROUP_OF_ACCOUNT.get(place) ?? 'financement') ? balance : (older.balances[place] ?? 0),
  )
  return { ...newer, ...(Object.fromEntries(fields) as Partial<Position>), balances }
}
