import type { BranchChanges } from '@trimestre/contract/branches'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { companies } from './companies.ts'
import { games } from './games.ts'

/**
 * What would have become of a game if something had been different from a quarter on. Nothing of the game depends on it,
 * so that writing it raises no revision.
 */
export const branches = pgTable(
  'branches',
  {
    gameId: reference('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    id: identity(),
    fromQuarter: integer('from_quarter').notNull(),
    name: text('name').notNull(),
    changes: jsonb('changes').$type<BranchChanges>().notNull(),
    /** The published versions that it departs from, of `fromQuarter` and of each quarter after it. */
    versions: jsonb('versions').$type<number[]>().notNull(),
    byUser: reference('by_user'),
    createdAt: createdAt(),
    /** When it is deleted, unless it is pinned. */
    expiresAt: instant('expires_at').notNull(),
    pinned: boolean('pinned').notNull().default(false),
  },
  table => [primaryKey({ columns: [table.gameId, table.id] }), index('branches_id').on(table.id)],
)

/** The documents of a company's quarter in a branch, in the engine's units. */
export type BranchDocuments = {
  given: Record<string, number>
  decisions: Record<string, number>
  result: Record<string, number> & { alertes: string[] }
}

export const branchResults = pgTable(
  'branch_results',
  {
    gameId: reference('game_id').notNull(),
    branchId: reference('branch_id').notNull(),
    quarter: integer('quarter').notNull(),
    companyId: reference('company_id').notNull(),
    rank: integer('rank').notNull(),
    /** In centimes. */
    companyValue: bigint('company_value', { mode: 'number' }).notNull(),
    documents: json('documents').$type<BranchDocuments>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.branchId, table.quarter, table.companyId] }),
    foreignKey({
      name: 'branch_results_branch',
      columns: [table.gameId, table.branchId],
      foreignColumns: [branches.gameId, branches.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'branch_results_of_company',
      columns: [table.gameId, table.companyId],
      foreignColumns: [companies.gameId, companies.id],
    }).onDelete('cascade'),
    index('branch_results_company').on(table.gameId, table.companyId),
  ],
)
