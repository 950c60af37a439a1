import type pg from 'pg'
import type { games, QuarterParameters } from '../../platform/database/schema.ts'
import { type SentRows, sendRows } from './binary-copy.ts'
import type { RoundRow } from './present.ts'
import type { OpeningMarket, OpeningState, SavedArea } from './quarter-input.ts'
import type { QuarterRecord } from './quarter-record.ts'

/** The game's row as a pass needs it. */
export type LockedGame = Pick<
  typeof games.$inferSelect,
  'id' | 'nbTurns' | 'phase' | 'levelGame' | 'productId' | 'typePassage' | 'hour' | 'nextPassAt'
>

/**
 * Asked by name, as every statement of a pass, so that each connection plans them once: in a class of ten, planning and
 * waiting cost more than reading and writing. For the same reason most of them leave together.
 */
const gameQuery = {
  name: 'pass-game',
  text: `select id, nb_turns as "nbTurns", phase, level_game as "levelGame", product_id as "productId",
      type_passage as "typePassage", hour, next_pass_at as "nextPassAt"
    from games where id = $1 for update`,
}

export async function lockGame(client: pg.ClientBase, gameId: number): Promise<LockedGame | undefined> {
  const { rows } = await client.query<LockedGame>({ ...gameQuery, values: [gameId] })
  return rows[0]
}

const roundColumns = 'id, game_id as "gameId", round_nb as "roundNb", etat'

const lastRoundsQuery = {
  name: 'pass-rounds',
  text: `select ${roundColumns}, count(*) over ()::int as "roundCount"
    from rounds where game_id = $1 order by round_nb desc limit 2`,
}

/** Where a game stands: its last round, the one before, and how many there are. */
export type LastRounds = { last: RoundRow | undefined; previous: RoundRow | undefined; roundCount: number }

export async function readLastRounds(client: pg.ClientBase, gameId: number): Promise<LastRounds> {
  type Row = RoundRow & { roundCount: number }
  const { rows } = await client.query<Row>({ ...lastRoundsQuery, values: [gameId] })
  const [last, previous] = rows.map(({ roundCount: _, ...round }) => round)
  return { last, previous, roundCount: rows[0]?.roundCount ?? 0 }
}

/** What a quarter is played under, besides what the game's own row says. */
export type Conditions = {
  criteria: Record<string, number>
  /** Null when the game has no product. */
  product: Record<string, string | number | null> | null
  /** The events that act in the quarter, each once; Impôt acts in all of them (model, section 17). */
  events: QuarterParameters['events']
  market: { state: OpeningMarket } | null
}

/** The quarter played in round n is quarter n - 1; the market of the round before is the one it opens on. */
const conditionsQuery = {
  name: 'pass-conditions',
  text: `select
    (select coalesce(json_object_agg(name, coefficient), '{}') from game_criteria where game_id = $1) as criteria,
    (select json_build_object('typeOfMarket', type_of_market, 'evolution', evolution, 'dimension', dimension)
      from products where id = (select product_id from games where id = $1)) as product,
    (select coalesce(json_agg(json_build_object('name', name, 'impact', effects) order by id), '[]') from events
      where key = 'impot'
        or id in (select event_id from game_events where game_id = $1
          and nb_tour = (select max(round_nb) - 1 from rounds where game_id = $1))) as events,
    (select market from rounds where game_id = $1 order by round_nb desc offset 1 limit 1) as market`,
}

const entrantsQuery = {
  name: 'pass-entrants',
  text: `select c.id, q.state
    from companies c left join results_in_force q on q.company_id = c.id
      and q.round_id = (select id from rounds where game_id = $1 order by round_nb desc offset 1 limit 1)
    where c.game_id = $1
      and exists (select from rounds where game_id = $1 and etat = 1 and round_nb = coalesce($2, round_nb))
    order by c.id`,
}

/** Of the last round of a game. */
export async function readConditions(client: pg.ClientBase, gameId: number): Promise<Conditions> {
  const { rows } = await client.query<Conditions>({ ...conditionsQuery, values: [gameId] })
  const [conditions] = rows
  if (conditions === undefined) throw new Error(`game ${gameId} has no conditions`)
  return conditions
}

export type EntrantRow = { id: number; state: OpeningState }

/**
 * Every company of the game with its closing state of the round before. Nobody when no round is active, or another than
 * the one expected: nothing is then played.
 */
export async function readEntrants(
  client: pg.ClientBase,
  gameId: number,
  expected: number | null,
): Promise<EntrantRow[]> {
  const { rows } = await client.query<EntrantRow>({ ...entrantsQuery, values: [gameId, expected] })
  return rows
}

/** A row for each area, put together here: the database takes longer to make lists of them than to read them. */
const savedAreasQuery = {
  name: 'pass-saved-areas',
  text: `select company_id as "companyId", area, draft, values from saved_decisions
    where round_id = (select id from rounds where game_id = $1 and etat = 1 and round_nb = coalesce($2, round_nb))
    order by company_id, area`,
}

/** What was saved in the active round, by company; nothing when {@link readEntrants} gives nobody. */
export async function readSavedAreas(
  client: pg.ClientBase,
  gameId: number,
  expected: number | null,
): Promise<Map<number, SavedArea[]>> {
  type Row = SavedArea & { companyId: number }
  const { rows } = await client.query<Row>({ ...savedAreasQuery, values: [gameId, expected] })
  return Map.groupBy(rows, ({ companyId }) => companyId)
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

/** Sends the results of a round; takes them one by one, so that their texts need not exist all together. */
export async function sendRecords(
  client: pg.ClientBase,
  roundId: number,
  records: Iterable<QuarterRecord>,
): Promise<SentRows> {
  return sendRows(client, 'quarter_results', recordColumns, fields(roundId, records))
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
  /** Results that the round must have. */
  companyCount: number
  engineVersion: string
  /** Canonical JSON. */
  parameters: string
  market: string
}

/** A state that is null is refused, and the transaction with it: no round closes without all its results. */
const closeQuery = {
  name: 'close-round',
  text: `update rounds
    set etat = case when (select count(*) from quarter_results where round_id = rounds.id) = $5 then 0 end,
      closed_at = clock_timestamp(), engine_version = $2, parameters = $3, market = $4
    where id = $1 returning ${roundColumns}`,
}

/** @throws when another number of companies than expected have results in the round */
export async function closeRound(
  client: pg.ClientBase,
  roundId: number,
  { companyCount, engineVersion, parameters, market }: RoundClosing,
): Promise<RoundRow> {
  const values = [roundId, engineVersion, parameters, market, companyCount]
  const { rows } = await client.query<RoundRow>({ ...closeQuery, values })
  const [round] = rows
  if (round === undefined) throw new Error(`round ${roundId} has gone while it was locked`)
  return round
}

const openQuery = {
  name: 'open-round',
  text: `insert into rounds (game_id, round_nb, etat, opened_at)
    values ($1, $2, 1, clock_timestamp() + make_interval(secs => $3::float8 / 1000))
    returning ${roundColumns}`,
}

/** Opens a round that counts as opened `settleMs` milliseconds from now, by the clock that all processes share. */
export async function openRound(
  client: pg.ClientBase,
  gameId: number,
  roundNb: number,
  settleMs: number,
): Promise<RoundRow> {
  const values = [gameId, roundNb, settleMs]
  const { rows } = await client.query<RoundRow>({ ...openQuery, values })
  const [round] = rows
  if (round === undefined) throw new Error(`round ${roundNb} of game ${gameId} was not inserted`)
  return round
}
