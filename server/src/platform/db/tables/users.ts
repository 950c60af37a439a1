import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, jsonValue, reference } from './columns.ts'

/** Instance-wide values: set-up token, marks of the first start. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonValue<unknown>('value').notNull(),
})

export const users = pgTable(
  'users',
  {
    id: identity().primaryKey(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    /** A requested address that is not confirmed yet: `email` is used until then. */
    pendingEmail: text('pending_email'),
    passwordHash: text('password_hash').notNull(),
    /** Rises when the password changes or sessions must end; tokens contain it. */
    sessionVersion: integer('session_version').notNull().default(1),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    displayName: text('display_name').notNull().default(''),
    age: integer('age'),
    /** 0: male, 1: female, null: not given. */
    sexe: integer('sexe'),
    image: text('image').notNull(),
    role: text('role', { enum: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_USER'] }).notNull(),
    enabled: boolean('enabled').notNull().default(true),
    /** The language of the last sign-in, used for mails that the user did not request. */
    language: text('language').notNull().default('fr'),
    /** The administrator who created the account, or was the first to add the user to a game. */
    responsibleId: reference('responsible_id').references((): AnyPgColumn => users.id, {
      onDelete: 'set null',
    }),
    /** The time of the first sign-in; null while nobody has used the account. */
    signedInAt: instant('signed_in_at'),
    createdAt: createdAt(),
    /** Set when the account is erased while its companies stay under a pseudonym. */
    deletedAt: instant('deleted_at'),
  },
  table => [index('users_responsible').on(table.responsibleId)],
)

/** Usernames and e-mail addresses, case-folded. Users sign in with either, so no two users may share one. */
export const loginNames = pgTable(
  'login_names',
  {
    name: text('name').primaryKey(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  table => [index('login_names_user').on(table.userId)],
)

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: identity().primaryKey(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Identifies one sign-in; reuse of an old token ends the whole family. */
    family: text('family').notNull(),
    /** The SHA-256 hash of the token. */
    hash: text('hash').notNull().unique(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** When the whole family ends, however often it was renewed. */
    sessionEndsAt: instant('session_ends_at').notNull().default(sql`now() + interval '180 days'`),
    usedAt: instant('used_at'),
  },
  table => [index('refresh_tokens_family').on(table.family), index('refresh_tokens_user').on(table.userId)],
)

/** A user's identity at an external provider: issuer and subject, never the e-mail address. */
export const externalIdentities = pgTable(
  'external_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('external_identities_user').on(table.userId),
  ],
)

/** Short-lived secrets for a single use: password reset links, sign-in codes, requests to the external provider. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    /** The SHA-256 hash of the token. */
    hash: text('hash').primaryKey(),
    purpose: text('purpose').notNull(),
    userId: reference('user_id').references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb('data'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  table => [index('one_time_tokens_user').on(table.userId, table.purpose)],
)

/**
 * What the product sends: inserted in the transaction that causes it, sent after it, retried across restarts. The table
 * and its columns have names of mails, the first kind.
 */
export const outbox = pgTable(
  'mails',
  {
    id: identity().primaryKey(),
    /** Decides which handler sends the entry. */
    kind: text('kind').notNull().default('mail'),
    userId: reference('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Of a mail, as the template and its language; empty for other kinds. */
    recipient: text('recipient').notNull().default(''),
    template: text('template').notNull().default(''),
    language: text('language').notNull().default(''),
    /** What the handler needs, such as the values of a template; erased once the entry is sent or given up. */
    payload: jsonb('values').notNull(),
    createdAt: createdAt(),
    dueAt: instant('due_at').notNull().defaultNow(),
    attemptCount: integer('attempt_count').notNull().default(0),
    doneAt: instant('sent_at'),
    /** Set when no further attempt is made. */
    failedAt: instant('failed_at'),
    lastError: text('last_error'),
    /**
     * The key that a limit on mails counts them under: the inviting user, or the hashed address of a requested reset.
     */
    countedAs: text('counted_as'),
  },
  table => [
    index('mails_counted').on(table.countedAs, table.createdAt),
    index('mails_due').on(table.dueAt).where(sql`${table.doneAt} is null and ${table.failedAt} is null`),
  ],
)

/** An uploaded picture; the file is stored in `DATA_DIR/media` under an unguessable name. */
export const mediaObjects = pgTable(
  'media_objects',
  {
    id: identity().primaryKey(),
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull().unique(),
    contentType: text('content_type').notNull(),
    byteCount: integer('byte_count').notNull(),
    createdAt: createdAt(),
  },
  table => [index('media_objects_user').on(table.userId)],
)

/** Counts of attempts, by account or by origin; stored here so that all processes of a product count together. */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    lastAt: instant('last_at').notNull(),
    /** When the count starts again. */
    endsAt: instant('ends_at').notNull(),
  },
  table => [index('attempts_end').on(table.endsAt)],
)
