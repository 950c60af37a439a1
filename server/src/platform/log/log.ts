import { currentRequest } from '../http/request-scope.ts'
import { createTroubles } from './outages.ts'

/**
 * Writes one JSON line per entry, in UTC, with the request it belongs to. Never pass passwords, tokens, links that
 * contain one, or mail bodies.
 */
export type Log = {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
  /**
   * Logs a failure. An expected failure, such as an unavailable database, is counted: one line reports its beginning
   * and one its end. An unexpected failure is logged as an error with its stack.
   */
  fault(event: string, fault: unknown, fields?: LogFields): void
  /** Sets the function that checks whether the database is available again. */
  probeWith(probe: () => Promise<unknown>): void
}

export type LogFields = Record<string, string | number | boolean | null | undefined>

type Level = 'info' | 'warn' | 'error'

/** Creates a log that writes each entry as a line; in production `write` writes to the error stream of the process. */
export function createLog(write: (line: string) => void): Log {
  const entry =
    (level: Level) =>
    (event: string, fields: LogFields = {}) =>
      write(
        `${JSON.stringify({ time: new Date().toISOString(), level, event, request: currentRequest(), ...fields })}\n`,
      )
  const [info, warn, error] = [entry('info'), entry('warn'), entry('error')]
  // A trouble that makes many requests fail belongs to no single request.
  const troubles = createTroubles({
    began: fields => warn('trouble.began', { ...fields, request: undefined }),
    over: fields => info('trouble.over', { ...fields, request: undefined }),
  })
  return {
    ...{ info, warn, error },
    fault(event, fault, fields = {}) {
      if (!troubles.note(victims[event] ?? 'work', fault, fields))
        error(event, { ...fields, ...faultFields(fault) })
    },
    probeWith: troubles.probeWith,
  }
}

const victims: Record<string, 'requests' | 'connections'> = {
  'request.fault': 'requests',
  'database.connection-lost': 'connections',
}

/** A log that writes nothing: tests check responses, not logs. */
export const silentLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  fault: () => undefined,
  probeWith: () => undefined,
}

/**
 * Converts a fault to log fields: its message and stack, and those of its cause. The query builder puts the parameters
 * of a failed query, such as hashes and addresses, into its messages; they are removed.
 */
export function faultFields(fault: unknown): LogFields {
  if (!(fault instanceof Error)) return { message: String(fault) }
  const cause = fault.cause instanceof Error ? fault.cause : undefined
  return {
    message: messageOf(fault),
    stack: placesOf(fault),
    cause: cause && messageOf(cause),
    causeStack: cause && placesOf(cause),
  }
}

const messageOf = (error: Error): string => error.message.replace(/\nparams:.*$/s, '')

const placesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n')
