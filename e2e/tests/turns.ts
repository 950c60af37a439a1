import { includesPart } from '../../testing/parts.ts'

/**
 * In the gate each thing is looked at in one of several views, taken in turns; in the part `accessibility` in all of them.
 * Where the views pair every value of one kind with every value of another, so do the things that are looked at.
 * @param turn the place of the thing in its list
 */
export function inTurn<T>(views: readonly T[], turn: number): readonly T[] {
  const place = turn % views.length
  return includesPart('accessibility') ? views : views.slice(place, place + 1)
}
