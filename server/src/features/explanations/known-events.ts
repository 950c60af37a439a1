import type { NamedEvent } from '@trimestre/engine'
import type { QuarterParameters } from '../../platform/database/schema.ts'
import { keyOfName } from '../catalogue/service.ts'

type Associated = { key: string | null; name: string; nbTour: number; privacy: boolean }

/** What a reader may be told of an event that moved a figure. */
export type EventLabel = { key: string | null; name: string }

/** Events of a quarter under names of their own: what bears the same name counts as one. */
export function namedEvents(events: QuarterParameters['events']): NamedEvent[] {
  const byName = Map.groupBy(events, event => event.name)
  return [...byName].map(([name, same]) => ({ name, impact: same.flatMap(event => event.impact) }))
}

/**
 * The labels of the events that acted in a quarter or in the one before, by name. For a player only those announced
 * wherever they acted: the others, and those taken out of the game since, stay without a label. The tax is known to all.
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
