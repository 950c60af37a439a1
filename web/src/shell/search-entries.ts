import { type MenuItem, screensOf } from '../domain/menus.ts'
import { foldText } from '../ui/fold-text.ts'

const suggestionsMax = 5

export type NamedEntry = { item: MenuItem; name: string }

/**
 * Returns the pages of a menu that have the text in one of their names, ignoring case and accents; the first name is
 * shown.
 */
export function findEntries(
  menu: readonly MenuItem[],
  text: string,
  namesOf: (item: MenuItem) => readonly string[],
): NamedEntry[] {
  const wanted = foldText(text.trim())
  if (wanted === '') return []
  return screensOf(menu)
    .map(item => ({ item, names: namesOf(item) }))
    .filter(({ names }) => names.some(name => foldText(name).includes(wanted)))
    .slice(0, suggestionsMax)
    .map(({ item, names }) => ({ item, name: names[0] ?? '' }))
}
