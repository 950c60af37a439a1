import type { PhaseName } from '@trimestre/contract/games'
import type { Computer } from '@trimestre/contract/seats'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { createdAt, identity, instant, reference } from './columns.ts'
import { users } from './users.ts'

/** The recipe of the solo games of a class; each player who starts it has a game of their own (`games.trainingId`). */
export const trainings = pgTable(
  'trainings',
  {
    id: identity().primaryKey(),
    ownerId: reference('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    phase: text('phase', { enum: ['Lancement', 'Croissance', 'Maturite', 'Declin'] })
      .$type<PhaseName>()
      .notNull(),
    level: integer('level_game').notNull(),
    quarterCount: integer('nb_turns').notNull(),
    /** How the computers play, from seat 2 on. */
    computers: jsonb('computers').$type<Computer[]>().notNull(),
    productId: reference('product_id').references(() => products.id),
    /** The seed of all its games. */
    seed: integer('seed').notNull(),
    /** Whether any player may start it. */
    open: boolean('open').notNull(),
    /** The number of attempts that a player may begin; null without limit. */
    attemptsMax: integer('attempts_max'),
    /** When nobody can start, decide or pass any more; null without end. */
    until: instant('until'),
    counts: text('counts', { enum: ['best', 'last'] }).notNull(),
    createdAt: createdAt(),
  },
  table => [
    index('trainings_owner').on(table.ownerId),
    check('trainings_nb_turns', sql`"nb_turns" between 1 and 100`),
    check('trainings_seed', sql`"seed" between 1 and 2147483646`),
    check('trainings_attempts', sql`"attempts_max" >= 1`),
  ],
)

/** The players whom a training is for, besides everybody else while it is open. */
export const trainingPlayers = pgTable(
  'training_players',
  {
    trainingId: reference('training_id')
      .notNull()
      .references(() => trainings.id, { onDelete: 'cascade' }),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  table => [
    primaryKey({ columns: [table.trainingId, table.userId] }),
    index('training_players_user').on(table.userId),
  ],
)
