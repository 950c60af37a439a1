import type { SeatKind } from '@trimestre/contract/seats'

/** The place of a company in a round; quarter q is played in round q + 1. */
export type PlaceRow = {
  round: number
  companyId: number
  username: string
  kind?: SeatKind
  classement: number
}

/** The places of a company by quarter; null where it has none. */
export type CompanyPlaces = { id: number; name: string; values: (number | null)[] }

/**
 * Returns the quarters passed and the places of all companies in them, sorted by their last place.
 * @param nameOf writes the name that a company had in its last quarter
 */
export function placesOf(
  rows: readonly PlaceRow[],
  nameOf: (row: PlaceRow) => string = ({ username }) => username,
): { quarters: number[]; companies: CompanyPlaces[] } {
  const quarters = [...new Set(rows.map(({ round }) => round - 1))].sort((one, other) => one - other)
  const companies = [...Map.groupBy(rows, ({ companyId }) => companyId)].map(([id, own]) => {
    const places = new Map(own.map(({ round, classement }) => [round - 1, classement]))
    const latest = own.reduce((last, row) => (row.round > last.round ? row : last))
    return { id, name: nameOf(latest), values: quarters.map(quarter => places.get(quarter) ?? null) }
  })
  const last = ({ values }: CompanyPlaces) => values.at(-1) ?? Number.POSITIVE_INFINITY
  return { quarters, companies: companies.sort((one, other) => compare(last(one), last(other))) }
}

/** Compares places; two companies without a place are equal. */
const compare = (one: number, other: number): number => (one === other ? 0 : one - other)

/** How a company moved in the last quarter: the places that it gained, or that it has a place for the first time. */
export type Move = number | 'new'

/** Returns how each company moved in the last quarter; nobody has moved in the first one. */
export function lastMoves(rows: readonly PlaceRow[]): ReadonlyMap<number, Move> {
  const { quarters, companies } = placesOf(rows)
  if (quarters.length < 2) return new Map()
  return new Map(
    companies.flatMap(({ id, values }): [number, Move][] => {
      const [before, now] = values.slice(-2)
      if (typeof now !== 'number') return []
      if (typeof before === 'number') return [[id, before - now]]
      return values.slice(0, -1).some(place => place !== null) ? [] : [[id, 'new']]
    }),
  )
}
