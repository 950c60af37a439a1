import { and, eq, isNull, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  type QueryBuilder,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { companies } from './companies.ts'
import { rounds } from './rounds.ts'
import { users } from './users.ts'

/*
 * What companies decide in the quarters of a game, and what becomes of it. Keys begin with the game
 * (`tables/companies.ts`).
 */

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

/** The count of changes of a value in a round; `by` is the user of the last one, and `at` its time in ISO 8601. */
export type ValueVersion = { v: number; by: number; at: string }

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
    /** For each saved key, how often it changed in this round, and who changed it last. */
    versions: jsonb('versions').$type<Record<string, ValueVersion>>().notNull().default({}),
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
    /** The member whose act made the decisions final; null for locks of earlier versions. */
    userId: reference('user_id'),
    lockedAt: instant('locked_at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.roundId, table.companyId] }),
    ...keysToQuarter('company_locks', table),
    index('company_locks_company').on(table.gameId, table.companyId),
  ],
)

/**
 * The columns of a table with the acts of persons in one quarter of their company. Who else took part is named without a
 * foreign key: the account of somebody who was a member is never deleted.
 */
const act = {
  gameId: reference('game_id').notNull(),
  roundId: reference('round_id').notNull(),
  companyId: reference('company_id').notNull(),
  userId: reference('user_id')
    .notNull()
    .references(() => users.id),
}

/** The members who approve the sheet as it is, where a majority makes it final; any change of a value removes them. */
export const companyApprovals = pgTable(
  'company_approvals',
  { ...act, at: instant('at').notNull().defaultNow() },
  table => [
    primaryKey({ columns: [table.gameId, table.roundId, table.companyId, table.userId] }),
    ...keysToQuarter('company_approvals', table),
    index('company_approvals_company').on(table.gameId, table.companyId),
    index('company_approvals_user').on(table.userId),
  ],
)

/**
 * The journal of a shared company: each change of a value, in order, also those that were refused because another
 * member had changed the value meanwhile.
 */
export const decisionChanges = pgTable(
  'decision_changes',
  {
    id: identity(),
    ...act,
    /** The member who accepted the value, when `userId` had only proposed it. */
    acceptedBy: reference('accepted_by'),
    key: text('key').notNull(),
    /** In human units; null when nothing had been given in this quarter. */
    before: doublePrecision('before'),
    after: doublePrecision('after').notNull(),
    /** The version of the value after the change; of a refused one, the version that it was based on. */
    version: integer('v').notNull(),
    outcome: text('outcome', { enum: ['kept', 'refused', 'proposal'] }).notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.id] }),
    ...keysToQuarter('decision_changes', table),
    index('decision_changes_of_quarter').on(table.gameId, table.companyId, table.roundId),
    index('decision_changes_user').on(table.userId),
    check('decision_changes_outcome', sql`"outcome" in ('kept', 'refused', 'proposal')`),
  ],
)

/** Sets of values that members propose to their team; an open one of a closed round has expired. */
export const companyProposals = pgTable(
  'company_proposals',
  {
    id: identity(),
    ...act,
    title: text('title').notNull(),
    note: text('note').notNull().default(''),
    /** In human units, by key. */
    decisions: jsonb('decisions').$type<Record<string, number>>().notNull(),
    state: text('state', { enum: ['open', 'accepted', 'partly', 'declined'] })
      .notNull()
      .default('open'),
    /** The keys that were accepted. */
    acceptedNames: text('accepted_names').array().notNull().default([]),
    /** Why it was declined; empty when nobody said. */
    reason: text('reason').notNull().default(''),
    createdAt: createdAt(),
    decidedBy: reference('decided_by'),
    decidedAt: instant('decided_at'),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.id] }),
    ...keysToQuarter('company_proposals', table),
    index('company_proposals_id').on(table.id),
    index('company_proposals_of_quarter').on(table.gameId, table.companyId, table.roundId),
    index('company_proposals_user').on(table.userId),
    check('company_proposals_state', sql`"state" in ('open', 'accepted', 'partly', 'declined')`),
  ],
)

/** The minutes of the clock in which a person worked on the sheet of a quarter. */
export const companyMinutes = pgTable(
  'company_minutes',
  { ...act, minute: instant('minute').notNull() },
  table => [
    primaryKey({ columns: [table.gameId, table.roundId, table.companyId, table.userId, table.minute] }),
    ...keysToQuarter('company_minutes', table),
    index('company_minutes_company').on(table.gameId, table.companyId),
    index('company_minutes_user').on(table.userId),
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
    /** The version of the round (`roundVersions`) that it belongs to. */
    version: integer('version').notNull(),
    /** The kind that the company's seat had when the quarter closed. */
    seatKind: text('seat_kind', { enum: ['human', 'computer', 'vacant'] }).notNull(),
    /** One more than the number of better companies; equal companies share it. */
    rank: integer('rank').notNull(),
    /** The rank shown since a rival was reset; null when that is `rank`. */
    shownRank: integer('shown_rank'),
    /** The rank shown among the companies that people held when the quarter closed; null for every other company. */
    humanRank: integer('human_rank'),
    /**
     * Set when the company was reset: the number of the first round that does not build on this quarter. The row stays,
     * because the market of its quarter depended on it and can be recomputed only with it.
     */
    withdrawnInRound: integer('withdrawn_in_round'),
    /** The first version of that round that does not build on it. */
    withdrawnInVersion: integer('withdrawn_in_version'),
    /** In centimes. */
    companyValue: bigint('company_value', { mode: 'number' }).notNull(),
    /** The values as the player gave them (saved, or taken from a draft at the pass), in human units. */
    given: json('given').$type<Record<string, number>>().notNull(),
    /**
     * For each decision: saved by the player, taken from a draft, decided by a computer, carried over, or corrected by staff
     * afterwards; all others have their default.
     */
    origins: json('origins')
      .$type<Partial<Record<string, 'saved' | 'draft' | 'computer' | 'carried' | 'corrected'>>>()
      .notNull(),
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
    unique('quarter_results_once').on(table.gameId, table.roundId, table.version, table.companyId),
    index('quarter_results_company').on(table.gameId, table.companyId),
  ],
)

/** The rank that is shown: another one than at the close once a rival was reset. */
export const rankShown = sql<number>`coalesce(${quarterResults.shownRank}, ${quarterResults.rank})`

/**
 * The columns of the results of one version of each round. Those of companies that were reset since are left out.
 * @param version the version of each round
 */
const resultsOf = (query: QueryBuilder, version: AnyPgColumn) =>
  query
    .select({
      gameId: quarterResults.gameId,
      id: quarterResults.id,
      roundId: quarterResults.roundId,
      companyId: quarterResults.companyId,
      rank: rankShown.as('rank'),
      humanRank: quarterResults.humanRank,
      companyValue: quarterResults.companyValue,
      given: quarterResults.given,
      origins: quarterResults.origins,
      decisions: quarterResults.decisions,
      result: quarterResults.result,
      state: quarterResults.state,
      statements: quarterResults.statements,
      journal: quarterResults.journal,
      seatKind: quarterResults.seatKind,
      version: quarterResults.version,
    })
    .from(quarterResults)
    .innerJoin(
      rounds,
      and(
        eq(rounds.gameId, quarterResults.gameId),
        eq(rounds.id, quarterResults.roundId),
        eq(version, quarterResults.version),
      ),
    )
    .where(isNull(quarterResults.withdrawnInRound))

/** The published quarters. Whatever a player is shown is read from here. */
export const resultsShown = pgView('results_shown').as(query => resultsOf(query, rounds.version))

/** The last computed quarters, hidden ones included: they are for staff only. */
export const resultsInForce = pgView('results_in_force').as(query => resultsOf(query, rounds.computedVersion))
