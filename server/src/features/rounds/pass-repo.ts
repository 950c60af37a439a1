import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Transaction } from '../../platform/database/database.ts'
import type * as schema from '../../platform/database/schema.ts'
import {
  companies,
  events,
  gameEvents,
  games,
  products,
  type QuarterParameters,
  resultsInForce,
  rounds,
  savedDecisions,
} from '../../platform/database/schema.ts'
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

export async function readProduct(transaction: Transaction, productId: number) {
  const { typeOfMarket, evolution, dimension } = products
  const [product] = await transaction
    .select({ typeOfMarket, evolution, dimension })
    .from(products)
    .where(eq(products.id, productId))
  return product
}

/** The events that act in a quarter, each once; Impôt acts in all of them (model, section 17). */
export async function readEvents(
  transaction: Transaction,
  gameId: number,
  quarter: number,
): Promise<QuarterParameters['events']> {
  const associated = transaction
    .select({ id: gameEvents.eventId })
    .from(gameEvents)
    .where(and(eq(gameEvents.gameId, gameId), eq(gameEvents.nbTour, quarter)))
  return transaction
    .select({ name: events.name, impact: events.effects })
    .from(events)
    .where(or(eq(events.key, 'impot'), inArray(events.id, associated)))
    .orderBy(asc(events.id))
}

export type EntrantRow = { id: number; state: OpeningState }

/** Every company of the game with its closing state of a round, null where it has none. */
export async function readEntrants(
  transaction: Transaction,
  gameId: number,
  previousRoundId: number,
): Promise<EntrantRow[]> {
  const rows = await transaction
    .select({ id: companies.id, state: resultsInForce.state })
    .from(companies)
    .leftJoin(
      resultsInForce,
      and(eq(resultsInForce.companyId, companies.id), eq(resultsInForce.roundId, previousRoundId)),
    )
    .where(eq(companies.gameId, gameId))
    .orderBy(asc(companies.id))
  return rows as EntrantRow[]
}

export async function readMarketState(transaction: Transaction, roundId: number): Promise<OpeningMarket> {
  const [round] = await transaction
    .select({ market: rounds.market })
    .from(rounds)
    .where(eq(rounds.id, roundId))
  return (round?.market?.state ?? null) as OpeningMarket
}

export async function readSavedAreas(transaction: Transaction, roundId: number): Promise<SavedArea[]> {
  const { companyId, area, draft, values } = savedDecisions
  return transaction
    .select({ companyId, area, draft, values })
    .from(savedDecisions)
    .where(eq(savedDecisions.roundId, roundId))
    .orderBy(asc(companyId), asc(area))
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
