import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant, reference } from './columns.ts'

/**
 * Actions of administrators, each recorded in the transaction of the action itself. There are no foreign keys: an entry
 * outlives the account and the game it refers to, and takes no lock on them.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: identity().primaryKey(),
    at: instant('at').notNull().defaultNow(),
    /**
     * The user who acted. The name is looked up when the entry is read, so that erasing an account erases it here too.
     */
    userId: reference('user_id').notNull(),
    role: text('role').notNull(),
    /** The contract's name of the call. */
    call: text('call').notNull(),
    gameId: reference('game_id'),
    gameName: text('game_name'),
    /** The identifiers and settings of the call; never secrets or personal data. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    /** The X-Request-Id of the response, as in the log. */
    requestId: text('request_id').notNull(),
  },
  table => [index('audit_entries_game').on(table.gameId), index('audit_entries_user').on(table.userId)],
)
