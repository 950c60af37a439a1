import type { StoredScheme } from '@trimestre/contract/grading'
import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { identity, instant, jsonValue, reference } from './columns.ts'
import { games } from './games.ts'
import { users } from './users.ts'

/** The scheme of a game whose staff wrote one. */
export const gradingSchemes = pgTable('grading_schemes', {
  gameId: reference('game_id')
    .primaryKey()
    .references(() => games.id, { onDelete: 'cascade' }),
  scheme: jsonValue<StoredScheme>('scheme').notNull(),
  rev: integer('rev').notNull(),
  byUser: reference('by_user').references(() => users.id, { onDelete: 'set null' }),
  at: instant('at').notNull().defaultNow(),
})

/** A mark given by hand, or that a person is excused from a component. */
export const gradingMarks = pgTable(
  'grading_marks',
  {
    gameId: reference('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** The key of the component. */
    component: text('component').notNull(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 0 to 100; null without. */
    mark: numeric('mark', { precision: 5, scale: 2, mode: 'number' }),
    isExcused: boolean('is_excused').notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.component, table.userId] }),
    index('grading_marks_user').on(table.userId),
  ],
)

/** What staff added to the grade of a person, and why. */
export const gradingAdjustments = pgTable(
  'grading_adjustments',
  {
    gameId: reference('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    amount: numeric('amount', { precision: 6, scale: 2, mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    byUser: reference('by_user').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.userId] }),
    index('grading_adjustments_user').on(table.userId),
  ],
)

/** Frozen grades: scheme, inputs, rows and versions of quarters, as they were. Only what is not in `document` changes. */
export const gradingVersions = pgTable(
  'grading_versions',
  {
    gameId: reference('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    n: integer('n').notNull(),
    label: text('label').notNull(),
    /** Its shape is that of `FrozenGrades` in the feature `grading`. */
    document: jsonValue<unknown>('document').notNull(),
    frozenBy: reference('frozen_by').references(() => users.id, { onDelete: 'set null' }),
    frozenAt: instant('frozen_at').notNull().defaultNow(),
    publishedBy: reference('published_by').references(() => users.id, { onDelete: 'set null' }),
    publishedAt: instant('published_at'),
  },
  table => [primaryKey({ columns: [table.gameId, table.n] })],
)

/** What a person asked about a published grade, and what staff answered. */
export const gradeReviews = pgTable(
  'grade_reviews',
  {
    gameId: reference('game_id').notNull(),
    id: identity(),
    version: integer('version').notNull(),
    /** Null for an erased account. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    at: instant('at').notNull().defaultNow(),
    answer: text('answer'),
    answeredBy: reference('answered_by').references(() => users.id, { onDelete: 'set null' }),
    answeredAt: instant('answered_at'),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.id] }),
    foreignKey({
      name: 'grade_reviews_version',
      columns: [table.gameId, table.version],
      foreignColumns: [gradingVersions.gameId, gradingVersions.n],
    }).onDelete('cascade'),
    uniqueIndex('grade_reviews_open').on(table.gameId, table.userId).where(sql`${table.answeredAt} is null`),
    index('grade_reviews_user').on(table.userId),
  ],
)

/**
 * The published grade of a person for a learning management system, one row for each publication: out of 100, and only
 * the last one of a person counts.
 */
export const scoreOutbox = pgTable(
  'score_outbox',
  {
    gameId: reference('game_id').notNull(),
    version: integer('version').notNull(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Out of 100, with two decimals. */
    score: numeric('score', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    at: instant('at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.version, table.userId] }),
    foreignKey({
      name: 'score_outbox_version',
      columns: [table.gameId, table.version],
      foreignColumns: [gradingVersions.gameId, gradingVersions.n],
    }).onDelete('cascade'),
    index('score_outbox_user').on(table.userId),
  ],
)
