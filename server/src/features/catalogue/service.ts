import { criteria } from '@trimestre/engine'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import {
  type EventRow,
  findEventByKey,
  insertEvents,
  insertItemDescriptions,
  insertItems,
  insertMenus,
} from './repo.ts'
import { seededEvents, seededItems, seededMenus } from './seeded.ts'

export { presentEvent } from './present.ts'
export { type EventRow, findEventByKey } from './repo.ts'
export { keyOfName, rewordedItem, rewordedMenu, rewordedProduct } from './reworded.ts'

const taxKey = 'impot'

/** Finds the event Impôt, whose row in a game marks that the engine levies the tax every quarter. */
export async function findTaxEvent(reader: Reader): Promise<EventRow> {
  const event = await findEventByKey(reader, taxKey)
  if (event === undefined) throw new Error('the event Impôt is missing from the database')
  return event
}

/** Returns the coefficients of the criteria catalogue with which a new game starts, in human units. */
export const defaultCoefficients = (): { name: string; coefficient: number }[] =>
  criteria.map(criterion => ({ name: criterion.name, coefficient: criterion.default }))

/** Writes the menus, the items with their explanations, and the events of the engine. */
export async function writeCatalogue(tx: Transaction): Promise<void> {
  const menuIds = idsByKey(await insertMenus(tx, seededMenus))
  const itemIds = idsByKey(
    await insertItems(
      tx,
      seededItems.map(({ key, name, menu, position }) => ({
        key,
        name,
        position,
        menuId: idOf(menuIds, menu),
      })),
    ),
  )
  await insertItemDescriptions(
    tx,
    seededItems.map(({ key, description1, description2, description3 }) => ({
      itemId: idOf(itemIds, key),
      description1,
      description2,
      description3,
    })),
  )
  await insertEvents(tx, seededEvents)
}

const idsByKey = (rows: { id: number; key: string | null }[]): Map<string, number> =>
  new Map(rows.map(row => [row.key ?? '', row.id]))

function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`the catalogue names ${key}, which it does not hold`)
  return id
}
