import * as z from 'zod'
import type { Access, Endpoint } from './endpoint.ts'
import { endpointsBySubject } from './endpoints.ts'
import { type ErrorCode, errors } from './errors.ts'
import { nameSchemas, ProblemSchema } from './openapi-schemas.ts'
import { roleNames } from './roles.ts'
import { type EndpointName, routes } from './routes.ts'

/** A JSON Schema or any other part of the document. */
export type Json = { [key: string]: unknown }

/** One call in the document. */
export type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Json[]
  parameters: Json[]
  requestBody?: Json
  responses: Record<string, Json>
}

export type OpenApiDocument = {
  openapi: string
  info: Json
  servers: Json[]
  tags: Json[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json>; securitySchemes: Json }
}

/** Builds the OpenAPI 3.1 document of every call from the tables that the server and the clients use. */
export function openApiDocument(version: string): OpenApiDocument {
  nameSchemas()
  const schemas = new SchemaCollection()
  const paths: OpenApiDocument['paths'] = {}
  for (const [subject, { calls }] of Object.entries(endpointsBySubject)) {
    for (const [name, definition] of Object.entries<Endpoint>(calls)) {
      const { method, path } = routes[name as EndpointName]
      const there = paths[templated(path)]
      paths[templated(path)] = {
        ...there,
        [method.toLowerCase()]: operation(name, subject, definition, schemas),
      }
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Trimestre',
      version,
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The address this document comes from' }],
    tags: Object.entries(endpointsBySubject).map(([name, { description }]) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.shared,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

const introduction = [
  'Bodies are JSON in UTF-8, sent as `application/json` or `application/ld+json`.',
  'Amounts are in BA with at most two decimals, ratios in percent, instants in ISO 8601 UTC unless said.',
  'A resource is referred to by identifier, digits, IRI, or an object with `id` or `@id`; unknown fields of a body are ignored.',
  'Every refusal is a problem (RFC 9457) with a stable `code`. An object that exists and is not yours is 403, one that does not exist 404.',
  'Collections also take `page` (from 1) and `itemsPerPage` (1 to 100) and then say their size in `X-Total-Count`.',
].join('\n\n')

function operation(
  name: string,
  subject: string,
  definition: Endpoint,
  schemas: SchemaCollection,
): Operation {
  const body = requestBody(definition, schemas)
  return {
    operationId: name,
    summary: definition.summary,
    description: `Who: ${whoMay(definition.access)}.`,
    tags: [subject],
    security: definition.access === 'anonymous' ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters('path', definition.params, schemas),
      ...parameters('query', definition.query, schemas),
      ...(isCollection(definition) ? pageParameters : []),
    ],
    ...(body && { requestBody: body }),
    responses: responses(definition, schemas),
  }
}

function whoMay(access: Access): string {
  if (access === 'anonymous') return 'anybody'
  const roles = access === 'signed-in' ? roleNames : access
  return `${roles.join(', ')}, as far as ownership allows`
}

function parameters(
  place: 'path' | 'query',
  schema: z.ZodType | undefined,
  schemas: SchemaCollection,
): Json[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = schemas.of(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: rest,
  }))
}

const pageParameters: Json[] = [
  { name: 'page', in: 'query', required: false, schema: { type: 'integer', minimum: 1 } },
  {
    name: 'itemsPerPage',
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 100 },
  },
]

const isCollection = ({ answer, success }: Endpoint): boolean =>
  success === 200 && answer instanceof z.ZodArray

function requestBody(definition: Endpoint, schemas: SchemaCollection): Json | undefined {
  if (definition.consumes !== undefined)
    return { required: true, content: { [definition.consumes]: fileForm } }
  if (definition.body === undefined) return undefined
  const schema = schemas.of(definition.body, 'input')
  const required = !definition.body.safeParse(undefined).success
  return { required, content: { 'application/json': { schema } } }
}

const fileForm: Json = {
  schema: {
    type: 'object',
    properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
  },
}

function responses(definition: Endpoint, schemas: SchemaCollection): Record<string, Json> {
  const byStatus = Map.groupBy(refusalsOf(definition), code => errors[code].status)
  const refused = [...byStatus].map(([status, codes]): [string, Json] => [
    String(status),
    {
      description: codes.map(code => `\`${code}\` ${errors[code].detail}`).join('\n\n'),
      content: { 'application/problem+json': { schema: schemas.of(ProblemSchema, 'output') } },
    },
  ])
  const answer = answered(definition, schemas)
  return {
    [definition.success]: answer,
    ...(definition.alsoSuccess && { [definition.alsoSuccess]: answer }),
    ...Object.fromEntries(refused),
  }
}

function answered({ answer, produces, success }: Endpoint, schemas: SchemaCollection): Json {
  const description = success === 302 ? 'Elsewhere, by the Location header' : 'Done'
  if (produces !== undefined) {
    return {
      description,
      content: Object.fromEntries(produces.map(type => [type, { schema: { type: 'string' } }])),
    }
  }
  if (answer === undefined) return { description }
  const type = isHydra(answer) ? 'application/ld+json' : 'application/json'
  return { description, content: { [type]: { schema: schemas.of(answer, 'output') } } }
}

const isHydra = (answer: z.ZodType): boolean =>
  answer instanceof z.ZodObject && 'hydra:member' in answer.shape

/** Returns every error code that a call can return: those of its kind, and its own. */
export function refusalsOf(definition: Endpoint): ErrorCode[] {
  const { access, params, query, body, answer, consumes, writesGame, refusals = [] } = definition
  const general: ErrorCode[] = ['request/headers-too-large', 'request/timeout', 'request/too-many']
  general.push('server/fault', 'server/unavailable')
  if (access !== 'anonymous') general.push('auth/required', 'auth/forbidden')
  if (params !== undefined) general.push('request/not-found')
  if (query !== undefined || isCollection({ ...definition, answer })) general.push('request/invalid')
  if (body !== undefined || consumes !== undefined) {
    general.push('request/malformed', 'request/too-large', 'request/media-type', 'request/invalid')
  }
  if (body !== undefined || consumes !== undefined || definition.success === 204) {
    general.push('request/conflict', 'server/lock-timeout', 'server/disk-full')
  }
  if (writesGame) general.push('games/archived')
  return [...new Set([...general, ...refusals])]
}

/** Converts `/users/:id` to `/users/{id}`. */
export const templated = (path: string): string => path.replace(/:(\w+)/g, '{$1}')

/** The schemas of the document; those with a name are written once under `components`. */
class SchemaCollection {
  readonly shared: Record<string, Json> = {}

  of(schema: z.ZodType, io: 'input' | 'output'): Json {
    const holder = z.object({ held: schema })
    const { properties, $defs = {} } = z.toJSONSchema(holder, {
      io,
      unrepresentable: 'any',
    }) as unknown as { properties: { held: Json }; $defs?: Record<string, Json> }
    for (const [name, { id: _id, ...definition }] of Object.entries($defs)) {
      this.shared[name] = pointingToShared(definition)
    }
    return pointingToShared(properties.held)
  }
}

/** Redirects references to the schema's own definitions to those of the document. */
function pointingToShared(part: Json): Json {
  return JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', '"#/components/schemas/'))
}
