import type { Criteria, CriterionRule } from '@trimestre/contract/criteria'
import type { Criterion } from '@trimestre/engine'
import { iri, linkTo } from '../../platform/http/iri.ts'
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

export function presentRule(criterion: Criterion): CriterionRule {
  const { name, group, label, meaning, unit, default: usual, min, max } = criterion
  return { name, group, label, meaning, unit, default: usual, min, max }
}
