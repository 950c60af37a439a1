import { strategyLevels, temperaments } from '@trimestre/engine'
import { sql } from 'drizzle-orm'
import type { GameDescription } from './build-game.ts'
import type { SeatCalls, SeatedGame } from './seats.ts'
import type { TestServer } from './test-server.ts'

/** A row of a played quarter as text, with the seat and the level of its computer; null for people. */
export type PlayedDocuments = {
  seat: number
  level: number | null
  roundNb: number
  version: number
  given: string
  /** All documents of the quarter, and its rank. */
  everything: string
}

/**
 * Returns how tests play games with computers of every level on the seats from 3 on; the seed, from which the server draws,
 * is set by the test.
 */
export function computerGamesOf(server: TestServer, seats: SeatCalls) {
  const { db } = server.context

  async function create(seed: number, given: GameDescription = {}): Promise<SeatedGame> {
    const game = await seats.theGame({ nbTurns: 8, phase: 'Croissance', ...given })
    await db.execute(sql`update games set seed = ${seed}, revision = revision + 1 where id = ${game.gameId}`)
    for (const [index, level] of strategyLevels.entries())
      await seats.create(game.gameId, {
        kind: 'computer',
        computer: { level, temperament: temperaments[index + 1] },
      })
    return game
  }

  /** Lists what was played in all versions of a game, by round, version and seat. */
  async function played(gameId: number): Promise<PlayedDocuments[]> {
    const { rows } = await db.execute(sql`
      select c.seat, c.strategy_level as level, r.round_nb as "roundNb", q.version, q.given::text as given,
        concat_ws(' ', q.rank, q.seat_kind, q.given, q.origins, q.decisions, q.result, q.state, q.statements, q.journal)
          as everything
      from quarter_results q
      join rounds r on r.game_id = q.game_id and r.id = q.round_id
      join companies c on c.game_id = q.game_id and c.id = q.company_id
      where q.game_id = ${gameId} order by 3, 4, 1`)
    return rows as PlayedDocuments[]
  }

  return {
    create,
    played,
    /** Returns what each computer gave in the last version of a quarter, by level. */
    givenBy: async (gameId: number, quarter: number): Promise<Record<number, string>> => {
      const rows = (await played(gameId)).filter(({ roundNb }) => roundNb === quarter + 1)
      return Object.fromEntries(rows.flatMap(({ level, given }) => (level === null ? [] : [[level, given]])))
    },
  }
}
