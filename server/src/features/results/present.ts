import { type PublicResult, publicResultKeys, type Result } from '@trimestre/contract/companies'
import { iri, linkTo } from '../../platform/iri.ts'
import type { ResultRow } from './repo.ts'
import { figureDivisors } from './units.ts'

/** A whole result in human units. */
export function presentResult(row: ResultRow): Result {
  const figures: Record<string, number> = {}
  for (const [key, divisor] of figureDivisors) figures[key] = (row.result[key] ?? 0) / divisor
  return {
    ...head(row),
    '@id': iri('results', row.id),
    '@type': 'Result',
    userId: row.userId,
    ...figures,
    classement: row.rank,
    alertes: row.result.alertes,
  } as Result
}

/** A result keyed by the names of the columns alone; `round` is the round's number. */
export function presentExpertRow(row: ResultRow): Record<string, number | string | string[]> {
  const { '@id': _id, '@type': _type, round, ...figures } = presentResult(row)
  return { ...figures, round: round.roundNb }
}

/** What a rival may see of a result: nothing but the public figures leaves the server. */
export function presentPublicResult(row: ResultRow): PublicResult {
  const whole = presentResult(row)
  const figures = Object.fromEntries(publicResultKeys.map(key => [key, whole[key]]))
  return { ...head(row), ...figures } as PublicResult
}

function head(row: ResultRow) {
  return {
    id: row.id,
    round: { ...linkTo('rounds', row.roundId), roundNb: row.roundNb },
    companyId: row.companyId,
    username: row.username,
  }
}
