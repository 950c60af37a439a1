import type pg from 'pg'
import { inLine } from './inputs-repo.ts'

/** What a rehearsal reads besides the inputs of the quarter. */
export type RehearsalFacts = {
  /** The companies that made their sheet final. */
  locked: ReadonlySet<number>
  /** The price of each company in the quarter before, in centimes. */
  pricesBefore: ReadonlyMap<number, number>
}

export async function readFacts(client: pg.ClientBase, gameId: number): Promise<RehearsalFacts> {
  return { locked: await readLocked(client, gameId), pricesBefore: await readPrices(client, gameId) }
}

async function readLocked(client: pg.ClientBase, gameId: number): Promise<Set<number>> {
  const { rows } = await client.query<{ companyId: number }>({
    name: 'rehearsal-locks',
    text: `select company_id as "companyId" from company_locks
      where game_id = $1 and round_id = (select id from rounds where game_id = $1 and etat = 1)`,
    values: [gameId],
  })
  return new Set(rows.map(({ companyId }) => companyId))
}

async function readPrices(client: pg.ClientBase, gameId: number): Promise<Map<number, number>> {
  const { rows } = await client.query<{ companyId: number; price: number | null }>({
    name: 'rehearsal-prices',
    text: `select company_id as "companyId", (decisions ->> 'prixVente')::float8 as price from results_in_force
      where game_id = $1 and round_id = (select id from rounds where game_id = $1 and ${inLine} order by round_nb desc offset 1 limit 1)`,
    values: [gameId],
  })
  return new Map(rows.flatMap(({ companyId, price }) => (price === null ? [] : [[companyId, price]])))
}
