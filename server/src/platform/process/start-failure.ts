import { PostgresUnavailable } from '@trimestre/embedded-postgres/errors'
import { ConfigError } from '../config.ts'
import { DatabaseTooNew } from '../db/migrate.ts'
import { DatabaseUnusable } from '../db/unusable.ts'
import { StorageUnusable } from '../files/check-storage.ts'
import { asRefusal, codeOf } from '../log/failures.ts'
import { faultFields } from '../log/log.ts'

const expected = [ConfigError, DatabaseTooNew, DatabaseUnusable, PostgresUnavailable, StorageUnusable]

/** Whether the message is complete and tells an administrator what to do. */
export const isExpected = (error: unknown): error is Error => expected.some(kind => error instanceof kind)

/** Returns the sentence for an administrator when the product cannot start. */
export function startFailure(error: unknown): string {
  if (isExpected(error)) return error.message
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return portTaken(error)
  if (code === 'EACCES' && isListening(error)) return 'This port needs more rights. Choose another PORT.'
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && isListening(error))) {
    return 'HOST is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.'
  }
  if (asRefusal(error).code === 'server/disk-full') {
    return 'The disk is full. Free some space in DATA_DIR and start again.'
  }
  const forbidden = causesOf(error).find(cause => codeOf(cause) === '42501')
  if (forbidden !== undefined) return rightMissing(forbidden)
  const { message, stack, cause } = faultFields(error)
  return ['Trimestre could not start.', message, cause, stack].filter(Boolean).join('\n')
}

const isListening = (error: unknown): boolean =>
  error instanceof Error &&
  'syscall' in error &&
  (error.syscall === 'listen' || error.syscall === 'getaddrinfo')

function portTaken(error: unknown): string {
  const port = error instanceof Error && 'port' in error ? ` ${String(error.port)}` : ''
  return `Port${port} is already in use. Stop the program that uses it, or choose another PORT.`
}

const causesOf = (error: unknown): Error[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : []

/** The tables exist but belong to another role. */
const rightMissing = ({ message }: Error): string =>
  `DATABASE_URL: this role lacks a right (${message}); let it own the tables in its schema, or grant it what it lacks.`
