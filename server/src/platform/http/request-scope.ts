import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'

const scopes = new AsyncLocalStorage<string>()

/** Returns the identifier of the current request, as in the response's X-Request-Id; undefined outside of a request. */
export const currentRequest = (): string | undefined => scopes.getStore()

/** Makes the identifier of a request available to everything that runs on its behalf. */
export function trackRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => scopes.run(request.id, done))
}
