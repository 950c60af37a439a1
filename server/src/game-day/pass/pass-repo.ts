import type { SeatKind } from '@trimestre/contract/seats'
import type { StreamEvent } from '@trimestre/contract/stream-events'
import type pg from 'pg'
import type { AuditedAction } from '../../platform/audit.ts'
import { listParameter } from '../../platform/db/prepared.ts'
import { type CopyField, type SentRows, sendRows } from './binary-copy.ts'
import type { QuarterRecord } from './quarter-record.ts'

const recordColumns = [
  'game_id',
  'round_id',
  'company_id',
  'version',
  'seat_kind',
  'rank',
  'human_rank',
  'company_value',
  'given',
  'origins',
  'decisions',
  'result',
  'state',
  'statements',
  'journal',
]

export type RoundRecord = QuarterRecord & {
  gameId: number
  roundId: number
  version: number
  seatKind: SeatKind
  /** Its rank among the companies that people hold; null for every other one. */
  humanRank: number | null
}

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
  version,
  seatKind,
  rank,
  humanRank,
  companyValue,
  ...record
}: RoundRecord): CopyField[] {
  const { given, origins, decisions, result, state, statements, journal } = record
  const documents = [given, origins, decisions, result, state, statements, journal]
  return [
    { bigint: gameId },
    { bigint: roundId },
    { bigint: companyId },
    { integer: version },
    { text: seatKind },
    { integer: rank },
    { integer: humanRank },
    { bigint: companyValue },
    ...documents.map(text => ({ text })),
  ]
}

const eventsQuery = {
  name: 'game-events',
  text: `
    insert into stream_events (game_id, name, data)
    select * from unnest(${listParameter(1, 'bigint')}, ${listParameter(2, 'text')}, ${listParameter(3, 'jsonb')})`,
}

/** An event that reaches everyone who can see the game, or all of its administrators. */
export type EventToAll = Exclude<
  StreamEvent,
  { name: 'company.updated' | 'company.presence' | 'message.added' | 'notification.added' }
>

/** Announces changes to those who may know of them, as `features/streams/announce.ts` does. */
export async function announceToAll(client: pg.ClientBase, events: readonly EventToAll[]): Promise<void> {
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
