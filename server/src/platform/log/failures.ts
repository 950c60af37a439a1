import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Problem } from '@trimestre/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../http/refusal.ts'
import type { Log, LogFields } from './log.ts'

const secondsToRetry = 2

/** Answers every error as problem+json. Logs faults alone with their stack and never shows a stack to the caller. */
export function handleErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = asRefusal(error)
    if (refusal.status >= 500) log.fault('request.fault', error, fieldsOf(request))
    // The size of the file, for a caller that requested a range beyond its end.
    const range = (error as { headers?: Record<string, string> }).headers?.['Content-Range']
    if (range !== undefined) reply.header('content-range', range)
    return sendRefusal(reply, refusal)
  })
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, retryAfter } = refusal
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  stayConnected(reply)
  stopReading(reply.request.raw)
  return reply
    .code(status)
    .type('application/problem+json')
    .send(JSON.stringify(problemOf(refusal)))
}

/** Returns the body of a refusal, as RFC 9457 writes it. */
export function problemOf({ status, code, detail, violations, changed }: Refusal): Problem {
  const problem: Problem = { type: 'about:blank', title: STATUS_CODES[status] ?? '', status, code, detail }
  if (violations !== undefined) problem.violations = violations
  return Object.assign(problem, changed)
}

/**
 * Keeps the connection of a client that is still sending its body. Fastify closes it when it refuses a body, and a
 * client whose writing fails does not see the refusal. A body of unknown length might have no end.
 */
function stayConnected(reply: FastifyReply): void {
  const { complete, headers } = reply.request.raw
  if (!complete && headers['transfer-encoding'] === undefined) reply.removeHeader('connection')
}

const restBytesMax = 1024 * 1024
/** The time that the sender of a large body has to notice the refusal. */
const lingerMs = 2_000

/**
 * Delays reading the rest of a large refused body, which Node would otherwise read at once, whatever its size. Clients
 * that notice the refusal within the delay stop sending. After it the rest is read, so that further requests on the
 * same connection are answered when the client had already sent the whole body.
 */
function stopReading(request: IncomingMessage): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  if (request.complete || (encoding === undefined && !(Number(length) > restBytesMax))) return
  // `read` marks the body as wanted, so that Node does not discard it; nothing consumes the rest, so reading stops.
  request.read()
  setTimeout(() => request.resume(), lingerMs).unref()
}

/** Converts anything thrown to the refusal that the caller receives. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  return fromFastify(error) ?? fromFiles(error) ?? fromDatabase(error) ?? new Refusal('server/fault')
}

function fromFastify(error: unknown): Refusal | undefined {
  const code = codeOf(error)
  if (code?.startsWith('FST_') !== true) return undefined
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('request/too-large')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('request/media-type')
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_STATIC_FORBIDDEN_PATH')
    return new Refusal('request/not-found')
  const status = (error as FastifyError).statusCode ?? 500
  if (status === 404) return new Refusal('request/not-found')
  return status < 500 ? new Refusal('request/malformed') : undefined
}

/** Converts an error of the static file server about a request that no file can answer. */
function fromFiles(error: unknown): Refusal | undefined {
  if (!(error instanceof Error && 'expose' in error && 'status' in error)) return undefined
  if (error.status === 412) return new Refusal('request/precondition')
  if (error.status === 416) return new Refusal('request/range')
  return Number(error.status) < 500 ? new Refusal('request/not-found') : undefined
}

const lockStates = new Set(['55P03', '40001', '40P01'])
const diskStates = new Set(['53100', 'ENOSPC', 'EDQUOT'])
/** The last but one is that of a read-only server, which is not the server the product needs. */
const unavailableStates = /^(08|57P0|53[034]00|25P03|25006|57014)/
const awayCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
])
const awayMessage =
  /connection terminated|not currently accepting connections|timeout exceeded when trying to connect|query read timeout|not queryable|client has encountered/i
/** SQLSTATEs of text or numbers that no column can store: input that its schema did not check for this. */
const unstorableStates = new Set(['22021', '22P05', '22003', '22P02'])

/** Returns an error and its causes, outermost first: drizzle wraps database errors. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let at = error; at instanceof Error && causes.length < 5; at = at.cause) causes.push(at)
  return causes
}

function fromDatabase(error: unknown): Refusal | undefined {
  for (const cause of causesOf(error)) {
    const code = codeOf(cause) ?? ''
    const retry = { retryAfter: secondsToRetry }
    if (code === '23505' || code === '23503') return new Refusal('request/conflict')
    if (lockStates.has(code)) return new Refusal('server/lock-timeout', retry)
    if (diskStates.has(code)) return new Refusal('server/disk-full', { retryAfter: 30 })
    if (unstorableStates.has(code)) return new Refusal('request/invalid')
    if (isUnavailable(cause, code)) return new Refusal('server/unavailable', retry)
  }
  return undefined
}

function isUnavailable(error: Error, code: string): boolean {
  const socketMissing = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
  return (
    unavailableStates.test(code) || awayCodes.has(code) || socketMissing || awayMessage.test(error.message)
  )
}

/** Returns the log's name of a known temporary outage; undefined for an unexpected fault. */
export function outageOf(error: unknown): string | undefined {
  const refusal = asRefusal(error)
  return refusal.status === 503 ? (refusal.trouble ?? refusal.code) : undefined
}

/** Returns the system error code or SQLSTATE of an error. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Whether a write failed because of the data it contained, and would succeed without it. */
export function isDataError(error: unknown): boolean {
  return causesOf(error).some(cause => /^2[23]...$/.test(codeOf(cause) ?? ''))
}

/** Whether a write failed because it conflicted with others, and may succeed when retried. */
export function isRetryable(error: unknown): boolean {
  return causesOf(error).some(cause => lockStates.has(codeOf(cause) ?? ''))
}

/** Returns the unique constraint that a write violated, undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  const broken = causesOf(error).find(cause => codeOf(cause) === '23505' && 'constraint' in cause)
  return broken && 'constraint' in broken ? String(broken.constraint) : undefined
}

const fieldsOf = (request: FastifyRequest): LogFields => ({
  request: request.id,
  method: request.method,
  route: request.routeOptions.url ?? null,
})
