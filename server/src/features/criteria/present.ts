import type { Criteria } from '@trimestre/contract/criteria'
import { iri, linkTo } from '../../platform/iri.ts'
import type { CriterionRow } from './repo.ts'

export function presentCriterion({ id, name, coefficient, gameId }: CriterionRow): Criteria {
  return {
    '@id': iri('criterias', id),
    '@type': 'Criteria',
    id,
    name,
    coefficient,
    game: linkTo('games', gameId),
    idGame: gameId,
  }
}
