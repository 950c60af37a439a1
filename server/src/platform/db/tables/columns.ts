import { bigint, bigserial, customType, timestamp } from 'drizzle-orm/pg-core'

/** The id of a row, from a sequence of the whole installation; always below 2^53. */
export const identity = () => bigserial('id', { mode: 'number' })

/** The id of another row. */
export const reference = (name: string) => bigint(name, { mode: 'number' })

/** An instant, stored in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Any JSON value. The query builder's own type would read the text "2800" back as a number. */
export const jsonValue = <T>(name: string) =>
  customType<{ data: T; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: value => JSON.stringify(value),
    fromDriver: value => value as T,
  })(name)

export const createdAt = () => instant('created_at').notNull().defaultNow()
