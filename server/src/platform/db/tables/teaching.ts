import type { MailPreference, MessageThread, NotificationKind } from '@trimestre/contract/messages'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { identity, instant, reference } from './columns.ts'
import { companies } from './companies.ts'
import { games } from './games.ts'
import { rounds } from './rounds.ts'
import { users } from './users.ts'

/** Whether the members of a company agreed that it may serve as an example in the debrief of its class. */
export const companyConsents = pgTable(
  'company_consents',
  {
    gameId: reference('game_id').notNull(),
    companyId: reference('company_id').notNull(),
    /** The member who answered last. */
    userId: reference('user_id')
      .notNull()
      .references(() => users.id),
    givenAt: instant('given_at').notNull(),
    /** Null while the consent is given. */
    withdrawnAt: instant('withdrawn_at'),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.companyId] }),
    foreignKey({
      name: 'company_consents_company',
      columns: [table.gameId, table.companyId],
      foreignColumns: [companies.gameId, companies.id],
    }).onDelete('cascade'),
  ],
)

/** What staff wrote down during the debrief of a quarter. */
export const debriefNotes = pgTable(
  'debrief_notes',
  {
    gameId: reference('game_id').notNull(),
    roundId: reference('round_id').notNull(),
    text: text('text').notNull(),
    /** Who wrote it last; null for a deleted account. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.roundId] }),
    foreignKey({
      name: 'debrief_notes_round',
      columns: [table.gameId, table.roundId],
      foreignColumns: [rounds.gameId, rounds.id],
    }).onDelete('cascade'),
  ],
)

/**
 * Who wrote a field of a journal last, and when, by the name of the field; null for an erased account. `others` are the
 * members who wrote the text before.
 */
export type JournalAuthors = Partial<Record<string, { by: number | null; at: string; others?: number[] }>>

/**
 * What a company expected of a quarter and what it learned, for one version of the quarter. The entry of version v is
 * the one that the pass of version v froze; the entry of an open quarter has the version that its pass will compute.
 */
export const journals = pgTable(
  'journals',
  {
    gameId: reference('game_id').notNull(),
    companyId: reference('company_id').notNull(),
    roundId: reference('round_id').notNull(),
    version: integer('version').notNull(),
    before: text('before').notNull().default(''),
    after: text('after').notNull().default(''),
    change: text('change').notNull().default(''),
    /** Predictions: units, and centimes; null where none was made. */
    demande: bigint('demande', { mode: 'number' }),
    liquidites: bigint('liquidites', { mode: 'number' }),
    resultatNet: bigint('resultat_net', { mode: 'number' }),
    authors: jsonb('authors').$type<JournalAuthors>().notNull().default({}),
    /** The revision of each part, from 1, by the name of the part. */
    revs: jsonb('revs').$type<Record<string, number>>().notNull().default({}),
    /** When the pass of its quarter closed `before` and the predictions. */
    frozenAt: instant('frozen_at'),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.companyId, table.roundId, table.version] }),
    foreignKey({
      name: 'journals_company',
      columns: [table.gameId, table.companyId],
      foreignColumns: [companies.gameId, companies.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'journals_round',
      columns: [table.gameId, table.roundId],
      foreignColumns: [rounds.gameId, rounds.id],
    }).onDelete('cascade'),
    index('journals_of_round').on(table.gameId, table.roundId),
  ],
)

/** What staff announced to the people of a game. */
export const announcements = pgTable(
  'announcements',
  {
    gameId: reference('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    id: identity(),
    audience: text('audience', { enum: ['game', 'company', 'staff'] }).notNull(),
    /** The company of the audience `company`; null for every other. */
    companyId: reference('company_id'),
    text: text('text').notNull(),
    pinned: boolean('pinned').notNull().default(false),
    /** Whether the projector shows it. */
    projected: boolean('projected').notNull().default(false),
    /** When it is shown, and until when; null: without end. */
    at: instant('at').notNull(),
    until: instant('until'),
    /** When its audience was notified; null while its time has not come. */
    announcedAt: instant('announced_at'),
    byUser: reference('by_user').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.id] }),
    index('announcements_id').on(table.id),
    foreignKey({
      name: 'announcements_company',
      columns: [table.gameId, table.companyId],
      foreignColumns: [companies.gameId, companies.id],
    }).onDelete('cascade'),
    index('announcements_due')
      .on(table.at)
      .where(sql`${table.announcedAt} is null and ${table.deletedAt} is null`),
    check('announcements_audience', sql`"audience" in ('game', 'company', 'staff')`),
    check('announcements_company_given', sql`("audience" = 'company') = ("company_id" is not null)`),
  ],
)

/** The words of the threads of a company: among its people, and with the staff of its game. */
export const messages = pgTable(
  'messages',
  {
    gameId: reference('game_id').notNull(),
    id: identity(),
    companyId: reference('company_id').notNull(),
    thread: text('thread', { enum: ['team', 'staff'] })
      .$type<MessageThread>()
      .notNull(),
    /** Null for the author of a deleted account. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Empty once the message is deleted. */
    text: text('text').notNull(),
    at: instant('at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.id] }),
    foreignKey({
      name: 'messages_company',
      columns: [table.gameId, table.companyId],
      foreignColumns: [companies.gameId, companies.id],
    }).onDelete('cascade'),
    index('messages_of_thread').on(table.gameId, table.companyId, table.thread, table.id),
    index('messages_of_user').on(table.userId, table.at),
  ],
)

/** Up to which message a person has read a thread. */
export const threadReads = pgTable(
  'thread_reads',
  {
    gameId: reference('game_id').notNull(),
    companyId: reference('company_id').notNull(),
    thread: text('thread', { enum: ['team', 'staff'] })
      .$type<MessageThread>()
      .notNull(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    upTo: bigint('up_to', { mode: 'number' }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.companyId, table.thread, table.userId] }),
    foreignKey({
      name: 'thread_reads_company',
      columns: [table.gameId, table.companyId],
      foreignColumns: [companies.gameId, companies.id],
    }).onDelete('cascade'),
    index('thread_reads_user').on(table.userId),
  ],
)

/** What a person is told, of a game or not. It contains no text that another person wrote. */
export const notifications = pgTable(
  'notifications',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: identity(),
    gameId: reference('game_id').references(() => games.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    data: jsonb('data').$type<Record<string, string | number | null>>().notNull().default({}),
    at: instant('at').notNull().defaultNow(),
    readAt: instant('read_at'),
    /** When its mail was settled: put into the outbox, or found not to be wanted; null until then. */
    mailedAt: instant('mailed_at'),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('notifications_game').on(table.gameId),
    index('notifications_unmailed')
      .on(table.at)
      .where(sql`${table.mailedAt} is null and ${table.readAt} is null`),
  ],
)

/** How a person wants to be mailed about one kind of notification, where it is not the default of the kind. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    mail: text('mail', { enum: ['immediate', 'digest', 'none'] })
      .$type<MailPreference>()
      .notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.kind] })],
)

/** The links of mails that end the mails of one kind without signing in. */
export const unsubscribeTokens = pgTable(
  'unsubscribe_tokens',
  {
    /** The SHA-256 hash of the kind and the token: a mail about several kinds has one token, and a row for each. */
    hash: text('hash').primaryKey(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [index('unsubscribe_tokens_user').on(table.userId)],
)

/** The session plan that was applied to a game, and where its running order stands. */
export const gamePlans = pgTable('game_plans', {
  gameId: reference('game_id')
    .primaryKey()
    .references(() => games.id, { onDelete: 'cascade' }),
  key: text('key').notNull(),
  /** The instant of the first pass of a plan by weeks; null for a plan of one session. */
  firstAt: instant('first_at'),
  appliedAt: instant('applied_at').notNull().defaultNow(),
  /** The step of the running order, from 0, and when it began; null before the session has begun. */
  step: integer('step'),
  stepAt: instant('step_at'),
})

/** How far a member has come in the tour of the first quarter of a game. */
export const guideProgress = pgTable(
  'guide_progress',
  {
    gameId: reference('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The number of stops seen, 0 to 7. */
    step: integer('step').notNull(),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.userId] }),
    index('guide_progress_user').on(table.userId),
    check('guide_progress_step', sql`"step" between 0 and 7`),
  ],
)
