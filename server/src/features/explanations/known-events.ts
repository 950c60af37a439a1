import type { NamedEvent } from '@trimestre/engine'
import type { QuarterParameters } from '../../platform/db/schema.ts'
import { keyOfName } from '../catalogue/service.ts'

type Associated = { key: string | null; name: string; nbTour: number; privacy: boolean }

/** The label under which a reader may see an event that moved a figure. */
export type EventLabel = { key: string | null; name: string }

/** Merges the events of a quarter that have the same name into one, so that names are unique. */
export function namedEvents(events: QuarterParameters['events']): NamedEvent[] {
  const byName = Map.groupBy(events, event => event.name)
  return [...byName].map(([name, same]) => ({ name, impact: same.flatMap(event => event.impact) }))
}

/**
 * Returns the labels, by name, of the events that acted in a quarter or in the one before. For a player only events
 * announced wherever they acted have a label; other events, and those removed from the game since, have none. The tax
 * is shown to everybody.
 */
export function labelEvents(
  associated: readonly Associated[],
  quarter: number,
  onlyAnnounced: boolean,
): ReadonlyMap<string, EventLabel> {
  const acting = associated.filter(
    ({ key, nbTour }) => key === 'impot' || nbTour === quarter || nbTour === quarter - 1,
  )
  const byName = Map.groupBy(acting, event => event.name)
  const labels = [...byName].flatMap(([name, same]): [string, EventLabel][] =>
    onlyAnnounced && same.some(({ key, privacy }) => key !== 'impot' && !privacy)
      ? []
      : [[name, { key: keyOfName({ key: same[0]?.key ?? null, name }), name }]],
  )
  return new Map(labels)
}
