import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Transaction } from '../../platform/database/database.ts'
import type * as schema from '../../platform/database/schema.ts'
import { games, type QuarterParameters, rounds } from '../../platform/database/schema.ts'
import { copyRows } from './binary-copy.ts'
import type { RoundRow } from './present.ts'
import type { OpeningMarket, OpeningState, SavedArea } from './quarter-input.ts'
import type { QuarterRecord } from './quarter-record.ts'

/** The pass's own connection: drizzle for the reads, the plain client for COPY. */
export type PassDatabase = NodePgDatabase<typeof schema>

export async function lockGame(transaction: Transaction, gameId: number) {
  const [game] = await transaction.select().from(games).where(eq(games.id, gameId)).for('update')
  return game
}

export type LockedGame = NonNullable<Awaited<ReturnType<typeof lockGame>>>

/** What a quarter is played under, besides what the game's own row says. */
export type Conditions = {
  criteria: Record<string, number>
  /** Null when the game has no product. */
  product: Record<string, string | number | null> | null
  /** The events that act in the quarter, each once; Impôt acts in all of them (model, section 17). */
  events: QuarterParameters['events']
  market: { state: OpeningMarket } | null
}

/**
 * Asked by name, so that each connection plans them once: in a class of ten, planning and waiting cost more than
 * reading. For the same reason a pass reads in two statements what used to take six.
 */
const conditionsQuery = {
  name: 'pass-conditions',
  text: `select
    (select coalesce(json_object_agg(name, coefficient), '{}') from game_criteria where game_id = $1) as criteria,
    (select json_build_object('typeOfMarket', type_of_market, 'evolution', evolution, 'dimension', dimension)
      from products where id = $2) as product,
    (select coalesce(json_agg(json_build_object('name', name, 'impact', effects) order by id), '[]') from events
      where key = 'impot'
        or id in (select event_id from game_events where game_id = $1 and nb_tour = $3)) as events,
    (select market from rounds where id = $4) as market`,
}

const entrantsQuery = {
  name: 'pass-entrants',
  text: `select c.id, q.state, (
      select json_agg(json_build_object('area', area, 'draft', draft, 'values', values) order by area)
      from saved_decisions s where s.round_id = $3 and s.company_id = c.id) as areas
    from companies c left join results_in_force q on q.company_id = c.id and q.round_id = $2
    where c.game_id = $1 order by c.id`,
}

export async function readConditions(
  client: pg.ClientBase,
  game: Pick<LockedGame, 'id' | 'productId'>,
  quarter: number,
  previousRoundId: number,
): Promise<Conditions> {
  const values = [game.id, game.productId, quarter, previousRoundId]
  const { rows } = await client.query<Conditions>({ ...conditionsQuery, values })
  const [conditions] = rows
  if (conditions === undefined) throw new Error(`game ${game.id} has no conditions`)
  return conditions
}

export type EntrantRow = { id: number; state: OpeningState; areas: SavedArea[] | null }

/** Every company of the game with its closing state of the round before and what was saved in this one, null for none. */
export async function readEntrants(
  client: pg.ClientBase,
  gameId: number,
  previousRoundId: number,
  roundId: number,
): Promise<EntrantRow[]> {
  const { rows } = await client.query<EntrantRow>({
    ...entrantsQuery,
    values: [gameId, previousRoundId, roundId],
  })
  return rows
}

const recordColumns = [
  'round_id',
  'company_id',
  'rank',
  'company_value',
  'given',
  'origins',
  'decisions',
  'result',
  'state',
  'statements',
  'journal',
]

/** Writes the results of a round; takes them one by one, so that their texts need not exist all together. */
export async function writeRecords(
  client: pg.ClientBase,
  roundId: number,
  records: Iterable<QuarterRecord>,
): Promise<number> {
  return copyRows(client, 'quarter_results', recordColumns, fields(roundId, records))
}

function* fields(roundId: number, records: Iterable<QuarterRecord>) {
  for (const record of records) {
    const { given, origins, decisions, result, state, statements, journal } = record
    const documents = [given, origins, decisions, result, state, statements, journal]
    yield [
      { integer: roundId },
      { integer: record.companyId },
      { integer: record.rank },
      { bigint: record.companyValue },
      ...documents.map(text => ({ text })),
    ]
  }
}

export type RoundClosing = {
  engineVersion: string
  /** Canonical JSON. */
  parameters: string
  market: string
}

export async function closeRound(
  transaction: Transaction,
  roundId: number,
  closing: RoundClosing,
): Promise<RoundRow> {
  const [round] = await transaction
    .update(rounds)
    .set({
      etat: 0,
      closedAt: sql`clock_timestamp()`,
      engineVersion: closing.engineVersion,
      parameters: sql`${closing.parameters}::json`,
      market: sql`${closing.market}::json`,
    })
    .where(eq(rounds.id, roundId))
    .returning()
  if (round === undefined) throw new Error(`round ${roundId} has gone while it was locked`)
  return round
}

/** Opens a round that counts as opened `settleMs` milliseconds from now, by the clock that all processes share. */
export async function openRound(
  transaction: Transaction,
  gameId: number,
  roundNb: number,
  settleMs: number,
): Promise<RoundRow> {
  const openedAt = sql`clock_timestamp() + make_interval(secs => ${settleMs} / 1000.0)`
  const [round] = await transaction.insert(rounds).values({ gameId, roundNb, etat: 1, openedAt }).returning()
  if (round === undefined) throw new Error(`round ${roundNb} of game ${gameId} was not inserted`)
  return round
}
