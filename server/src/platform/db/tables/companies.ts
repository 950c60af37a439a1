import type { CompanyColour, CompanyEmblem } from '@trimestre/contract/company-identity'
import { isNull, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { games, rounds } from './games.ts'
import { users } from './users.ts'

/*
 * Everything that belongs to a game has the game's id as the first column of its primary key, and keys between these
 * tables contain it too: a distributed database then stores a game on one node, where passes and saves take place.
 */

/** A company, and the seat of the game that it has: the members of a company may change, its id and seat never do. */
export const companies = pgTable(
  'companies',
  {
    gameId: reference('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    id: identity(),
    /** The number of its place in the game, from 1. */
    seat: integer('seat').notNull(),
    /** `out`: excluded from the coming quarters by an administrator; its past stays. */
    kind: text('kind', { enum: ['human', 'out'] })
      .notNull()
      .default('human'),
    /** What its players call it, and how it appears; null until chosen (`contract/src/company-identity.ts`). */
    name: text('name'),
    colour: text('colour').$type<CompanyColour>(),
    emblem: text('emblem').$type<CompanyEmblem>(),
    /** Rises with every change of the company's decisions, drafts or locks (`revisions.ts`). */
    revision: bigint('revision', { mode: 'number' }).notNull().default(1),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.id] }),
    index('companies_id').on(table.id),
    unique('companies_seat').on(table.gameId, table.seat),
    uniqueIndex('companies_name').on(table.gameId, sql`lower(${table.name})`),
    // Without the table's name, which a distributed database would not find in the shards of the table.
    check('companies_kind', sql`"kind" in ('human', 'out')`),
  ],
)

/**
 * Who decides in a company (`member`) or only reads it (`observer`), and since when. A membership that has ended stays,
 * because attendance and the name of a company without members depend on it.
 */
export const companyMembers = pgTable(
  'company_members',
  {
    gameId: reference('game_id').notNull(),
    id: identity(),
    companyId: reference('company_id').notNull(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: ['member', 'observer'] })
      .notNull()
      .default('member'),
    since: instant('since').notNull().defaultNow(),
    /** Null for a current membership. */
    until: instant('until'),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.id] }),
    foreignKey({
      name: 'company_members_company',
      columns: [table.gameId, table.companyId],
      foreignColumns: [companies.gameId, companies.id],
    }).onDelete('cascade'),
    index('company_members_of_company').on(table.gameId, table.companyId),
    // A person has at most one current seat in a game.
    uniqueIndex('company_members_current').on(table.gameId, table.userId).where(sql`${table.until} is null`),
    index('company_members_user').on(table.userId),
    check('company_members_kind', sql`"kind" in ('member', 'observer')`),
  ],
)

/** Events for the live streams; replayed after a reconnection, deleted when old. */
export const streamEvents = pgTable(
  'stream_events',
  {
    /** No foreign key: it would lock the game's row on every save. 0 when the event concerns a user, not a game. */
    gameId: reference('game_id').notNull(),
    id: identity(),
    /** Set when only this company's members and the administrators may see it. */
    companyId: reference('company_id'),
    name: text('name').notNull(),
    data: jsonb('data').notNull(),
    /** The position in the order of publication, in microseconds since 1970; null until the event is published. */
    position: bigint('position', { mode: 'number' }),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.id] }),
    foreignKey({
      name: 'stream_events_company',
      columns: [table.gameId, table.companyId],
      foreignColumns: [companies.gameId, companies.id],
    }).onDelete('cascade'),
    unique('stream_events_of_game').on(table.gameId, table.position),
    index('stream_events_position').on(table.position),
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
    gameId: reference('game_id').notNull(),
    userId: reference('user_id').notNull(),
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.gameId, table.userId, table.process] })],
)

/** The columns of a table with one row for each company of each round. */
type QuarterColumns = Record<'gameId' | 'roundId' | 'companyId', AnyPgColumn>

/** The foreign keys of such a table. */
const keysToQuarter = (name: string, { gameId, roundId, companyId }: QuarterColumns) => [
  foreignKey({
    name: `${name}_round`,
    columns: [gameId, roundId],
    foreignColumns: [rounds.gameId, rounds.id],
  }).onDelete('cascade'),
  foreignKey({
    name: `${name}_of_company`,
    columns: [gameId, companyId],
    foreignColumns: [companies.gameId, companies.id],
  }).onDelete('cascade'),
]

/** The values that a player saved, or stored as a draft, for one area of one round: in human units, by decision key. */
export const savedDecisions = pgTable(
  'saved_decisions',
  {
    gameId: reference('game_id').notNull(),
    roundId: reference('round_id').notNull(),
    companyId: reference('company_id').notNull(),
    /** The key of the menu. */
    area: text('area').notNull(),
    draft: boolean('draft').notNull(),
    values: jsonb('values').$type<Record<string, number>>().notNull(),
    savedAt: instant('saved_at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.roundId, table.companyId, table.area, table.draft] }),
    ...keysToQuarter('saved_decisions', table),
    index('saved_decisions_company').on(table.gameId, table.companyId),
  ],
)

/** A player has declared the decisions of a round final; passing does not wait for it. */
export const companyLocks = pgTable(
  'company_locks',
  {
    gameId: reference('game_id').notNull(),
    roundId: reference('round_id').notNull(),
    companyId: reference('company_id').notNull(),
    lockedAt: instant('locked_at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.roundId, table.companyId] }),
    ...keysToQuarter('company_locks', table),
    index('company_locks_company').on(table.gameId, table.companyId),
  ],
)

/**
 * The inputs and results of a company's closed quarter. Documents are the engine's own, in canonical JSON, so that a
 * recomputation can be compared byte for byte; the columns before them serve lists and rankings.
 */
export const quarterResults = pgTable(
  'quarter_results',
  {
    gameId: reference('game_id').notNull(),
    id: identity(),
    roundId: reference('round_id').notNull(),
    companyId: reference('company_id').notNull(),
    /** The kind that the company's seat had when the quarter closed. */
    seatKind: text('seat_kind', { enum: ['human'] }).notNull(),
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
    primaryKey({ columns: [table.gameId, table.id] }),
    ...keysToQuarter('quarter_results', table),
    unique('quarter_results_once').on(table.gameId, table.roundId, table.companyId),
    index('quarter_results_company').on(table.gameId, table.companyId),
  ],
)

/** The quarters that count: all but those of companies that were reset since. Everything shown is read from here. */
export const resultsInForce = pgView('results_in_force').as(query =>
  query
    .select({
      gameId: quarterResults.gameId,
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
