import type { GameResult } from '@trimestre/contract/companies'

/** A question to the class, based on a fact of the last quarter; the names can be left out. */
export type Question =
  | { kind: 'soldOut'; count: number; units: number; names: string[] }
  | { kind: 'nobodySoldOut'; names: [] }
  | { kind: 'kept'; count: number; units: number; names: string[] }
  | { kind: 'nobodyKept'; names: [] }
  /** `change` is in percent of the former price; `shareBefore` and `shareAfter` are market shares in percent. */
  | { kind: 'priceMoved'; change: number; shareBefore: number; shareAfter: number; names: string[] }
  | { kind: 'nobodyMoved'; names: [] }
  | { kind: 'prices'; low: number; high: number; lowShare: number; highShare: number; names: string[] }
  | { kind: 'onePrice'; names: [] }

type Row = Pick<
  GameResult,
  'username' | 'prixVente' | 'partMarche' | 'nombreProduitStok' | 'demandeNonSatisfaite'
>

/** The price and market share of a company in the quarter before. */
type Former = { username: string; prixVente: number; partMarche: number }

const namesOf = (rows: readonly { username: string }[]): string[] => rows.map(({ username }) => username)

export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Returns the questions on stock-outs, unsold stock and price changes: facts come before explanations. */
export function questionsOf(rows: readonly Row[], before: readonly Former[]): Question[] {
  return [soldOut(rows), kept(rows), priceMove(rows, before)]
}

function soldOut(rows: readonly Row[]): Question {
  const lost = ({ demandeNonSatisfaite = 0 }: Row): number => demandeNonSatisfaite
  const found = rows.filter(row => lost(row) > 0).sort((one, other) => lost(other) - lost(one))
  if (found.length === 0) return { kind: 'nobodySoldOut', names: [] }
  return { kind: 'soldOut', count: found.length, units: total(found.map(lost)), names: namesOf(found) }
}

function kept(rows: readonly Row[]): Question {
  const stock = ({ nombreProduitStok = 0 }: Row): number => nombreProduitStok
  const found = rows.filter(row => stock(row) > 0).sort((one, other) => stock(other) - stock(one))
  if (found.length === 0) return { kind: 'nobodyKept', names: [] }
  return { kind: 'kept', count: found.length, units: total(found.map(stock)), names: namesOf(found) }
}

/** Returns the question on the largest price change, or on the prices themselves when there are no earlier ones. */
function priceMove(rows: readonly Row[], before: readonly Former[]): Question {
  const former = new Map(before.map(company => [company.username, company]))
  const moves = rows
    .flatMap(row => {
      const known = former.get(row.username)
      if (!known || known.prixVente <= 0) return []
      return [{ row, known, change: (row.prixVente / known.prixVente - 1) * 100 }]
    })
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
  const [most] = moves
  if (!most) return prices(rows)
  if (most.change === 0) return { kind: 'nobodyMoved', names: [] }
  return {
    kind: 'priceMoved',
    change: most.change,
    shareBefore: most.known.partMarche,
    shareAfter: most.row.partMarche,
    names: [most.row.username],
  }
}

function prices(rows: readonly Row[]): Question {
  const sorted = [...rows].sort((one, other) => one.prixVente - other.prixVente)
  const [lowest, highest] = [sorted.at(0), sorted.at(-1)]
  if (!lowest || !highest || lowest.prixVente === highest.prixVente) return { kind: 'onePrice', names: [] }
  return {
    kind: 'prices',
    low: lowest.prixVente,
    high: highest.prixVente,
    lowShare: lowest.partMarche,
    highShare: highest.partMarche,
    names: namesOf([lowest, highest]),
  }
}
