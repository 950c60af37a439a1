import { currentRequest } from './request-scope.ts'

/** One JSON line per entry, UTC, with the request it belongs to. Never pass passwords, tokens, links that carry one, or mail bodies. */
export type Log = {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
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
  return { info: entry('info'), warn: entry('warn'), error: entry('error') }
}

/** Says nothing: tests read answers, not logs. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

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
