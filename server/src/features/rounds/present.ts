import type { Round } from '@trimestre/contract/games'
import { iri, linkTo } from '../../platform/http/iri.ts'

export type RoundRow = { id: number; gameId: number; roundNb: number; state: number }

export function presentRound(round: RoundRow): Round {
  return {
    '@id': iri('rounds', round.id),
    '@type': 'Round',
    id: round.id,
    roundNb: round.roundNb,
    etat: round.state,
    game: linkTo('games', round.gameId),
  }
}
