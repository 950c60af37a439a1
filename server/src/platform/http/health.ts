import type { FastifyInstance } from 'fastify'
import manifest from '../../../package.json' with { type: 'json' }
import type { Context } from '../context.ts'
import { pingDatabase } from '../db/facts.ts'
import { mount } from './http.ts'
import { Refusal } from './refusal.ts'

/** Reports whether the product and its database respond. The server listens only once the database is set up. */
export function registerHealthRoute(app: FastifyInstance, { db, config, databaseKind }: Context): void {
  mount(app, 'isAlive', () => ({ status: 'ok' as const }))

  mount(app, 'health', async () => {
    await pingDatabase(db).catch(cause => {
      throw new Refusal('server/unavailable', { retryAfter: 2, cause })
    })
    const status = 'ok' as const
    return { status, version: manifest.version, timezone: config.timezone, database: databaseKind }
  })
}
