import { type CatalogueEvent, criteria, decisionItems, events, menus } from '@trimestre/engine'
import type { Reader, Transaction } from '../../platform/database/database.ts'
import {
  type EventRow,
  findEventByKey,
  insertEvents,
  insertItemDescriptions,
  insertItems,
  insertMenus,
} from './repo.ts'

export { presentEvent } from './present.ts'
export type { EventRow } from './repo.ts'

const taxKey = 'impot'

/** The event Impôt: its row in a game marks that the engine levies the tax every quarter. */
export async function findTaxEvent(reader: Reader): Promise<EventRow> {
  const event = await findEventByKey(reader, taxKey)
  if (event === undefined) throw new Error('the event Impôt is missing from the database')
  return event
}

/** The criteria catalogue's coefficients a new game starts with, in human units. */
export const defaultCoefficients = (): { name: string; coefficient: number }[] =>
  criteria.map(criterion => ({ name: criterion.name, coefficient: criterion.default }))

/** Writes the engine's menus, items with their explanations, and events. */
export async function writeCatalogue(tx: Transaction): Promise<void> {
  const menuIds = idsByKey(
    await insertMenus(
      tx,
      menus.map(menu => ({
        key: menu.key,
        name: menu.name,
        title: menu.name,
        link: menu.route,
        position: menu.order,
      })),
    ),
  )
  const itemIds = idsByKey(
    await insertItems(
      tx,
      decisionItems.map((item, position) => ({
        key: item.key,
        name: item.name,
        menuId: idOf(menuIds, item.menu),
        position,
      })),
    ),
  )
  await insertItemDescriptions(
    tx,
    decisionItems.map(item => ({ itemId: idOf(itemIds, item.key), ...item.itemDescription })),
  )
  await insertEvents(tx, events.map(eventRow))
}

function eventRow({ key, name, description, impact }: CatalogueEvent) {
  return {
    key,
    name,
    description,
    impact: describeImpact(impact),
    effects: impact.map(part => ({ ...part })),
  }
}

const labels = new Map<string, string>(criteria.map(criterion => [criterion.name, criterion.label]))

/** What screens announce: the percent of a pure change of demand, otherwise each effect in words. */
function describeImpact(impact: CatalogueEvent['impact']): string | number {
  const [only] = impact
  if (impact.length === 1 && only?.criterion === 'coefDemande' && only.operation === 'multiply') {
    return Math.round((only.value - 1) * 100)
  }
  return impact
    .map(({ criterion, operation, value }) => {
      const sign = operation === 'multiply' ? '×' : value < 0 ? '−' : '+'
      const figure = String(Math.abs(value)).replace('.', ',')
      return `${labels.get(criterion) ?? criterion} ${sign} ${figure}`
    })
    .join(' ; ')
}

const idsByKey = (rows: { id: number; key: string | null }[]): Map<string, number> =>
  new Map(rows.map(row => [row.key ?? '', row.id]))

function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`the catalogue names ${key}, which it does not hold`)
  return id
}
