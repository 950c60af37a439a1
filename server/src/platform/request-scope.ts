import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'

const scopes = new AsyncLocalStorage<string>()

/** Identifier of the request under way, as in the answer's X-Request-Id; undefined outside of one. */
export const currentRequest = (): string | undefined => scopes.getStore()

/** Everything that happens for a request knows which one it is for. */
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => scopes.run(request.id, done))
}
