import { customType, timestamp } from 'drizzle-orm/pg-core'

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
