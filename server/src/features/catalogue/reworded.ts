import {
  type EventText,
  eventTexts,
  type ItemText,
  itemTexts,
  type MenuText,
  menuTexts,
  type ProductText,
  productTexts,
} from '@trimestre/contract/catalogue'
import { readyProducts } from '@trimestre/contract/ready-products'
import { earlierTexts, seededEvents, seededItems, seededMenus } from './seeded.ts'

type Keyed = { key: string | null }

/**
 * Returns a function that lists the texts in which a row differs from the row that the first start wrote under its key.
 * All texts of a row without such a counterpart differ.
 */
function compareWith<Text extends string>(
  seeded: readonly (Keyed & Record<Text, unknown>)[],
  texts: readonly Text[],
) {
  const byKey = new Map(seeded.map(row => [row.key, row]))
  return (row: Keyed & Record<Text, unknown>): Text[] => {
    const before = row.key === null ? undefined : byKey.get(row.key)
    return texts.filter(text => row[text] !== before?.[text] && !(before && earlierTexts.has(row[text])))
  }
}

const seededNames = new Map<string, string>(seededEvents.map(({ key, name }) => [key, name]))

/**
 * Returns the key under which the name of an event is translated; null for an event created later or renamed since,
 * which is shown under its own name.
 */
export const keyOfName = ({ key, name }: Keyed & { name: string }): string | null =>
  key !== null && seededNames.get(key) === name ? key : null

export const rewordedItem: (row: Keyed & Record<ItemText, unknown>) => ItemText[] = compareWith(
  seededItems,
  itemTexts,
)
export const rewordedMenu: (row: Keyed & Record<MenuText, unknown>) => MenuText[] = compareWith(
  seededMenus,
  menuTexts,
)
export const rewordedEvent: (row: Keyed & Record<EventText, unknown>) => EventText[] = compareWith(
  seededEvents,
  eventTexts,
)
export const rewordedProduct: (row: Keyed & Record<ProductText, unknown>) => ProductText[] = compareWith(
  readyProducts,
  productTexts,
)
