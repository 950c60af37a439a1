import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { problemOf } from '../log/failures.ts'
import { Refusal } from './refusal.ts'

/**
 * Answers a request that Node could not read, which therefore reaches no handler: problem+json like every other
 * refusal, with the security headers. The connection ends with it, because nothing tells where the next request begins.
 */
export function refuseUnreadable(app: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.write(responseOf(app, refusalOf(error)))
  socket.destroy(error)
}

function refusalOf({ code }: NodeJS.ErrnoException): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refusal('request/timeout')
  if (code === 'HPE_HEADER_OVERFLOW') return new Refusal('request/headers-too-large')
  return new Refusal('request/malformed')
}

function responseOf(app: FastifyInstance, refusal: Refusal): string {
  const body = JSON.stringify(problemOf(refusal))
  const headers = [
    ...app.securityHeaders,
    ['x-request-id', randomUUID()],
    ['content-type', 'application/problem+json'],
    ['content-length', Buffer.byteLength(body)],
    ['connection', 'close'],
  ]
  const lines = headers.map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...lines, '', body].join('\r\n')
}
