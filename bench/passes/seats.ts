import { strategyLevels, temperaments } from '@trimestre/engine'
import type { BenchGame } from './game.ts'
import type { Playground } from './playground.ts'

/** Forgets what was saved in the open quarter of a game: the sheets of its companies are carried over. */
export async function clearSheets({ database }: Playground, { id }: BenchGame): Promise<void> {
  await database.query(
    `with raised as (update companies set revision = revision + 1 where game_id = $1)
     delete from saved_decisions where game_id = $1`,
    [id],
  )
}

/** Gives all companies of a game to computers, of every level and temperament in turn. */
export async function seatComputers(playground: Playground, game: BenchGame): Promise<void> {
  await clearSheets(playground, game)
  await playground.database.query(
    `with raised as (update games set revision = revision + 1 where id = $1)
     update companies set kind = 'computer', strategy_level = 1 + seat % $2,
       temperament = ($3::text[])[1 + seat % cardinality($3::text[])]
     where game_id = $1`,
    [game.id, strategyLevels.length, temperaments],
  )
}

/**
 * Checks that computers alone decided in the last passed quarter of a game.
 * @throws when one of them did not
 */
export async function checkDecided({ database }: Playground, game: BenchGame): Promise<void> {
  const { rows } = await database.query<{ decided: number }>(
    `select count(*)::int as decided from quarter_results q
       join rounds r on r.game_id = q.game_id and r.id = q.round_id
     where q.game_id = $1 and r.round_nb = $2 and q.seat_kind = 'computer'
       and q.origins::jsonb ->> 'prixVente' = 'computer'`,
    [game.id, game.roundNb - 1],
  )
  const decided = rows[0]?.decided ?? 0
  if (decided !== game.companyCount) throw new Error(`${decided} of ${game.companyCount} computers decided`)
}
