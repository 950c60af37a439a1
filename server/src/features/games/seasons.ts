import type { NewGame } from '@trimestre/contract/games'
import { seasonBounds, seasonCriteria } from '@trimestre/engine/market-plan'
import { invalid, violation } from '../../platform/http/refusal.ts'

/** Returns the coefficients of a new game's seasons by criterion; throws 422 for one outside its bounds. */
export function readSeasons(given: NewGame['seasons']): ReadonlyMap<string, number> {
  const seasons = given ?? []
  const { min, max } = seasonBounds
  const violations = seasons.flatMap((season, index) =>
    season >= min && season <= max ? [] : [violation(`seasons[${index}]`, 'out-of-bounds')],
  )
  if (violations.length > 0) throw invalid(violations)
  return new Map(seasons.map((season, index) => [seasonCriteria[index] ?? '', season]))
}
