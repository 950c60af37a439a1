import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, identity, jsonValue, reference } from './columns.ts'
import { mediaObjects } from './users.ts'

export const products = pgTable('products', {
  id: identity().primaryKey(),
  /** The stable name of a ready product; null for one that a super administrator created. */
  key: text('key').unique(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  /** Stored as sent: text or number. */
  typeOfMarket: jsonValue<string | number>('type_of_market'),
  evolution: jsonValue<string | number>('evolution'),
  dimension: jsonValue<string | number>('dimension'),
  /** The uploaded picture. */
  mediaId: reference('media_id').references(() => mediaObjects.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
})

export const menus = pgTable('menus', {
  id: identity().primaryKey(),
  /** The stable name of a seeded menu; null for one that a super administrator created. */
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
  id: identity().primaryKey(),
  /** The engine's decision that this item explains; null for one that a super administrator created. */
  key: text('key').unique(),
  name: text('name').notNull(),
  menuId: reference('menu_id')
    .notNull()
    .references(() => menus.id),
  position: integer('position').notNull().default(0),
})

export const itemDescriptions = pgTable('item_descriptions', {
  id: identity().primaryKey(),
  itemId: reference('item_id')
    .notNull()
    .unique()
    .references(() => items.id, { onDelete: 'cascade' }),
  description1: text('description1').notNull().default(''),
  description2: text('description2').notNull().default(''),
  description3: text('description3').notNull().default(''),
})

export type EventEffect = { criterion: string; operation: string; value: number }

export const events = pgTable('events', {
  id: identity().primaryKey(),
  key: text('key').unique(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  impact: jsonValue<string | number>('impact'),
  eventDate: text('event_date'),
  effects: jsonb('effects').$type<EventEffect[]>().notNull().default([]),
})
