import type pg from 'pg'
import { listParameter } from '../../platform/database/prepared.ts'
import type { games, QuarterParameters } from '../../platform/database/schema.ts'
import { type CopyField, type SentRows, sendRows } from './binary-copy.ts'
import type { RoundRow } from './present.ts'
import type { OpeningMarket, OpeningState, SavedArea } from './quarter-input.ts'
import type { QuarterRecord } from './quarter-record.ts'

/** The columns of the game's row that a pass needs. */
export type LockedGame = Pick<
  typeof games.$inferSelect,
  'id' | 'nbTurns' | 'phase' | 'levelGame' | 'productId' | 'typePassage' | 'hour' | 'nextPassAt' | 'joining'
>

const askedGames = `unnest(${listParameter(1, 'int')}) as asked (game_id)`

/**
 * A named statement, as all statements of a pass, so that each connection plans them once: in a class of ten, planning
 * and waiting cost more than reading and writing. For the same reason most of them are sent together and cover all
 * games that pass together. Games are always locked in the order of their ids.
 */
const gamesQuery = {
  name: 'pass-games',
  text: `select id, nb_turns as "nbTurns", phase, level_game as "levelGame", product_id as "productId",
      type_passage as "typePassage", hour, next_pass_at as "nextPassAt", joining
    from games where id in (select game_id from ${askedGames}) order by id for update of games`,
}

export async function lockGames(client: pg.ClientBase, gameIds: readonly number[]): Promise<LockedGame[]> {
  const { rows } = await client.query<LockedGame>({ ...gamesQuery, values: [gameIds] })
  return rows
}

const roundColumns = 'id, game_id as "gameId", round_nb as "roundNb", etat'

const lastRoundsQuery = {
  name: 'pass-rounds',
  text: `select round.*
    from ${askedGames}, lateral (
      select ${roundColumns}, count(*) over ()::int as "roundCount"
      from rounds where rounds.game_id = asked.game_id order by round_nb desc limit 2
    ) round
    order by "roundNb" desc`,
}

/** The state of a game's rounds: its last one, the one before, and their number. */
export type LastRounds = { last: RoundRow | undefined; previous: RoundRow | undefined; roundCount: number }

/** Returns the last rounds of each requested game, by game. */
export async function readLastRounds(
  client: pg.ClientBase,
  gameIds: readonly number[],
): Promise<Map<number, LastRounds>> {
  type Row = RoundRow & { roundCount: number }
  const { rows } = await client.query<Row>({ ...lastRoundsQuery, values: [gameIds] })
  const byGame = Map.groupBy(rows, ({ gameId }) => gameId)
  return new Map(gameIds.map(id => [id, lastRounds(byGame.get(id) ?? [])]))
}

function lastRounds(rows: (RoundRow & { roundCount: number })[]): LastRounds {
  const [last, previous] = rows.map(({ roundCount: _, ...round }) => round)
  return { last, previous, roundCount: rows[0]?.roundCount ?? 0 }
}

/** The conditions of a quarter, apart from those in the game's own row. */
export type Conditions = {
  criteria: Record<string, number>
  /** Null when the game has no product. */
  product: Record<string, string | number | null> | null
  /** The events that act in the quarter, each once; `Impôt` acts in all of them (model, section 17). */
  events: QuarterParameters['events']
  market: { state: OpeningMarket } | null
}

/** The quarter played in round n is quarter n - 1; it opens on the market of the round before. */
const conditionsQuery = {
  name: 'pass-conditions',
  text: `select asked.game_id as "gameId",
    (select coalesce(json_object_agg(name, coefficient), '{}') from game_criteria
      where game_id = asked.game_id) as criteria,
    (select json_build_object('typeOfMarket', type_of_market, 'evolution', evolution, 'dimension', dimension)
      from products where id = (select product_id from games where id = asked.game_id)) as product,
    (select coalesce(json_agg(json_build_object('name', name, 'impact', effects) order by id), '[]') from events
      where key = 'impot'
        or id in (select event_id from game_events where game_id = asked.game_id
          and nb_tour = (select max(round_nb) - 1 from rounds where game_id = asked.game_id))) as events,
    (select market from rounds where game_id = asked.game_id order by round_nb desc offset 1 limit 1) as market
    from ${askedGames}`,
}

/** Returns the conditions of the last round of each game, by game. */
export async function readConditions(
  client: pg.ClientBase,
  gameIds: readonly number[],
): Promise<Map<number, Conditions>> {
  type Row = Conditions & { gameId: number }
  const { rows } = await client.query<Row>({ ...conditionsQuery, values: [gameIds] })
  return new Map(rows.map(({ gameId, ...conditions }) => [gameId, conditions]))
}

/** A query for the active round of a game; for the one with the expected number, unless that is null. */
export type RoundQuery = { gameId: number; expected: number | null }

const askedRounds = `unnest(${listParameter(1, 'int')}, ${listParameter(2, 'int')}) as asked (game_id, expected)`

const valuesOf = (questions: readonly RoundQuery[]) => [
  questions.map(({ gameId }) => gameId),
  questions.map(({ expected }) => expected),
]

/**
 * Queries one game at a time, as the planner would for a single game: this suits ten thousand companies as well as ten.
 */
const entrantsQuery = {
  name: 'pass-entrants',
  text: `select asked.game_id as "gameId", entrant.*
    from ${askedRounds}, lateral (
      select c.id, q.state
      from companies c left join results_in_force q on q.company_id = c.id and q.round_id =
        (select id from rounds where game_id = asked.game_id order by round_nb desc offset 1 limit 1)
      where c.game_id = asked.game_id and c.kind = 'human'
        and exists (select from users where users.id = c.user_id and enabled) and exists (select from rounds
        where game_id = asked.game_id and etat = 1 and round_nb = coalesce(asked.expected, round_nb))
      order by c.id
    ) entrant`,
}

export type EntrantRow = { id: number; state: OpeningState }

/**
 * Returns every playing company of the games (`isPlaying` in `companies/repo.ts`) with its closing state of the round
 * before; a company that missed that round begins at the opening position. Returns no company when no round is active
 * or another one than expected: nothing is then played.
 */
export async function readEntrants(
  client: pg.ClientBase,
  questions: readonly RoundQuery[],
): Promise<Map<number, EntrantRow[]>> {
  type Row = EntrantRow & { gameId: number }
  const { rows } = await client.query<Row>({ ...entrantsQuery, values: valuesOf(questions) })
  return Map.groupBy(rows, ({ gameId }) => gameId)
}

/**
 * Selects one row for each area, grouped in JavaScript: the database takes longer to aggregate them than to read them.
 */
const savedAreasQuery = {
  name: 'pass-saved-areas',
  text: `select saved.*
    from ${askedRounds}, lateral (
      select company_id as "companyId", area, draft, values from saved_decisions
      where round_id = (select id from rounds
        where game_id = asked.game_id and etat = 1 and round_nb = coalesce(asked.expected, round_nb))
      order by company_id, area
    ) saved`,
}

/** Returns the areas saved in the active rounds, by company; none when {@link readEntrants} returns no company. */
export async function readSavedAreas(
  client: pg.ClientBase,
  questions: readonly RoundQuery[],
): Promise<Map<number, SavedArea[]>> {
  type Row = SavedArea & { companyId: number }
  const { rows } = await client.query<Row>({ ...savedAreasQuery, values: valuesOf(questions) })
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

export type RoundRecord = QuarterRecord & { roundId: number }

/**
 * Sends the results of rounds, and reads them one by one, so that their texts are not all in memory at the same time.
 */
export async function sendRecords(
  client: pg.ClientBase,
  rounds: readonly Iterable<RoundRecord>[],
): Promise<SentRows> {
  return sendRows(client, 'quarter_results', recordColumns, fields(rounds))
}

function* fields(rounds: readonly Iterable<RoundRecord>[]) {
  for (const records of rounds) for (const record of records) yield fieldsOf(record)
}

function fieldsOf({ roundId, companyId, rank, companyValue, ...record }: RoundRecord): CopyField[] {
  const { given, origins, decisions, result, state, statements, journal } = record
  const documents = [given, origins, decisions, result, state, statements, journal]
  return [
    { integer: roundId },
    { integer: companyId },
    { integer: rank },
    { bigint: companyValue },
    ...documents.map(text => ({ text })),
  ]
}

export type RoundClosing = {
  roundId: number
  /** The number of results that the round must have. */
  companyCount: number
  engineVersion: string
  /** Canonical JSON. */
  parameters: string
  market: string
}

/**
 * If results are missing, the state becomes null, which the database refuses together with the whole transaction: no
 * round closes without all its results.
 */
const closeQuery = {
  name: 'close-rounds',
  text: `update rounds
    set etat = case when (select count(*) from quarter_results where quarter_results.round_id = rounds.id) = closing.company_count
        then 0 end,
      closed_at = clock_timestamp(), engine_version = closing.engine_version,
      parameters = closing.parameters::json, market = closing.market::json
    from unnest(${listParameter(1, 'int')}, ${listParameter(2, 'int')}, ${listParameter(3, 'text')},
      ${listParameter(4, 'text')}, ${listParameter(5, 'text')})
      as closing (round_id, company_count, engine_version, parameters, market)
    where id = closing.round_id returning ${roundColumns}`,
}

/**
 * Closes the rounds and returns them by game.
 * @throws when the number of results in one of the rounds differs from the expected one
 */
export async function closeRounds(
  client: pg.ClientBase,
  closings: readonly RoundClosing[],
): Promise<Map<number, RoundRow>> {
  if (closings.length === 0) return new Map()
  const values = [
    closings.map(({ roundId }) => roundId),
    closings.map(({ companyCount }) => companyCount),
    closings.map(({ engineVersion }) => engineVersion),
    closings.map(({ parameters }) => parameters),
    closings.map(({ market }) => market),
  ]
  const { rows } = await client.query<RoundRow>({ ...closeQuery, values })
  if (rows.length !== closings.length) throw new Error('a round has gone while its game was locked')
  return byGame(rows)
}

const byGame = (rows: readonly RoundRow[]): Map<number, RoundRow> =>
  new Map(rows.map(row => [row.gameId, row]))

const closeJoiningQuery = {
  name: 'close-joining',
  text: `update games set revision = revision + 1, joining = 'closed'
    where id in (select game_id from ${askedGames}) and joining = 'untilFirstPass'`,
}

/** Closes these games, whose first quarter passes, to players without an invitation. */
export async function closeJoining(client: pg.ClientBase, gameIds: readonly number[]): Promise<void> {
  if (gameIds.length > 0) await client.query({ ...closeJoiningQuery, values: [gameIds] })
}

const openQuery = {
  name: 'open-rounds',
  text: `insert into rounds (game_id, round_nb, etat, opened_at)
    select game_id, round_nb, 1, clock_timestamp() + make_interval(secs => settle_ms::float8 / 1000)
    from unnest(${listParameter(1, 'int')}, ${listParameter(2, 'int')}, ${listParameter(3, 'int')})
      as opening (game_id, round_nb, settle_ms)
    returning ${roundColumns}`,
}

export type RoundOpening = {
  gameId: number
  roundNb: number
  /** The delay in milliseconds, on the database's clock, until the round counts as opened. */
  settleMs: number
}

/** Opens the rounds and returns them by game. */
export async function openRounds(
  client: pg.ClientBase,
  openings: readonly RoundOpening[],
): Promise<Map<number, RoundRow>> {
  if (openings.length === 0) return new Map()
  const values = [
    openings.map(({ gameId }) => gameId),
    openings.map(({ roundNb }) => roundNb),
    openings.map(({ settleMs }) => settleMs),
  ]
  const { rows } = await client.query<RoundRow>({ ...openQuery, values })
  return byGame(rows)
}
