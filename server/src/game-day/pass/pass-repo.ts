import type { SeatKind } from '@trimestre/contract/seats'
import type { StreamEvent } from '@trimestre/contract/stream-events'
import type pg from 'pg'
import type { RoundRow } from '../../features/rounds/present.ts'
import type { AuditedAction } from '../../platform/audit.ts'
import { listParameter } from '../../platform/db/prepared.ts'
import { type CopyField, type SentRows, sendRows } from './binary-copy.ts'
import { askedGames, roundColumns } from './inputs-repo.ts'
import type { QuarterRecord } from './quarter-record.ts'

const recordColumns = [
  'game_id',
  'round_id',
  'company_id',
  'seat_kind',
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

export type RoundRecord = QuarterRecord & { gameId: number; roundId: number; seatKind: SeatKind }

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

function fieldsOf({
  gameId,
  roundId,
  companyId,
  seatKind,
  rank,
  companyValue,
  ...record
}: RoundRecord): CopyField[] {
  const { given, origins, decisions, result, state, statements, journal } = record
  const documents = [given, origins, decisions, result, state, statements, journal]
  return [
    { bigint: gameId },
    { bigint: roundId },
    { bigint: companyId },
    { text: seatKind },
    { integer: rank },
    { bigint: companyValue },
    ...documents.map(text => ({ text })),
  ]
}

export type RoundClosing = {
  gameId: number
  roundId: number
  /** The number of results that the round must have. */
  companyCount: number
  engineVersion: string
  /** Canonical JSON. */
  parameters: string
  market: string
  /** Null without computers. */
  strategies: string | null
}

/**
 * If results are missing, the state becomes null, which the database refuses together with the whole transaction: no
 * round closes without all its results.
 */
const closeQuery = {
  name: 'close-rounds',
  text: `update rounds
    set etat = case when (select count(*) from quarter_results where quarter_results.game_id = rounds.game_id and quarter_results.round_id = rounds.id) = closing.company_count
        then 0 end,
      closed_at = clock_timestamp(), engine_version = closing.engine_version,
      parameters = closing.parameters::json, market = closing.market::json,
      strategies = closing.strategies::json
    from unnest(${listParameter(1, 'bigint')}, ${listParameter(2, 'bigint')}, ${listParameter(3, 'int')},
      ${listParameter(4, 'text')}, ${listParameter(5, 'text')}, ${listParameter(6, 'text')},
      ${listParameter(7, 'text')})
      as closing (game, round, company_count, engine_version, parameters, market, strategies)
    where game_id = closing.game and id = closing.round returning ${roundColumns}`,
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
    closings.map(({ gameId }) => gameId),
    closings.map(({ roundId }) => roundId),
    closings.map(({ companyCount }) => companyCount),
    closings.map(({ engineVersion }) => engineVersion),
    closings.map(({ parameters }) => parameters),
    closings.map(({ market }) => market),
    closings.map(({ strategies }) => strategies),
  ]
  const { rows } = await client.query<RoundRow>({ ...closeQuery, values })
  if (rows.length !== closings.length) throw new Error('a round has gone while its game was locked')
  return byGame(rows)
}

const byGame = (rows: readonly RoundRow[]): Map<number, RoundRow> =>
  new Map(rows.map(row => [row.gameId, row]))

const closeJoiningQuery = {
  name: 'close-joining',
  text: `update games set revision = revision + 1, join_code_open = false,
      joining = case joining when 'untilFirstPass' then 'closed' else joining end
    where id in (select game_id from ${askedGames})`,
}

/** Closes the class codes of these games, which pass, and those that were open until now to the uninvited. */
export async function closeJoining(client: pg.ClientBase, gameIds: readonly number[]): Promise<void> {
  if (gameIds.length > 0) await client.query({ ...closeJoiningQuery, values: [gameIds] })
}

const openQuery = {
  name: 'open-rounds',
  text: `insert into rounds (game_id, round_nb, etat, opened_at)
    select game_id, round_nb, 1, clock_timestamp() + make_interval(secs => settle_ms::float8 / 1000)
    from unnest(${listParameter(1, 'bigint')}, ${listParameter(2, 'int')}, ${listParameter(3, 'int')})
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

/** The quarter in play is the number of rounds less one; beyond the plan, its last phase stays in force. */
const phaseQuery = {
  name: 'follow-phase-plans',
  text: `update games set revision = revision + 1, phase = coalesce(
      phase_plan ->> (select count(*)::int - 2 from rounds where game_id = games.id), phase_plan ->> -1)
    where phase_plan is not null and id in (select game_id from ${askedGames})`,
}

/** Puts these games, whose next quarter opens, in the phase that their plan has for it. */
export async function followPhasePlans(client: pg.ClientBase, gameIds: readonly number[]): Promise<void> {
  if (gameIds.length > 0) await client.query({ ...phaseQuery, values: [gameIds] })
}

const eventsQuery = {
  name: 'game-events',
  text: `
    insert into stream_events (game_id, name, data)
    select * from unnest(${listParameter(1, 'bigint')}, ${listParameter(2, 'text')}, ${listParameter(3, 'jsonb')})`,
}

/** Announces changes to everyone who can see the games, as `features/streams/announce.ts` does. */
export async function announceToAll(
  client: pg.ClientBase,
  events: readonly Exclude<StreamEvent, { name: 'company.updated' | 'company.presence' }>[],
): Promise<void> {
  if (events.length === 0) return
  const values = [
    events.map(({ data }) => data.gameId),
    events.map(({ name }) => name),
    events.map(({ data }) => JSON.stringify(data)),
  ]
  await client.query({ ...eventsQuery, values })
}

const auditQuery = {
  name: 'insert-audit-entries',
  text: `insert into audit_entries (user_id, role, call, game_id, game_name, details, request_id)
    select * from unnest(${listParameter(1, 'bigint')}, ${listParameter(2, 'text')}, ${listParameter(3, 'text')},
      ${listParameter(4, 'bigint')}, ${listParameter(5, 'text')}, ${listParameter(6, 'jsonb')}, ${listParameter(7, 'text')})`,
}

/** Records the administrators' actions that caused passes. */
export async function insertAuditEntries(
  client: pg.ClientBase,
  actions: readonly AuditedAction[],
): Promise<void> {
  if (actions.length === 0) return
  const values = [
    actions.map(({ userId }) => userId),
    actions.map(({ role }) => role),
    actions.map(({ call }) => call),
    actions.map(({ game }) => game?.id ?? null),
    actions.map(({ game }) => game?.name ?? null),
    actions.map(({ details }) => JSON.stringify(details)),
    actions.map(({ requestId }) => requestId),
  ]
  await client.query({ ...auditQuery, values })
}
