import type { GameEvent } from '@trimestre/contract/games'

/** One announcement: the same event over the quarters of its series. */
export type AnnouncedEvent = { id: string; event: GameEvent['event']; from: number; to: number }

/**
 * Returns the public events of a game, each series once, in the order of its quarters. The tax, due every quarter, is
 * left out.
 */
export function announcedEvents(events: readonly GameEvent[]): AnnouncedEvent[] {
  const series = new Map<string, AnnouncedEvent>()
  for (const { event, nbTour, nbTrimestre, privacy } of events) {
    if (!privacy || event.key === 'impot') continue
    const id = `${event.id} ${nbTrimestre}`
    const known = series.get(id)
    if (known) {
      known.from = Math.min(known.from, nbTour)
      known.to = Math.max(known.to, nbTour)
    } else series.set(id, { id, event, from: nbTour, to: nbTour })
  }
  return [...series.values()].sort((a, b) => a.from - b.from)
}
