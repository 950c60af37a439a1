import type { Readable } from 'node:stream'
import type { Endpoint } from '@trimestre/contract/endpoint'
import { type Endpoints, endpoints } from '@trimestre/contract/endpoints'
import type { RoleName } from '@trimestre/contract/roles'
import { type EndpointName, routes } from '@trimestre/contract/routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { type AuditedAction, detailsOf, runAudited } from '../audit.ts'
import { CachedResponse, sendCached } from '../cache/cached-response.ts'
import { hasPage, pageOf } from './paging.ts'
import { invalid, Refusal, violationsOf } from './refusal.ts'

/** The user who makes the call, read from the database on every request. */
export type Caller = {
  id: number
  role: RoleName
  username: string
  tokenFamily: string
  tokenExpiresAt: Date
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on anonymous calls. */
    caller: Caller | null
  }
  interface FastifyContextConfig {
    /** The name of the route's call in the contract. */
    endpoint?: EndpointName
  }
}

type Output<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodType
  ? z.output<E[K]>
  : undefined

type CallerOf<E extends Endpoint> = E['access'] extends 'anonymous' ? null : Caller

/** The argument of a handler, which reads the body itself, after checking ownership (api.md §2, order of checks). */
export type Call<E extends Endpoint> = {
  caller: CallerOf<E>
  params: Output<E, 'params'>
  /** Validates the query, to be called after the ownership check; throws 422. */
  readQuery(): Output<E, 'query'>
  /** Parses and validates the body; throws 400 or 422. */
  readBody(): Output<E, 'body'>
  /**
   * Reads one part of the body before the rest: the object that ownership depends on, which is checked before the other
   * fields are validated.
   */
  readAhead<S extends z.ZodType>(part: S): z.output<S>
  request: FastifyRequest
  reply: FastifyReply
}

/** JSON as defined by the schema; any other media type as text, bytes or a stream of bytes. */
type Answer<E extends Endpoint> = E['answer'] extends z.ZodType
  ? z.output<E['answer']>
  : E['produces'] extends readonly string[]
    ? string | Buffer | Readable
    : undefined

export type Handler<N extends EndpointName> = (
  call: Call<Endpoints[N]>,
) => Promise<Answer<Endpoints[N]> | CachedResponse> | Answer<Endpoints[N]>

/** Finds the caller of a bearer token; returns null when the token is not, or no longer, valid. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller | null>

/** `compress: false` is for short responses that are read once or consist of random text. */
type Options = { compress?: false }

/**
 * Serves one call of the contract: authentication, role, path, then the handler. Responds with the endpoint's only 2xx
 * status unless the handler chose another one with `reply.code`.
 */
export function mount<N extends EndpointName>(
  app: FastifyInstance,
  name: N,
  handler: Handler<N>,
  options: Options = {},
): void {
  const route = routes[name]
  const endpoint: Endpoint = endpoints[name]
  app.route({
    method: route.method,
    url: route.path,
    config: { endpoint: name },
    ...options,
    onRequest: (request, _reply, done) => done(accessRefusal(endpoint, request.caller)),
    handler: async (request, reply) => {
      reply.code(endpoint.success)
      const call = {
        caller: request.caller,
        params: readParams(endpoint, request.params),
        readQuery: () => readPart(endpoint.query, request.query),
        readBody: () => readPart(endpoint.body, parseJson(request.body)),
        readAhead: (part: z.ZodType) => readPart(part, parseJson(request.body)),
        request,
        reply,
      }
      const work = async () => handler(call as unknown as Call<Endpoints[N]>)
      const action = auditedActionOf(name, request)
      const given = await (action === undefined ? work() : runAudited(action, work))
      const isRead = route.method === 'GET'
      const isPage = isRead && hasPage(request.query)
      if (given instanceof CachedResponse && !isPage)
        return sendCached(request, reply, given, options.compress !== false)
      const answer: unknown = given instanceof CachedResponse ? JSON.parse(given.body.toString()) : given
      const isCollection = isRead && Array.isArray(answer)
      return reply.send(isCollection ? pageOf(answer, request.query, reply) : answer)
    },
  })
}

/**
 * Returns the action to audit for a write of an administrator. Sign-outs are not audited, since every user may sign out.
 */
function auditedActionOf(
  name: EndpointName,
  { caller, id, params, query, body }: FastifyRequest,
): AuditedAction | undefined {
  if (caller === null || caller.role === 'ROLE_USER') return undefined
  if (routes[name].method === 'GET' || name === 'logout') return undefined
  const { id: userId, role } = caller
  const details = detailsOf(params, query, jsonOrNothing(body))
  return { call: name, userId, role, requestId: id, game: null, details }
}

/** The handler decides what to do with a body that cannot be parsed. */
function jsonOrNothing(body: unknown): unknown {
  try {
    return parseJson(body)
  } catch {
    return undefined
  }
}

function accessRefusal(endpoint: Endpoint, caller: Caller | null): Refusal | undefined {
  if (endpoint.access === 'anonymous') return undefined
  if (caller === null) return new Refusal('auth/required')
  if (endpoint.access === 'signed-in' || endpoint.access.includes(caller.role)) return undefined
  return new Refusal('auth/forbidden')
}

/** A path with identifiers that cannot exist is treated as an unknown path. */
function readParams(endpoint: Endpoint, given: unknown): unknown {
  if (!endpoint.params) return undefined
  const read = endpoint.params.safeParse(given)
  if (!read.success) throw new Refusal('request/not-found')
  return read.data
}

function readPart(schema: z.ZodType | undefined, given: unknown): unknown {
  if (!schema) return undefined
  const read = schema.safeParse(given)
  if (!read.success) throw invalid(violationsOf(read.error.issues))
  return read.data
}

/** Bodies arrive as text, so that authentication and ownership are checked before they are parsed. */
function parseJson(body: unknown): unknown {
  if (typeof body !== 'string') return body ?? undefined
  if (body.trim() === '') return undefined
  if (depthOf(body) > depthMax) throw new Refusal('request/malformed')
  try {
    return JSON.parse(body)
  } catch {
    throw new Refusal('request/malformed')
  }
}

const depthMax = 32

/** Returns the nesting depth of arrays and objects without parsing. */
function depthOf(json: string): number {
  let depth = 0
  let deepest = 0
  let inText = false
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at]
    if (character === '"') inText = !inText
    else if (inText) at += character === '\\' ? 1 : 0
    else if (character === '[' || character === '{') deepest = Math.max(deepest, ++depth)
    else if (character === ']' || character === '}') depth -= 1
  }
  return deepest
}
