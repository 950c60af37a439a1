import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { companies } from './companies.ts'
import { games } from './games.ts'
import { users } from './users.ts'

/** A round of peer evaluation: a draft until `opensAt`, closed from `closedAt` on, read by members from `releasedAt` on. */
export const peerRounds = pgTable(
  'peer_rounds',
  {
    gameId: reference('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    id: identity(),
    title: text('title').notNull(),
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    closedAt: instant('closed_at'),
    releasedAt: instant('released_at'),
    /** The smallest and the largest factor. */
    lo: numeric('lo', { precision: 4, scale: 3, mode: 'number' }).notNull(),
    hi: numeric('hi', { precision: 4, scale: 3, mode: 'number' }).notNull(),
    /** Whether a session plan made this draft, and nobody has changed it since: another plan then replaces it. */
    isPlanned: boolean('is_planned').notNull().default(false),
    /** When its opening was notified. */
    openedNotifiedAt: instant('opened_notified_at'),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.id] }),
    index('peer_rounds_due')
      .on(table.opensAt)
      .where(sql`${table.closedAt} is null and ${table.opensAt} is not null`),
  ],
)

/**
 * The people whom a round is about, and the team of each, since it opened or they joined: who leaves later stays. Those
 * who had left before, or were absent, are only rated.
 */
export const peerMembers = pgTable(
  'peer_members',
  {
    gameId: reference('game_id').notNull(),
    roundId: reference('round_id').notNull(),
    companyId: reference('company_id').notNull(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isAsked: boolean('is_asked').notNull(),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.roundId, table.userId] }),
    foreignKey({
      name: 'peer_members_round',
      columns: [table.gameId, table.roundId],
      foreignColumns: [peerRounds.gameId, peerRounds.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'peer_members_company',
      columns: [table.gameId, table.companyId],
      foreignColumns: [companies.gameId, companies.id],
    }).onDelete('cascade'),
    index('peer_members_user').on(table.userId),
  ],
)

/** What a member gave another one, or themselves. A form is stored whole or not at all. */
export const peerRatings = pgTable(
  'peer_ratings',
  {
    gameId: reference('game_id').notNull(),
    id: identity(),
    roundId: reference('round_id').notNull(),
    companyId: reference('company_id').notNull(),
    /** Null once the account of the rater is erased: the ratings stay, without their author. */
    raterId: reference('rater_id').references(() => users.id, { onDelete: 'set null' }),
    ratedId: reference('rated_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** From 1 to 5, in the order of the statements. */
    ratings: jsonb('ratings').$type<number[]>().notNull(),
    comment: text('comment').notNull().default(''),
    at: instant('at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.id] }),
    unique('peer_ratings_once').on(table.gameId, table.roundId, table.raterId, table.ratedId),
    foreignKey({
      name: 'peer_ratings_round',
      columns: [table.gameId, table.roundId],
      foreignColumns: [peerRounds.gameId, peerRounds.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'peer_ratings_company',
      columns: [table.gameId, table.companyId],
      foreignColumns: [companies.gameId, companies.id],
    }).onDelete('cascade'),
    index('peer_ratings_rater').on(table.raterId),
    index('peer_ratings_rated').on(table.ratedId),
  ],
)

/** That staff confirmed the factor of a person; the factor itself is computed from the ratings. */
export const peerFactors = pgTable(
  'peer_factors',
  {
    gameId: reference('game_id').notNull(),
    roundId: reference('round_id').notNull(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What was proposed when it was confirmed, in thousandths. */
    proposed: integer('proposed').notNull(),
    confirmedBy: reference('confirmed_by').references(() => users.id, { onDelete: 'set null' }),
    confirmedAt: instant('confirmed_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.roundId, table.userId] }),
    foreignKey({
      name: 'peer_factors_round',
      columns: [table.gameId, table.roundId],
      foreignColumns: [peerRounds.gameId, peerRounds.id],
    }).onDelete('cascade'),
    index('peer_factors_user').on(table.userId),
  ],
)
