import type { KeyShowing, QuizMode, QuizUnit } from '@trimestre/contract/quizzes'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { companies } from './companies.ts'
import { games } from './games.ts'
import { rounds } from './rounds.ts'
import { users } from './users.ts'

/**
 * A quiz about one version of a published quarter. It is a draft until `opensAt` and closed from `closedAt` on. A draft
 * may be about a quarter that is not published yet: it then has no round, and opening it binds it to that quarter.
 */
export const quizzes = pgTable(
  'quizzes',
  {
    gameId: reference('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    id: identity(),
    roundId: reference('round_id'),
    version: integer('version'),
    quarter: integer('quarter').notNull(),
    /** Whether a session plan made this draft, and nobody has changed it since: another plan then replaces it. */
    isPlanned: boolean('is_planned').notNull().default(false),
    title: text('title').notNull(),
    level: integer('level').notNull(),
    mode: text('mode').$type<QuizMode>().notNull(),
    attempts: integer('attempts').notNull(),
    showKey: text('show_key').$type<KeyShowing>().notNull(),
    /** The ids of the templates in their order; null where `count` of those that apply are drawn. */
    templates: jsonb('templates').$type<string[]>(),
    count: integer('count'),
    seed: bigint('seed', { mode: 'number' }).notNull(),
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    closedAt: instant('closed_at'),
    /** Of a quiz on a version that was replaced: whether grades leave it out; null until staff decide. */
    excluded: boolean('excluded'),
    /** When its opening, and that it closes soon, were notified. */
    openedNotifiedAt: instant('opened_notified_at'),
    closingNotifiedAt: instant('closing_notified_at'),
    createdBy: reference('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.id] }),
    foreignKey({
      name: 'quizzes_round',
      columns: [table.gameId, table.roundId],
      foreignColumns: [rounds.gameId, rounds.id],
    }).onDelete('cascade'),
    index('quizzes_of_round').on(table.gameId, table.roundId),
    index('quizzes_due')
      .on(table.opensAt)
      .where(sql`${table.closedAt} is null and ${table.opensAt} is not null`),
    check('quizzes_bound', sql`("round_id" is null) = ("version" is null)`),
    check('quizzes_draft', sql`"round_id" is not null or "opens_at" is null`),
  ],
)

/** A question as it was drawn for a person. Its texts are written from these in the language of the reader. */
export type DrawnQuestion = {
  template: string
  unit: QuizUnit
  decimals: number
  key: number
  /** How far an answer may be from the key, in the unit of the key. */
  tolerance: number
  /** The typical errors that apply, by their place in the template, in its order. */
  errors: { index: number; value: number }[]
  /** The formula of the key in its own notation (`features/quizzes/formula.ts`), and its figures in human units. */
  worked: { formula: string; figures: Record<string, number> }
  /** The options in the order in which they are shown; null where a number is typed. */
  options: number[] | null
}

/** The questions of a person, drawn when the quiz was opened first; they never change. */
export const quizPapers = pgTable(
  'quiz_papers',
  {
    gameId: reference('game_id').notNull(),
    quizId: reference('quiz_id').notNull(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: reference('company_id').notNull(),
    openedAt: instant('opened_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
    questions: jsonb('questions').$type<DrawnQuestion[]>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.quizId, table.userId] }),
    foreignKey({
      name: 'quiz_papers_quiz',
      columns: [table.gameId, table.quizId],
      foreignColumns: [quizzes.gameId, quizzes.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'quiz_papers_company',
      columns: [table.gameId, table.companyId],
      foreignColumns: [companies.gameId, companies.id],
    }).onDelete('cascade'),
    index('quiz_papers_user').on(table.userId),
  ],
)

export const quizAnswers = pgTable(
  'quiz_answers',
  {
    gameId: reference('game_id').notNull(),
    quizId: reference('quiz_id').notNull(),
    userId: reference('user_id').notNull(),
    /** The number of the question, from 1. */
    question: integer('question').notNull(),
    attempt: integer('attempt').notNull(),
    /** What was typed; null for a choice. */
    text: text('text'),
    /** What was understood of it; of a choice, the index of the option. */
    value: doublePrecision('value').notNull(),
    isRight: boolean('is_right').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.quizId, table.userId, table.question, table.attempt] }),
    foreignKey({
      name: 'quiz_answers_paper',
      columns: [table.gameId, table.quizId, table.userId],
      foreignColumns: [quizPapers.gameId, quizPapers.quizId, quizPapers.userId],
    }).onDelete('cascade'),
  ],
)
