import type { CompanyColour, CompanyEmblem } from '@trimestre/contract/company-identity'
import { type Computer, seatKinds } from '@trimestre/contract/seats'
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
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, identity, instant, reference } from './columns.ts'
import { games } from './games.ts'
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
    /**
     * `human`: its members decide; `computer`: a strategy does; `vacant`: it has no members, and plays on with what
     * carries over; `out`: excluded from the coming quarters by an administrator. Its past stays in every case.
     */
    kind: text('kind', { enum: seatKinds }).notNull().default('human'),
    /** How the computer plays that holds the seat; null for every other kind. */
    strategyLevel: integer('strategy_level').$type<Computer['level']>(),
    temperament: text('temperament').$type<Computer['temperament']>(),
    /** What its players call it, and how it appears; null until chosen (`contract/src/company-identity.ts`). */
    name: text('name'),
    colour: text('colour').$type<CompanyColour>(),
    emblem: text('emblem').$type<CompanyEmblem>(),
    /** With which players join this team, in a game whose teams form by code; null otherwise. */
    code: text('code'),
    /** Rises with every change of the company's decisions, drafts or locks (`revisions.ts`). */
    revision: bigint('revision', { mode: 'number' }).notNull().default(1),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.id] }),
    index('companies_id').on(table.id),
    unique('companies_seat').on(table.gameId, table.seat),
    uniqueIndex('companies_name').on(table.gameId, sql`lower(${table.name})`),
    unique('companies_code').on(table.gameId, table.code),
    // Without the table's name, which a distributed database would not find in the shards of the table.
    check('companies_kind', sql`"kind" in ('human', 'computer', 'vacant', 'out')`),
    check(
      'companies_strategy',
      sql`("kind" = 'computer') = ("strategy_level" is not null) and ("kind" = 'computer') = ("temperament" is not null)`,
    ),
    check('companies_strategy_level', sql`"strategy_level" in (1, 2, 3)`),
    check('companies_temperament', sql`"temperament" in ('prudent', 'prix', 'qualite', 'innovateur')`),
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
    /** The roles of the game that this person has; without any, all areas are theirs. */
    roleIds: bigint('role_ids', { mode: 'number' }).array().notNull().default([]),
    /** False marks an absent person, who does not count for a majority; any act of theirs sets it again. */
    active: boolean('active').notNull().default(true),
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
    /** Set when only this person may see it. */
    userId: reference('user_id'),
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
