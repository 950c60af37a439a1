import type { GameEvent } from '@trimestre/contract/games'
import { iri } from '../../platform/http/iri.ts'
import type { EventRow } from './repo.ts'
import { rewordedEvent } from './reworded.ts'

/** Presents an event of the catalogue as the API returns it. */
export function presentEvent(row: EventRow): GameEvent['event'] {
  return {
    '@id': iri('events', row.id),
    '@type': 'Event',
    id: row.id,
    key: row.key,
    name: row.name,
    description: row.description,
    impact: row.impact,
    eventDate: row.eventDate,
    effects: row.effects,
    reworded: rewordedEvent(row),
  }
}
