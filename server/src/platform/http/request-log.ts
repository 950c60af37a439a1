import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'

const refusals = new Set([401, 403, 429])
/** The number of characters of a path that are logged: an anonymous visitor may send many longer ones. */
const loggedMax = 200

/**
 * Logs refusals, and the user, call and time of each write of an administrator, but never its body. Requests beyond the
 * limit of their caller are logged by the limit, once a minute.
 */
export function logRequests(app: FastifyInstance, { log }: Context): void {
  app.addHook('onResponse', (request, reply, done) => {
    done()
    const { caller } = request
    const isStaffWrite = caller !== null && caller.role !== 'ROLE_USER' && request.method !== 'GET'
    if (request.isRateLimited || (!isStaffWrite && !refusals.has(reply.statusCode))) return
    log.info(isStaffWrite ? 'administrator.write' : 'request.refused', {
      request: request.id,
      user: caller?.id ?? null,
      method: request.method,
      path: request.url.split('?', 1)[0]?.slice(0, loggedMax),
      status: reply.statusCode,
      address: request.address,
      milliseconds: Math.round(reply.elapsedTime),
    })
  })
}
