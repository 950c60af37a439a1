import type { PhaseName } from '@trimestre/contract/games'
import { roundStates, versionStates } from '@trimestre/contract/rounds'
import type { StrategyFacts, StrategySeat } from '@trimestre/engine'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { EventEffect } from './catalogue.ts'
import { identity, instant, reference } from './columns.ts'
import { games } from './games.ts'

/** Everything the engine received for a quarter besides states and decisions, stored to recompute it. */
export type QuarterParameters = {
  parameters: { nbTurns: number }
  criteria: Record<string, number>
  phase: PhaseName
  product: {
    typeOfMarket?: unknown
    evolution?: unknown
    dimension?: unknown
    segments?: unknown
    typeSegment1?: unknown
    typeSegment2?: unknown
  }
  level: number
  events: { name: string; impact: EventEffect[] }[]
}

/** The inputs of the computers of a quarter, apart from the books of each company, which its results hold. */
export type RoundStrategies = {
  /** The version of the rules by which they decided. */
  version: number
  facts: StrategyFacts
  /** How each computer plays, by the id of its company. */
  seats: Record<string, StrategySeat>
}

/**
 * A quarter of a game, whatever the number of its computations. `open` is the only one with `etat` 1: decisions are
 * taken in it. A `hidden` one is computed, and only staff see it. A `superseded` one has left the line of rounds, and is
 * taken up again when the game reaches its number. While a published one has a computed version that is not the
 * published one, a chain of new versions waits to be published.
 */
export const rounds = pgTable(
  'rounds',
  {
    gameId: reference('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    id: identity(),
    /** 1 is the opening position; quarter q is played in round q + 1. */
    roundNb: integer('round_nb').notNull(),
    /** 1: active, 0: closed. */
    etat: integer('etat').notNull(),
    state: text('state', { enum: roundStates }).notNull(),
    /** The version whose results everybody sees; 0 when none is published. */
    version: integer('version').notNull().default(0),
    /** The version whose results staff see: the last one computed that was not withdrawn; 0 without. */
    computedVersion: integer('computed_version').notNull().default(0),
    openedAt: instant('opened_at').notNull().defaultNow(),
    closedAt: instant('closed_at'),
    publishedAt: instant('published_at'),
    /** When a hidden quarter is published by itself; null when staff publishes it by hand. */
    publishAt: instant('publish_at'),
    /** Why staff opened the quarter again or had it computed again; empty otherwise. Everybody may read it. */
    reason: text('reason').notNull().default(''),
    /** Whether the next quarter opens when this one is published at its time. */
    opensNext: boolean('opens_next').notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.id] }),
    index('rounds_id').on(table.id),
    unique('rounds_number').on(table.gameId, table.roundNb),
    uniqueIndex('rounds_one_active').on(table.gameId).where(sql`${table.etat} = 1`),
    index('rounds_due').on(table.publishAt).where(sql`${table.publishAt} is not null`),
    check('rounds_etat', sql`"etat" in (0, 1)`),
    check('rounds_number_positive', sql`"round_nb" >= 1`),
    check('rounds_state', sql`"state" in ('open', 'hidden', 'published', 'superseded')`),
    check('rounds_open', sql`("etat" = 1) = ("state" = 'open')`),
    check('rounds_publish_at', sql`"publish_at" is null or "state" = 'hidden'`),
  ],
)

/**
 * A computation of a quarter with everything that the engine received besides states and decisions. Nothing of it is
 * changed but its state and the dates that go with it, and none is deleted but those of attempts that were given up.
 */
export const roundVersions = pgTable(
  'round_versions',
  {
    gameId: reference('game_id').notNull(),
    roundId: reference('round_id').notNull(),
    /** From 1 in each round. */
    version: integer('version').notNull(),
    /** `withdrawn`: undone before anybody but staff saw it; `superseded`: replaced after it was seen. */
    state: text('state', { enum: versionStates }).notNull(),
    /** The epoch of the game in which it was computed, and whether that was practice. */
    epoch: integer('epoch').notNull(),
    practice: boolean('practice').notNull(),
    /** The version of the round before, on whose closing states it opens; 0 for the opening position. */
    previousVersion: integer('previous_version').notNull(),
    /** Null for quarters of the earliest versions of the product. */
    engineVersion: text('engine_version'),
    /** `json`, not `jsonb`: the bytes written are the bytes read back. */
    parameters: json('parameters').$type<QuarterParameters>().notNull(),
    market: json('market').$type<Record<string, unknown>>().notNull(),
    /** What the computers that played the quarter decided with; null when there was none. */
    strategies: json('strategies').$type<RoundStrategies>(),
    /** The SHA-256 of everything that it was computed from; null for quarters of earlier versions of the product. */
    inputs: text('inputs'),
    /** Who closed the quarter; null for a clock, and for quarters of earlier versions. */
    byUser: reference('by_user'),
    computedAt: instant('computed_at').notNull(),
    publishedAt: instant('published_at'),
    /** Why staff computed it again, or had the quarter played again; empty otherwise. */
    reason: text('reason').notNull().default(''),
    /** When it was withdrawn or superseded. */
    endedAt: instant('ended_at'),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.roundId, table.version] }),
    foreignKey({
      name: 'round_versions_round',
      columns: [table.gameId, table.roundId],
      foreignColumns: [rounds.gameId, rounds.id],
    }).onDelete('cascade'),
    uniqueIndex('round_versions_published')
      .on(table.gameId, table.roundId)
      .where(sql`${table.state} = 'published'`),
    check('round_versions_state', sql`"state" in ('hidden', 'published', 'withdrawn', 'superseded')`),
    check('round_versions_number', sql`"version" >= 1`),
  ],
)
