import type { Computer, SeatKind } from '@trimestre/contract/seats'
import type { StrategyBooks } from '@trimestre/engine'
import type pg from 'pg'
import type { RoundRow } from '../../features/rounds/present.ts'
import { gameKey, quarterLock } from '../../platform/db/locks.ts'
import { listParameter } from '../../platform/db/prepared.ts'
import type { games, QuarterParameters } from '../../platform/db/schema.ts'
import { sharedLockWaitMs } from '../../platform/db/session-settings.ts'
import type { MarketBefore, OpeningState, SavedArea } from './quarter-input.ts'

/** The columns of the game's row that a pass needs. */
export type LockedGame = Pick<
  typeof games.$inferSelect,
  | 'id'
  | 'quarterCount'
  | 'phase'
  | 'phasePlan'
  | 'segments'
  | 'typeSegment1'
  | 'typeSegment2'
  | 'level'
  | 'productId'
  | 'passMode'
  | 'passInterval'
  | 'nextPassAt'
  | 'joining'
  | 'archivedAt'
  | 'pausedAt'
  | 'practice'
  | 'epoch'
  | 'joinCodeOpen'
  | 'seed'
  | 'publication'
  | 'soloPlayerId'
  | 'absence'
>

const holding = {
  name: 'hold-quarters-alone',
  text: `select pg_advisory_xact_lock(${quarterLock}, ${gameKey('game_id')}) from unnest(${listParameter(1, 'bigint')}) game_id`,
}

/** Does the same as `lockQuarterExclusive` of `platform/db/locks.ts` for several games, always in the same order. */
export async function lockQuarters(client: pg.ClientBase, gameIds: readonly number[]): Promise<void> {
  const inOrder = gameIds.toSorted((one, other) => one - other)
  await client.query({ ...holding, values: [inOrder] })
}

/** Limits the time that a transaction over several games waits for any further lock, because others wait for it. */
export async function limitLockWait(client: pg.ClientBase): Promise<void> {
  await client.query(`set local lock_timeout = ${sharedLockWaitMs}`)
}

export const askedGames = `unnest(${listParameter(1, 'bigint')}) as asked (game_id)`

/**
 * A named statement, as all statements of a pass, so that each connection plans them once: in a class of ten, planning
 * and waiting cost more than reading and writing. For the same reason most of them are sent together and cover all
 * games that pass together. Games are always locked in the order of their ids.
 */
const selectGames = `select id, nb_turns as "quarterCount", phase,
      phase_plan as "phasePlan", segments, type_segment_1 as "typeSegment1", type_segment_2 as "typeSegment2",
      level_game as "level", product_id as "productId",
      type_passage as "passMode", hour as "passInterval", next_pass_at as "nextPassAt", joining,
      archived_at as "archivedAt", paused_at as "pausedAt", practice, epoch, join_code_open as "joinCodeOpen", seed, publication,
      solo_player_id as "soloPlayerId", absence
    from games where id in (select game_id from ${askedGames}) order by id`

const gamesQuery = { name: 'pass-games', text: `${selectGames} for update of games` }

export async function lockGames(client: pg.ClientBase, gameIds: readonly number[]): Promise<LockedGame[]> {
  const { rows } = await client.query<LockedGame>({ ...gamesQuery, values: [gameIds] })
  return rows
}

const peekQuery = { name: 'peek-games', text: selectGames }

/** Reads games without locking them. */
export async function peekGames(client: pg.ClientBase, gameIds: readonly number[]): Promise<LockedGame[]> {
  const { rows } = await client.query<LockedGame>({ ...peekQuery, values: [gameIds] })
  return rows
}

export const roundColumns = `rounds.id, rounds.game_id as "gameId", rounds.round_nb as "roundNb", rounds.etat, rounds.state,
  rounds.version, rounds.computed_version as "computedVersion", rounds.publish_at as "publishAt",
  rounds.published_at as "publishedAt", rounds.reason,
  rounds.round_nb > 1 and (select practice from games where games.id = rounds.game_id) as "isPractice"`

/** The condition of rounds that are in the line of their game. */
export const inLine = "state <> 'superseded'"

const lastRoundsQuery = {
  name: 'pass-rounds',
  text: `select round.*
    from ${askedGames}, lateral (
      select ${roundColumns}, count(*) over ()::int as "roundCount",
        opens_next as "opensNext",
        (select pending.id from rounds pending where pending.game_id = rounds.game_id and pending.state = 'published'
          and pending.version <> pending.computed_version order by pending.round_nb limit 1) as "pendingId",
        (select inputs from round_versions v where v.game_id = rounds.game_id and v.round_id = rounds.id
          and v.version = rounds.computed_version) as inputs,
        (select coalesce(max(v.version), 0) from round_versions v where v.game_id = rounds.game_id
          and v.round_id = rounds.id) as "versionCount"
      from rounds where rounds.game_id = asked.game_id and ${inLine} order by round_nb desc limit 2
    ) round
    order by "roundNb" desc`,
}

/** The state of a game's rounds: its last one, the one before, and their number. */
export type LastRounds = { last: LastRound | undefined; previous: LastRound | undefined; roundCount: number }

/**
 * A round with the number of its versions, what the computed one was computed from, and whether the next quarter opens
 * when it is published at its time.
 */
export type LastRound = RoundRow & {
  versionCount: number
  inputs: string | null
  opensNext: boolean
  /** The first round of the chain of new versions that wait to be published; null without. */
  pendingId: number | null
}

/** Returns the last rounds of each requested game, by game. */
export async function readLastRounds(
  client: pg.ClientBase,
  gameIds: readonly number[],
): Promise<Map<number, LastRounds>> {
  type Row = LastRound & { roundCount: number }
  const { rows } = await client.query<Row>({ ...lastRoundsQuery, values: [gameIds] })
  const byGame = Map.groupBy(rows, ({ gameId }) => gameId)
  return new Map(gameIds.map(id => [id, lastRounds(byGame.get(id) ?? [])]))
}

function lastRounds(rows: (LastRound & { roundCount: number })[]): LastRounds {
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
  market: MarketBefore | null
  /**
   * The events that players were told of, of this quarter and of the one before, in the order in which they were added;
   * null in games in which no computer decides, who alone need them.
   */
  announced: { now: QuarterParameters['events']; before: QuarterParameters['events'] } | null
}

/** Selects the announced events of a quarter, of which the query gives the number. */
const announcedEvents = (quarter: string) =>
  `(select coalesce(json_agg(json_build_object('name', name, 'impact', effects) order by game_events.id), '[]')
    from game_events join events on events.id = event_id
    where game_id = asked.game_id and privacy and nb_tour = ${quarter})`

/** The quarter played in round n is quarter n - 1: that of the round with the given number, by default of the last one. */
const askedQuarter = `(coalesce($2::int, (select max(round_nb) from rounds where game_id = asked.game_id and ${inLine})) - 1)`

/** The market is that of the round before the last one. */
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
          and nb_tour = ${askedQuarter})) as events,
    (select market from (
        select id, computed_version from rounds where game_id = asked.game_id and ${inLine} order by round_nb desc offset 1 limit 1) before
      join round_versions v on v.game_id = asked.game_id and v.round_id = before.id and v.version = before.computed_version
    ) as market,
    case when exists (select from games where id = asked.game_id and absence = 'computer')
      or exists (select from companies where game_id = asked.game_id and kind = 'computer') then json_build_object(
      'now', ${announcedEvents(askedQuarter)},
      'before', ${announcedEvents(`${askedQuarter} - 1`)})
    end as announced
    from ${askedGames}`,
}

/** Returns the conditions of a round of each game, by default of the last one, by game. */
export async function readConditions(
  client: pg.ClientBase,
  gameIds: readonly number[],
  roundNb: number | null = null,
): Promise<Map<number, Conditions>> {
  type Row = Conditions & { gameId: number }
  const { rows } = await client.query<Row>({ ...conditionsQuery, values: [gameIds, roundNb] })
  return new Map(rows.map(({ gameId, ...conditions }) => [gameId, conditions]))
}

/** A query for the active round of a game; for the one with the expected number, unless that is null. */
export type RoundQuery = { gameId: number; expected: number | null }

const askedRounds = `unnest(${listParameter(1, 'bigint')}, ${listParameter(2, 'int')}) as asked (game_id, expected)`

const valuesOf = (questions: readonly RoundQuery[]) => [
  questions.map(({ gameId }) => gameId),
  questions.map(({ expected }) => expected),
]

/** Selects what members did with the sheet of a company in the active round, as it was. */
const actInActiveRound = (table: 'company_locks' | 'company_approvals') =>
  `select from ${table} done where done.game_id = c.game_id and done.company_id = c.id
            and done.round_id = (select id from rounds where game_id = asked.game_id and etat = 1)`

/**
 * Queries one game at a time, as the planner would for a single game: this suits ten thousand companies as well as ten.
 */
const entrantsQuery = {
  name: 'pass-entrants',
  text: `select asked.game_id as "gameId", entrant.*
    from ${askedRounds} join games game on game.id = asked.game_id, lateral (
      select c.id, c.seat, c.kind as "seatKind", q.state,
        case when c.kind = 'computer'
          then json_build_object('level', c.strategy_level, 'temperament', c.temperament) end as computer,
        case when c.kind = 'computer' or game.absence = 'computer' then q.result end as "lastResult",
        case when game.absence = 'computer' then exists (${actInActiveRound('company_locks')})
          or exists (${actInActiveRound('company_approvals')}) else false end as "isConfirmed"
      from companies c left join results_in_force q on q.game_id = c.game_id and q.company_id = c.id and q.round_id =
        (select id from rounds where game_id = asked.game_id and ${inLine} order by round_nb desc offset 1 limit 1)
      where c.game_id = asked.game_id
        and (c.kind in ('vacant', 'computer') or c.kind = 'human'
          and exists (select from company_members m join users on users.id = m.user_id
            where m.game_id = c.game_id and m.company_id = c.id and m.kind = 'member' and m.until is null and enabled))
        and exists (select from rounds where game_id = asked.game_id and etat = 1 and round_nb = coalesce(asked.expected, round_nb))
      order by c.id
    ) entrant`,
}

export type EntrantRow = {
  id: number
  seat: number
  seatKind: SeatKind
  state: OpeningState
  /** How the computer plays that decides; null for every other kind. */
  computer: Computer | null
  /** The result of the quarter before, which a computer decides with; null where none decides. */
  lastResult: StrategyBooks['result']
  /**
   * Whether a member made the sheet final or approved it, with values in it or without. False in games in which what was
   * decided carries over: there it changes nothing.
   */
  isConfirmed: boolean
}

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
      where saved_decisions.game_id = asked.game_id and round_id = (select id from rounds
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
