import { currentRequest } from './request-scope.ts'
import { createTroubles } from './troubles.ts'

/** One JSON line per entry, UTC, with the request it belongs to. Never pass passwords, tokens, links that carry one, or mail bodies. */
export type Log = {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
  /**
   * Something failed. What was foreseen, such as a database that is away, is counted: one line tells when it begins
   * and one when it is over. What nobody foresaw is an error with its stack.
   */
  fault(event: string, fault: unknown, fields?: LogFields): void
  /** How to find out that the database is back. */
  probeWith(probe: () => Promise<unknown>): void
}

export type LogFields = Record<string, string | number | boolean | null | undefined>

type Level = 'info' | 'warn' | 'error'

/** Writes each entry as a line; `write` is the process's error stream in production. */
export function createLog(write: (line: string) => void): Log {
  const entry =
    (level: Level) =>
    (event: string, fields: LogFields = {}) =>
      write(
        `${JSON.stringify({ time: new Date().toISOString(), level, event, request: currentRequest(), ...fields })}\n`,
      )
  const [info, warn, error] = [entry('info'), entry('warn'), entry('error')]
  // What many fail for belongs to no single request.
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

/** Says nothing: tests read answers, not logs. */
export const silentLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  fault: () => undefined,
  probeWith: () => undefined,
}

/**
 * A fault as log fields: its message and where it was thrown, and those of what caused it. The query builder puts the
 * parameters of a failed query, hashes and addresses among them, into its messages: they stay out.
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
