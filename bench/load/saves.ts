import type pg from 'pg'
import type { LoadReport, LoadRequest } from './load.ts'
import type { Player } from './players.ts'

/** Returns saves with different selling prices, so that the price that was stored identifies its save. */
export function savesOf(players: readonly Player[], roundId: number, count: number): LoadRequest[] {
  return Array.from({ length: count }, (_, index) => {
    const player = players[index % players.length] as Player
    return {
      method: 'PUT',
      path: `/api/v1/decisions/game/${roundId}/criteria/ventes/company/${player.companyId}`,
      token: player.token,
      body: { decisions: { prixVente: priceOf(index) } },
    }
  })
}

/** Returns a price from 1 to 1000, in steps of 0.01. */
const priceOf = (index: number): number => 1 + (index % 99_900) / 100

/** Returns the price of the last confirmed save of each company. */
export function confirmedPrices(
  { answers }: LoadReport,
  players: readonly Player[],
  requestCount: number,
): Map<number, number> {
  const prices = new Map<number, number>()
  for (const { index, status } of answers.toSorted((one, other) => one.at - other.at)) {
    const player = players[(index % requestCount) % players.length]
    if (status === 200 && player) prices.set(player.companyId, priceOf(index % requestCount))
  }
  return prices
}

/** Counts the confirmed prices that differ from those stored for the round. */
export async function countLost(
  database: pg.Client,
  roundId: number,
  confirmed: ReadonlyMap<number, number>,
): Promise<number> {
  const { rows } = await database.query<{ companyId: number; price: number }>(
    `select company_id as "companyId", (values->>'prixVente')::float8 as price
     from saved_decisions where round_id = $1 and area = 'ventes' and not draft`,
    [roundId],
  )
  return countDifferent(confirmed, rows)
}

/** Counts the confirmed prices that differ from those with which a pass played the round. */
export async function countUnplayed(
  database: pg.Client,
  roundId: number,
  confirmed: ReadonlyMap<number, number>,
): Promise<number> {
  const { rows } = await database.query<{ companyId: number; price: number }>(
    `select company_id as "companyId", (given->>'prixVente')::float8 as price
     from quarter_results where round_id = $1`,
    [roundId],
  )
  return countDifferent(confirmed, rows)
}

function countDifferent(
  confirmed: ReadonlyMap<number, number>,
  rows: readonly { companyId: number; price: number }[],
): number {
  const kept = new Map(rows.map(({ companyId, price }) => [companyId, price]))
  return [...confirmed].filter(([companyId, price]) => kept.get(companyId) !== price).length
}
