import type { FastifyInstance } from 'fastify'
import { createAuthenticate } from '../../platform/auth/authentication.ts'
import type { Context } from '../../platform/context.ts'
import { type Caller, mount } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { whileListening } from '../../platform/process/background-work.ts'
import { requireGame, requireGameAccess } from '../games/policy.ts'
import { createStreams, type Streams } from './service.ts'
import { createViewer } from './viewer.ts'

declare module 'fastify' {
  interface FastifyInstance {
    streams: Streams
  }
}

export function registerStreamRoutes(app: FastifyInstance, context: Context): void {
  const { db, now } = context
  const authenticate = createAuthenticate(context)
  const streams = createStreams(context)
  app.decorate('streams', streams)
  whileListening(app, context, 'streams', () => streams.start())
  app.addHook('onResponse', (request, reply, done) => {
    if (request.method !== 'GET' && reply.statusCode < 300) streams.wake()
    done()
  })
  app.addHook('preClose', async () => streams.endAll())
  app.addHook('onClose', () => streams.stop())

  mount(app, 'streamGame', async ({ caller, params, request, reply }) => {
    await requireSight(caller, params.id)
    const viewer = createViewer({
      sight: { gameId: params.id, userId: caller.id, isStaff: caller.role !== 'ROLE_USER' },
      expiresAt: caller.tokenExpiresAt,
      now: now(),
      drop: () => request.raw.socket.destroy(),
      async mayStay() {
        const again = await authenticate(request)
        return again?.role === caller.role && (await maySee(again, params.id))
      },
    })
    if (request.method === 'HEAD') viewer.end()
    else await streams.open(viewer, lastEventId(request.headers['last-event-id']))
    // The connection ends with the stream, and proxies must not buffer the stream.
    reply.header('connection', 'close').header('x-accel-buffering', 'no')
    reply.header('cache-control', 'no-store, no-transform').type('text/event-stream; charset=utf-8')
    return viewer.output
  })

  async function requireSight(caller: Caller, gameId: number): Promise<void> {
    await requireGameAccess(db, caller, await requireGame(db, gameId))
  }

  async function maySee(caller: Caller, gameId: number): Promise<boolean> {
    try {
      await requireSight(caller, gameId)
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }
}

/** Returns the last position that the client received; any other value counts as none. */
function lastEventId(given: string | string[] | undefined): number | undefined {
  return typeof given === 'string' && /^\d{1,16}$/.test(given) ? Number(given) : undefined
}
