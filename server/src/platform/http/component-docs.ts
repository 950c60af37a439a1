import type { FastifyInstance } from 'fastify'
import { mount } from './http.ts'

/** Registers the call that lists the specification's demonstrations of screen components; this product has none. */
export function registerComponentDocsRoute(app: FastifyInstance): void {
  mount(app, 'listComponentDocs', () => [])
}
