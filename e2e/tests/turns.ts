import { includesPart } from '../../testing/parts.ts'

/**
 * Returns the views in which an item is checked: in the gate one of them, in turn, and in the part `accessibility` all
 * of them. If the views pair every value of one kind with every value of another, the checked items do so too.
 * @param turn the index of the item in its list
 */
export function viewsFor<T>(views: readonly T[], turn: number): readonly T[] {
  const place = turn % views.length
  return includesPart('accessibility') ? views : views.slice(place, place + 1)
}
