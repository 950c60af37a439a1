import {
  type EventText,
  eventTexts,
  type ItemText,
  itemTexts,
  type MenuText,
  menuTexts,
} from '@trimestre/contract/catalogue'
import { seededEvents, seededItems, seededMenus } from './seeded.ts'

type Keyed = { key: string | null }

/** Compares a row with the one of its key that the first start wrote; a row without such a one is all its own. */
function compareWith<Text extends string>(
  seeded: readonly (Keyed & Record<Text, unknown>)[],
  texts: readonly Text[],
) {
  const byKey = new Map(seeded.map(row => [row.key, row]))
  return (row: Keyed & Record<Text, unknown>): Text[] => {
    const before = row.key === null ? undefined : byKey.get(row.key)
    return texts.filter(text => row[text] !== before?.[text])
  }
}

const seededNames = new Map<string, string>(seededEvents.map(({ key, name }) => [key, name]))

/** The key that an event's name is translated by; null for one made later or renamed since, which goes by its name. */
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
