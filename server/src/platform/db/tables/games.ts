import type { Absence, MarketTypeName, PhaseName } from '@trimestre/contract/games'
import { type Publication, publishedAtOnce } from '@trimestre/contract/rounds'
import type { TeamSettings } from '@trimestre/contract/teams'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { events, products } from './catalogue.ts'
import { createdAt, identity, instant, reference } from './columns.ts'
import { trainings } from './trainings.ts'
import { users } from './users.ts'

export const games = pgTable(
  'games',
  {
    id: identity().primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    private: boolean('private').notNull().default(false),
    /** Whether users can join without invitation: while `open`, or `untilFirstPass`, which the first pass closes. */
    joining: text('joining', { enum: ['open', 'untilFirstPass', 'closed'] })
      .notNull()
      .default('open'),
    /**
     * The class code, with which anybody may join while it is open. A closed code stays, so that who enters it is told
     * that it is closed.
     */
    joinCode: text('join_code').unique('games_join_code'),
    joinCodeOpen: boolean('join_code_open').notNull().default(false),
    /** The number of quarters to play; null until an administrator has chosen. */
    quarterCount: integer('nb_turns'),
    /** The number of quarters before staff ended the game; null unless it was ended and not reopened. */
    quarterCountBeforeEnd: integer('nb_turns_before_end'),
    /** When staff archived the game; null while it is in the lists. */
    archivedAt: instant('archived_at'),
    /** Whether the quarters of this epoch are practice: they count for nothing, and a restart follows them. */
    practice: boolean('practice').notNull().default(false),
    /** Rises with every restart of the game. */
    epoch: integer('epoch').notNull().default(1),
    /** When the pause of the game began: players cannot decide, and no clock passes a quarter. Null while it runs. */
    pausedAt: instant('paused_at'),
    /** The message that players read during the pause. */
    pauseMessage: text('pause_message').notNull().default(''),
    levelMax: integer('level_max').notNull().default(4),
    level: integer('level_game'),
    phase: text('phase', { enum: ['Lancement', 'Croissance', 'Maturite', 'Declin'] })
      .notNull()
      .default('Lancement'),
    /** The phase of each quarter, from the first one; null when the phase changes only by hand. */
    phasePlan: json('phase_plan').$type<PhaseName[]>(),
    /** 1, or 2 for a market of two segments; the types of those two segments. */
    segments: integer('segments').notNull().default(1),
    typeSegment1: text('type_segment_1').$type<MarketTypeName>().notNull().default('grandeConsommation'),
    typeSegment2: text('type_segment_2').$type<MarketTypeName>().notNull().default('luxe'),
    /** 0: manual, 1: automatic every `passInterval` hours. */
    passMode: integer('type_passage').notNull().default(0),
    passInterval: integer('hour'),
    /** The time of the next automatic pass; null in manual mode. */
    nextPassAt: instant('next_pass_at'),
    /** The part of an explanation that players may see. */
    explanations: text('explanations', { enum: ['figures', 'causes', 'coefficients'] })
      .notNull()
      .default('causes'),
    /** Who decides where nobody has touched the sheet of a company that people hold, or of a vacant one. */
    absence: text('absence', { enum: ['carry', 'computer'] })
      .$type<Absence>()
      .notNull()
      .default('carry'),
    /** The player of a solo game, who passes its quarters; null for every other game. */
    soloPlayerId: reference('solo_player_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The training that a solo game belongs to. */
    trainingId: reference('training_id').references(() => trainings.id, { onDelete: 'cascade' }),
    /** What becomes of a quarter that is closed: whether its results are shown at once. */
    publication: jsonb('publication').$type<Publication>().notNull().default(publishedAtOnce),
    /** The number of the next seat: a number is given to one company only, even after that company is deleted. */
    nextSeat: integer('next_seat').notNull().default(1),
    /** How the game is played in teams; null when everybody plays alone. */
    teamSettings: jsonb('team_settings').$type<TeamSettings>(),
    /** What the characters of the computers are drawn from, in 1..2147483646. Players never learn it. */
    seed: integer('seed').notNull().default(sql`1 + floor(random() * 2147483646)::int`),
    productId: reference('product_id').references(() => products.id),
    /** Whether the players have a debrief of their own company. */
    debriefForPlayers: boolean('debrief_for_players').notNull().default(true),
    /**
     * The number of the first round whose journals staff read; null while they only see which parts are done. Journals
     * written before staff were allowed to read them stay closed to them.
     */
    journalReadFrom: integer('journal_read_from').default(1),
    /** From when on staff read what teams write among themselves; null while they do not. */
    teamThreadsOpenAt: instant('team_threads_open_at'),
    /** The number of months without a pass after which the game is erased; null: never automatically. */
    retentionMonths: integer('retention_months'),
    /** When the game is erased; null until its administrators have been warned. */
    eraseAt: instant('erase_at'),
    /**
     * Rises with every change of what players are shown of the game, so that no process uses a cached response that
     * another process has made outdated (decision 011): with every update of the row by the query builder, and with
     * everything else by `revisions.ts`.
     */
    revision: bigint('revision', { mode: 'number' })
      .notNull()
      .default(1)
      .$onUpdate(() => sql`revision + 1`),
    createdAt: createdAt(),
  },
  // A check must not name its own table: a distributed engine renames the table.
  table => [
    index('games_solo_player').on(table.soloPlayerId),
    uniqueIndex('games_training_player')
      .on(table.trainingId, table.soloPlayerId)
      .where(sql`"training_id" is not null`),
    check('games_absence', sql`"absence" in ('carry', 'computer')`),
    check('games_training', sql`"training_id" is null or "solo_player_id" is not null`),
    check('games_joining', sql`"joining" in ('open', 'untilFirstPass', 'closed')`),
    check('games_retention', sql`"retention_months" between 1 and 120`),
    check('games_nb_turns', sql`"nb_turns" between 1 and 100`),
    check('games_segments', sql`"segments" in (1, 2)`),
    check('games_level', sql`"level_game" between 1 and "level_max"`),
    check('games_seed', sql`"seed" between 1 and 2147483646`),
  ],
)

/** A named set of areas in which the members who have the role decide. */
export const gameRoles = pgTable(
  'game_roles',
  {
    gameId: reference('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    id: identity(),
    /** The position in the list, from 0. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    /** Keys of menus. */
    areas: text('areas').array().notNull(),
    /** Whether it may make the sheet of a company final. */
    submits: boolean('submits').notNull(),
  },
  table => [primaryKey({ columns: [table.gameId, table.id] }), index('game_roles_id').on(table.id)],
)

export const gameAdministrators = pgTable(
  'game_administrators',
  {
    gameId: reference('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: reference('user_id')
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
    gameId: reference('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    id: identity(),
    name: text('name').notNull(),
    coefficient: doublePrecision('coefficient').notNull(),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.id] }),
    unique('game_criteria_name').on(table.gameId, table.name),
  ],
)

export const invitations = pgTable(
  'invitations',
  {
    gameId: reference('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * The user who sent the invitation; null for invitations of earlier versions, and where that account was deleted.
     */
    invitedBy: reference('invited_by').references(() => users.id, { onDelete: 'set null' }),
    /** Set when an administrator withdrew the invitation: the user can then not join, invited or not. */
    withdrawnAt: instant('withdrawn_at'),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.userId] }),
    index('invitations_user').on(table.userId),
  ],
)

/** The request of a player who is not invited to join a game, until it is accepted. */
export const joinRequests = pgTable(
  'join_requests',
  {
    gameId: reference('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** Set when an administrator declined the request, which is then not made again. */
    declinedAt: instant('declined_at'),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.userId] }),
    index('join_requests_user').on(table.userId),
  ],
)

/** An event that acts in one quarter of a game. */
export const gameEvents = pgTable(
  'game_events',
  {
    gameId: reference('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    id: identity(),
    eventId: reference('event_id')
      .notNull()
      .references(() => events.id),
    /** The quarter in which it acts, from 1. */
    nbTour: integer('nb_tour').notNull(),
    /** The first quarter of its series. */
    nbTrimestre: integer('nb_trimestre').notNull(),
    /** true: it is announced to the players. */
    privacy: boolean('privacy').notNull().default(true),
    frequency: integer('frequency').notNull().default(1),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.id] }),
    index('game_events_id').on(table.id),
    unique('game_events_once').on(table.gameId, table.eventId, table.nbTour),
  ],
)

/** A scheduled pass at a chosen instant, in either mode. */
export const scheduledPasses = pgTable(
  'scheduled_passes',
  {
    gameId: reference('game_id')
      .notNull()
      .references(() => games.id, { onDelete: 'cascade' }),
    id: identity(),
    /** The wall-clock date (YYYY-MM-DD), hour and minute in the school's time zone, as requested. */
    localDate: text('local_date').notNull(),
    hour: integer('hour').notNull(),
    minute: integer('minute').notNull(),
    /** The instant of that local time. */
    at: instant('at').notNull(),
    status: text('status', { enum: ['pending', 'done', 'refused'] })
      .notNull()
      .default('pending'),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.gameId, table.id] }),
    index('scheduled_passes_id').on(table.id),
    unique('scheduled_passes_once').on(table.gameId, table.at),
    index('scheduled_passes_due').on(table.at).where(sql`${table.status} = 'pending'`),
  ],
)
