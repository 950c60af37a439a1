import type { CompanyColour, CompanyEmblem } from '@trimestre/contract/company-identity'
import { isNull, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { games, rounds } from './games.ts'
import { users } from './users.ts'

export const companies = pgTable(
  'companies',
  {
    id: serial('id').primaryKey(),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** `out`: excluded from the coming quarters by an administrator; its past stays. */
    kind: text('kind', { enum: ['human', 'out'] })
      .notNull()
      .default('human'),
    /** What its player calls it, and how it appears; null until chosen (`contract/src/company-identity.ts`). */
    name: text('name'),
    colour: text('colour').$type<CompanyColour>(),
    emblem: text('emblem').$type<CompanyEmblem>(),
    /** Rises with every change of the company's decisions, drafts or locks (`revisions.ts`). */
    revision: bigint('revision', { mode: 'number' }).notNull().default(1),
    createdAt: createdAt(),
  },
  table => [
    unique('companies_player').on(table.gameId, table.userId),
    uniqueIndex('companies_name').on(table.gameId, sql`lower(${table.name})`),
    index('companies_user').on(table.userId),
    // Without the table's name, which a distributed database would not find in the shards of the table.
    check('companies_kind', sql`"kind" in ('human', 'out')`),
  ],
)

/** Events for the live streams; replayed after a reconnection, deleted when old. */
export const streamEvents = pgTable(
  'stream_events',
  {
    id: serial('id').primaryKey(),
    /** No foreign key: it would lock the game's row on every save. Null when the event concerns a user, not a game. */
    gameId: integer('game_id'),
    /** Set when only this company's owner and the administrators may see it. */
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    data: jsonb('data').notNull(),
    /** The position in the order of publication, in microseconds since 1970; null until the event is published. */
    position: bigint('position', { mode: 'number' }).unique('stream_events_position'),
    createdAt: createdAt(),
  },
  table => [
    index('stream_events_game').on(table.gameId, table.position),
    index('stream_events_unpublished').on(table.id).where(sql`${table.position} is null`),
  ],
)

/**
 * The users who have a stream of a game open, by server process. A row that is no longer renewed belongs to a process
 * that has ended.
 */
export const openStreams = pgTable(
  'open_streams',
  {
    /** The random name of the process. */
    process: text('process').notNull(),
    gameId: integer('game_id').notNull(),
    userId: integer('user_id').notNull(),
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.gameId, table.userId, table.process] })],
)

/** The values that a player saved, or stored as a draft, for one area of one round: in human units, by decision key. */
export const savedDecisions = pgTable(
  'saved_decisions',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    roundId: integer('round_id')
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    /** The key of the menu. */
    area: text('area').notNull(),
    draft: boolean('draft').notNull(),
    values: jsonb('values').$type<Record<string, number>>().notNull(),
    savedAt: instant('saved_at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.roundId, table.companyId, table.area, table.draft] }),
    index('saved_decisions_company').on(table.companyId),
  ],
)

/** A player has declared the decisions of a round final; passing does not wait for it. */
export const companyLocks = pgTable(
  'company_locks',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    roundId: integer('round_id')
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    lockedAt: instant('locked_at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.roundId, table.companyId] }),
    index('company_locks_company').on(table.companyId),
  ],
)

/**
 * The inputs and results of a company's closed quarter. Documents are the engine's own, in canonical JSON, so that a
 * recomputation can be compared byte for byte; the columns before them serve lists and rankings.
 */
export const quarterResults = pgTable(
  'quarter_results',
  {
    id: serial('id').primaryKey(),
    roundId: integer('round_id')
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** One more than the number of better companies; equal companies share it. */
    rank: integer('rank').notNull(),
    /** The rank shown since a rival was reset; null when that is `rank`. */
    shownRank: integer('shown_rank'),
    /**
     * Set when the company was reset: the number of the first round that does not build on this quarter. The row stays,
     * because the market of its quarter depended on it and can be recomputed only with it.
     */
    withdrawnInRound: integer('withdrawn_in_round'),
    /** In centimes. */
    companyValue: bigint('company_value', { mode: 'number' }).notNull(),
    /** The values as the player gave them (saved, or taken from a draft at the pass), in human units. */
    given: json('given').$type<Record<string, number>>().notNull(),
    /** For each decision: saved by the player, taken from a draft, or carried over; all others have their default. */
    origins: json('origins').$type<Partial<Record<string, 'saved' | 'draft' | 'carried'>>>().notNull(),
    /** The decisions in force after all limits, in the engine's scale. */
    decisions: json('decisions').notNull(),
    result: json('result').notNull(),
    /** The closing state, which is the next quarter's opening state. */
    state: json('state').notNull(),
    statements: json('statements').notNull(),
    /** The accounting entries in order, each [label, account, signed amount, account, signed amount…]. */
    journal: json('journal').notNull(),
  },
  table => [
    unique('quarter_results_once').on(table.roundId, table.companyId),
    index('quarter_results_company').on(table.companyId),
  ],
)

/** The quarters that count: all but those of companies that were reset since. Everything shown is read from here. */
export const resultsInForce = pgView('results_in_force').as(query =>
  query
    .select({
      id: quarterResults.id,
      roundId: quarterResults.roundId,
      companyId: quarterResults.companyId,
      rank: sql<number>`coalesce(${quarterResults.shownRank}, ${quarterResults.rank})`.as('rank'),
      companyValue: quarterResults.companyValue,
      given: quarterResults.given,
      origins: quarterResults.origins,
      decisions: quarterResults.decisions,
      result: quarterResults.result,
      state: quarterResults.state,
      statements: quarterResults.statements,
      journal: quarterResults.journal,
    })
    .from(quarterResults)
    .where(isNull(quarterResults.withdrawnInRound)),
)
