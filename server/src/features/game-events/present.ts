import type { GameEvent } from '@trimestre/contract/games'
import { iri, linkTo } from '../../platform/http/iri.ts'
import { presentEvent } from '../catalogue/service.ts'
import type { GameEventRow } from './repo.ts'

export function presentGameEvent({ gameEvent, event }: GameEventRow): GameEvent {
  const { id, gameId, nbTour, nbTrimestre, privacy, frequency } = gameEvent
  return {
    '@id': iri('event_games', id),
    '@type': 'EventGame',
    id,
    game: linkTo('games', gameId),
    event: presentEvent(event),
    nbTour,
    nbTrimestre,
    privacy,
    frequency,
  }
}
