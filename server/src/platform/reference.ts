import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { type OpenApiDocument, openApiDocument } from '@trimestre/contract/openapi'
import type { FastifyInstance } from 'fastify'
import manifest from '../../package.json' with { type: 'json' }
import { mount } from './http.ts'

let made: OpenApiDocument | undefined

/** The description of every call, made at the first request for it. */
function apiDescription(): OpenApiDocument {
  made ??= openApiDocument(manifest.version)
  return made
}

/** For people who integrate: the OpenAPI document, and pages to read it and to try calls out. */
export async function registerReference(app: FastifyInstance): Promise<void> {
  mount(app, 'describeApi', () => ({ ...apiDescription() }))
  await app.register(swagger, { mode: 'static', specification: { document: emptyDocument } })
  await app.register(swaggerUi, {
    routePrefix: '/api/reference',
    transformSpecification: apiDescription,
    transformSpecificationClone: false,
    theme: { title: 'Trimestre, API', css: [{ filename: 'quiet.css', content: withoutTopBar }] },
    uiConfig: { docExpansion: 'none', displayRequestDuration: true, tryItOutEnabled: false },
  })
}

/** The plugin wants one when it starts; what is served is made at the first request. */
const emptyDocument = { openapi: '3.1.1', info: { title: 'Trimestre', version: manifest.version }, paths: {} }

const withoutTopBar = '.swagger-ui .topbar { display: none }'
