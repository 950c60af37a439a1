import type { FastifyInstance } from 'fastify'
import { mount } from './http.ts'

/** The specification's demonstrations of screen components; this product ships none. */
export function registerComponentDocsRoute(app: FastifyInstance): void {
  mount(app, 'listComponentDocs', () => [])
}
