import type pg from 'pg'
import {
  type NotificationCause,
  notificationStatement,
  notificationValues,
} from '../platform/db/notifications.ts'

/** Notifies in the transaction of this connection, as `notify` does. */
export async function notifyOn(client: pg.ClientBase, causes: readonly NotificationCause[]): Promise<void> {
  if (causes.length === 0) return
  await client.query({ ...notificationStatement, values: notificationValues(causes) })
}
