import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Any JSON value. The query builder's own type reads the text "2800" back as a number. */
const jsonValue = <T>(name: string) =>
  customType<{ data: T; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: value => JSON.stringify(value),
    fromDriver: value => value as T,
  })(name)

const createdAt = () => instant('created_at').notNull().defaultNow()

/** Instance-wide facts: set-up token, first-start marks. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonValue<unknown>('value').notNull(),
})

export const users = pgTable('users', {
  id: serial('id').primaryKey(),
  username: text('username').notNull(),
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  /** Rises when the password changes or sessions are to end; tokens carry it. */
  sessionVersion: integer('session_version').notNull().default(1),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  displayName: text('display_name').notNull().default(''),
  age: integer('age'),
  /** 0 male, 1 female, null not said. */
  sexe: integer('sexe'),
  image: text('image').notNull(),
  role: text('role', { enum: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_USER'] }).notNull(),
  enabled: boolean('enabled').notNull().default(true),
  createdAt: createdAt(),
  /** Set when the account is erased but its companies stay under a pseudonym. */
  deletedAt: instant('deleted_at'),
})

/** Usernames and e-mails in one space, case-folded: signing in takes either, so no two users may share one. */
export const loginNames = pgTable(
  'login_names',
  {
    name: text('name').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  table => [index('login_names_user').on(table.userId)],
)

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** One sign-in; reuse of an old token ends the whole family. */
    family: text('family').notNull(),
    /** SHA-256 of the token. */
    hash: text('hash').notNull().unique(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  table => [index('refresh_tokens_family').on(table.family), index('refresh_tokens_user').on(table.userId)],
)

export const products = pgTable('products', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  /** Kept as sent: text or number. */
  typeOfMarket: jsonValue<string | number>('type_of_market'),
  evolution: jsonValue<string | number>('evolution'),
  dimension: jsonValue<string | number>('dimension'),
  createdAt: createdAt(),
})

export const menus = pgTable('menus', {
  id: serial('id').primaryKey(),
  /** Stable name of a seeded menu; null for one a super administrator made. */
  key: text('key').unique(),
  name: text('name').notNull(),
  title: text('title'),
  icon: text('icon'),
  link: text('link'),
  linkParent: text('link_parent'),
  badge: text('badge'),
  position: integer('position').notNull().default(0),
})

export const items = pgTable('items', {
  id: serial('id').primaryKey(),
  /** The engine's decision this item explains; null for one a super administrator made. */
  key: text('key').unique(),
  name: text('name').notNull(),
  menuId: integer('menu_id')
    .notNull()
    .references(() => menus.id),
  position: integer('position').notNull().default(0),
})

export const itemDescriptions = pgTable('item_descriptions', {
  id: serial('id').primaryKey(),
  itemId: integer('item_id')
    .notNull()
    .unique()
    .references(() => items.id, { onDelete: 'cascade' }),
  description1: text('description1').notNull().default(''),
  description2: text('description2').notNull().default(''),
  description3: text('description3').notNull().default(''),
})

export type EventEffect = { criterion: string; operation: string; value: number }

export const events = pgTable('events', {
  id: serial('id').primaryKey(),
  key: text('key').unique(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  impact: jsonValue<string | number>('impact'),
  eventDate: text('event_date'),
  effects: jsonb('effects').$type<EventEffect[]>().notNull().default([]),
})

export const games = pgTable(
  'games',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    private: boolean('private').notNull().default(false),
    /** Quarters to play; null until an administrator has chosen. */
    nbTurns: integer('nb_turns'),
    levelMax: integer('level_max').notNull().default(4),
    levelGame: integer('level_game'),
    phase: text('phase', { enum: ['Lancement', 'Croissance', 'Maturite', 'Declin'] })
      .notNull()
      .default('Lancement'),
    /** 0 manual, 1 automatic every `hour` hours. */
    typePassage: integer('type_passage').notNull().default(0),
    hour: integer('hour'),
    productId: integer('product_id').references(() => products.id),
    createdAt: createdAt(),
  },
  table => [
    check('games_nb_turns', sql`${table.nbTurns} between 1 and 100`),
    check('games_level', sql`${table.levelGame} between 1 and ${table.levelMax}`),
  ],
)

export const gameAdministrators = pgTable(
  'game_administrators',
  {
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.userId] }),
    index('game_administrators_user').on(table.userId),
  ],
)

/** One coefficient per criterion and game, in the human unit of the catalogue. */
export const gameCriteria = pgTable(
  'game_criteria',
  {
    id: serial('id').primaryKey(),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    coefficient: doublePrecision('coefficient').notNull(),
  },
  table => [unique('game_criteria_name').on(table.gameId, table.name)],
)

export const invitations = pgTable(
  'invitations',
  {
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.userId] }),
    index('invitations_user').on(table.userId),
  ],
)

/** Everything the engine was given for a quarter besides states and decisions (kept to recompute it). */
export type QuarterParameters = {
  parameters: { nbTurns: number }
  criteria: Record<string, number>
  phase: 'Lancement' | 'Croissance' | 'Maturite' | 'Declin'
  product: { typeOfMarket?: unknown; evolution?: unknown; dimension?: unknown }
  level: number
  events: { name: string; impact: EventEffect[] }[]
}

export const rounds = pgTable(
  'rounds',
  {
    id: serial('id').primaryKey(),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    /** 1 is the opening position; quarter q is played in round q + 1. */
    roundNb: integer('round_nb').notNull(),
    /** 1 active, 0 closed. */
    etat: integer('etat').notNull(),
    openedAt: instant('opened_at').notNull().defaultNow(),
    closedAt: instant('closed_at'),
    engineVersion: text('engine_version'),
    /** `json`, not `jsonb`: the bytes written are the bytes read back. */
    parameters: json('parameters').$type<QuarterParameters>(),
    market: json('market').$type<Record<string, unknown>>(),
  },
  table => [
    unique('rounds_number').on(table.gameId, table.roundNb),
    uniqueIndex('rounds_one_active').on(table.gameId).where(sql`${table.etat} = 1`),
    check('rounds_etat', sql`${table.etat} in (0, 1)`),
    check('rounds_number_positive', sql`${table.roundNb} >= 1`),
  ],
)

/** An event acting in one quarter of a game. */
export const gameEvents = pgTable(
  'game_events',
  {
    id: serial('id').primaryKey(),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id),
    /** Quarter in which it acts, from 1. */
    nbTour: integer('nb_tour').notNull(),
    /** First quarter of its series. */
    nbTrimestre: integer('nb_trimestre').notNull(),
    /** true: announced to the players. */
    privacy: boolean('privacy').notNull().default(true),
    frequency: integer('frequency').notNull().default(1),
  },
  table => [unique('game_events_once').on(table.gameId, table.eventId, table.nbTour)],
)

export const companies = pgTable(
  'companies',
  {
    id: serial('id').primaryKey(),
    gameId: integer('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  table => [
    unique('companies_player').on(table.gameId, table.userId),
    index('companies_user').on(table.userId),
  ],
)

/** What a player saved, or keeps as a draft, for one area of one round: values in human units by decision key. */
export const savedDecisions = pgTable(
  'saved_decisions',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    roundId: integer('round_id')
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    /** Key of the menu. */
    area: text('area').notNull(),
    draft: boolean('draft').notNull(),
    values: jsonb('values').$type<Record<string, number>>().notNull(),
    savedAt: instant('saved_at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.roundId, table.companyId, table.area, table.draft] }),
    index('saved_decisions_company').on(table.companyId),
  ],
)

/**
 * A company's closed quarter: what went in, what came out. Documents are the engine's own, in canonical JSON, so
 * that a recomputation can be compared byte for byte; the columns before them serve lists and rankings.
 */
export const quarterResults = pgTable(
  'quarter_results',
  {
    id: serial('id').primaryKey(),
    roundId: integer('round_id')
      .notNull()
      .references(() => rounds.id, { onDelete: 'cascade' }),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Place among equals is settled by company id: 1..n. */
    rank: integer('rank').notNull(),
    /** Centimes. */
    companyValue: bigint('company_value', { mode: 'number' }).notNull(),
    /** Values as the player gave them (saved, or a draft taken at the pass), in human units. */
    given: json('given').$type<Record<string, number>>().notNull(),
    /** Of each decision: saved by the player, taken from a draft, or carried over; the others took their default. */
    origins: json('origins').$type<Partial<Record<string, 'saved' | 'draft' | 'carried'>>>().notNull(),
    /** In force after all limits, engine scale. */
    decisions: json('decisions').notNull(),
    result: json('result').notNull(),
    /** Closing state, the next quarter's opening state. */
    state: json('state').notNull(),
    statements: json('statements').notNull(),
    /** The pieces in their order, each [label, account, signed amount, account, signed amount…]. */
    journal: json('journal').notNull(),
  },
  table => [
    unique('quarter_results_once').on(table.roundId, table.companyId),
    index('quarter_results_company').on(table.companyId),
  ],
)
