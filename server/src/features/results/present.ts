import { type PublicResult, publicResultKeys, type Result } from '@trimestre/contract/companies'
import type { RoundState } from '@trimestre/contract/rounds'
import type { PublishedTerms } from '@trimestre/engine'
import { iri, linkTo } from '../../platform/http/iri.ts'
import type { SurveyedRow } from './demand-repo.ts'
import type { ResultRow, StoredResult } from './repo.ts'
import { figureDivisors, humanFigures } from './units.ts'

/** Returns a whole result in human units. */
export function presentResult(row: Omit<ResultRow, 'companyValue'>): Result {
  return {
    ...head(row),
    '@id': iri('results', row.id),
    '@type': 'Result',
    userId: row.userId,
    substitute: row.isSubstituted,
    ...humanFigures(row.result),
    classement: row.rank,
    alertes: row.result.alertes,
  } as Result
}

/** Returns a result keyed by the column names only; `round` is the number of the round, `state` its state. */
export function presentExpertRow({
  state,
  ...row
}: ResultRow & { state: RoundState }): Record<string, number | string | string[] | null> {
  const { '@id': _id, '@type': _type, round, substitute: _substitute, ...figures } = presentResult(row)
  return { ...figures, round: round.roundNb, state }
}

/** Returns the part of a result that rivals may see: only the public figures leave the server. */
export function presentPublicResult(row: ResultRow): PublicResult {
  const whole = presentResult(row)
  const figures = Object.fromEntries(publicResultKeys.map(key => [key, whole[key]]))
  return { ...head(row), ...figures } as PublicResult
}

/** Returns the survey's figures of a company. */
export function presentSurveyed({ companyId, username, result, terms }: SurveyedRow, withDraw: boolean) {
  return {
    companyId,
    username,
    pointsQualite: humanFigure(result, 'pointsQualite'),
    budgetPub: humanFigure(result, 'budgetPub'),
    niveauRD: humanFigure(result, 'niveauRD'),
    attraits: withDraw ? terms.map(presentDraw) : null,
  }
}

function presentDraw({ prix, publicite, qualite, rd, service, livraison, conditions }: PublishedTerms) {
  const draw = { prix, publicite, qualite, rd, service, livraison, conditions }
  return Object.fromEntries(
    Object.entries(draw).map(([lever, term]) => [lever, drawPercent(term)]),
  ) as typeof draw
}

const humanFigure = (result: StoredResult, key: string): number =>
  (result[key] ?? 0) / (figureDivisors.get(key) ?? 1)

/**
 * Converts a term of attraction, a logarithm in billionths, to percent with one decimal, relative to the reference's 0.
 */
const drawPercent = (term: number): number => Math.round(1000 * Math.expm1(term / 1e9)) / 10 + 0

function head(row: Omit<ResultRow, 'companyValue' | 'result'>) {
  return {
    id: row.id,
    round: { ...linkTo('rounds', row.roundId), roundNb: row.roundNb },
    companyId: row.companyId,
    username: row.username,
    seat: row.seat,
    kind: row.kind,
    rangHumain: row.humanRank,
  }
}
