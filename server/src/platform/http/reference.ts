import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { type OpenApiDocument, openApiDocument } from '@trimestre/contract/openapi'
import type { FastifyInstance } from 'fastify'
import manifest from '../../../package.json' with { type: 'json' }
import { mount } from './http.ts'

let made: OpenApiDocument | undefined

/** Returns the description of every call; builds it at the first request. */
function apiDescription(): OpenApiDocument {
  made ??= openApiDocument(manifest.version)
  return made
}

/** Registers the OpenAPI document and pages to read it and try out calls, for developers of integrations. */
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

/** The plugin requires a document at its start; the served one is built at the first request. */
const emptyDocument = { openapi: '3.1.1', info: { title: 'Trimestre', version: manifest.version }, paths: {} }

const withoutTopBar = '.swagger-ui .topbar { display: none }'
