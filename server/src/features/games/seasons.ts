import type { NewGame } from '@trimestre/contract/games'
import { criteria } from '@trimestre/engine'
import { invalid, violation } from '../../platform/http/refusal.ts'

/** The criteria of the seasons, the first quarter of the year first. */
const seasons = ['saisonT1', 'saisonT2', 'saisonT3', 'saisonT4'].map(name => {
  const criterion = criteria.find(each => each.name === name)
  if (criterion === undefined) throw new Error(`no criterion ${name}`)
  return criterion
})

/** Returns the coefficients of a new game's seasons by criterion; throws 422 for one outside its bounds. */
export function seasonCriteria(given: NewGame['seasons']): ReadonlyMap<string, number> {
  if (!given) return new Map()
  const season = seasons.map(({ name, min, max }, index) => ({ name, min, max, value: given[index] ?? 1 }))
  const violations = season.flatMap(({ min, max, value }, index) =>
    value >= min && value <= max ? [] : [violation(`seasons[${index}]`, 'out-of-bounds')],
  )
  if (violations.length > 0) throw invalid(violations)
  return new Map(season.map(({ name, value }) => [name, value]))
}
