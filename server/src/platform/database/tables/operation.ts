import { index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * What administrators did, each written in the transaction of the act itself. No foreign keys: an entry outlasts the
 * account and the game it tells of, and takes no lock on them.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: serial('id').primaryKey(),
    at: instant('at').notNull().defaultNow(),
    /** Who; the name is looked up when the entry is read, so that erasing an account erases it here too. */
    userId: integer('user_id').notNull(),
    role: text('role').notNull(),
    /** The contract's name of the call. */
    call: text('call').notNull(),
    gameId: integer('game_id'),
    gameName: text('game_name'),
    /** Identifiers and settings that the call named; never secrets, nor anything about a person. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    /** X-Request-Id of the answer, as in the log. */
    requestId: text('request_id').notNull(),
  },
  table => [index('audit_entries_game').on(table.gameId), index('audit_entries_user').on(table.userId)],
)
