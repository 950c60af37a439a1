import type * as z from 'zod'
import { sendAuthorised } from './authorised-request.ts'
import type { Endpoint } from './endpoint.ts'
import type { Endpoints } from './endpoints.ts'
import { ApiError, readProblem } from './problem.ts'
import { type EndpointName, routes } from './routes.ts'

export { ApiError } from './problem.ts'

type Input<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodType
  ? z.input<E[K]>
  : undefined

/** A JSON body typed by its schema, or a form for a call that accepts files. */
type Body<E extends Endpoint> = E['consumes'] extends 'multipart/form-data' ? FormData : Input<E, 'body'>

type Field<K extends string, V> = [V] extends [undefined]
  ? { [P in K]?: undefined }
  : undefined extends V
    ? { [P in K]?: V }
    : Partial<V> extends V
      ? { [P in K]?: V }
      : { [P in K]: V }

/**
 * The input of a call: path parameters, query and body, each only if the endpoint has it. A part without required
 * fields may be omitted.
 */
export type CallInput<N extends EndpointName> = Field<'params', Input<Endpoints[N], 'params'>> &
  Field<'query', Input<Endpoints[N], 'query'>> &
  Field<'body', Body<Endpoints[N]>> & { signal?: AbortSignal }

/** The type of a call's response. */
export type CallAnswer<N extends EndpointName> = Endpoints[N] extends { answer: infer A extends z.ZodType }
  ? z.output<A>
  : undefined

export type ClientOptions = {
  /** Origin and prefix before `/api`; empty for the page's own origin. */
  baseUrl?: string
  getToken(): string | null
  /** The language of the user; the browser's own when omitted. */
  getLanguage?(): string
  /** Sends a request; the global `fetch` by default. */
  fetch?: typeof fetch
  /**
   * Called once when a call of a signed-in user returns 401, with the token that was rejected: another call may have
   * renewed it meanwhile. Resolves to true if the call should be retried.
   */
  onUnauthorized?(rejectedToken: string | null): Promise<boolean>
}

type AnyInput = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal
}

export type Client = <N extends EndpointName>(name: N, input?: CallInput<N>) => Promise<CallAnswer<N>>

/** A file returned by a call, under the name that the server gave it. */
export type Download = { name: string; content: Blob }

export type Downloader = <N extends EndpointName>(name: N, input?: CallInput<N>) => Promise<Download>

/** Creates the typed client of the API, which throws {@link ApiError} for every response that is not 2xx. */
export function createClient(options: ClientOptions): Client {
  const request = createRequest(options)
  const call = async (name: EndpointName, input?: AnyInput): Promise<unknown> => {
    const response = await request(name, input)
    return response.status === 204 ? undefined : await response.json()
  }
  return call as Client
}

/** Creates a client like {@link createClient} for the calls that return a file. */
export function createDownloader(options: ClientOptions): Downloader {
  const request = createRequest(options)
  return async (name, input) => {
    const response = await request(name, input as AnyInput | undefined)
    const [, given] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
    return { name: given ?? name, content: await response.blob() }
  }
}

function createRequest(options: ClientOptions) {
  async function send(name: EndpointName, input: AnyInput, token: string | null): Promise<Response> {
    const { method } = routes[name]
    const headers: Record<string, string> = { accept: 'application/json' }
    const language = options.getLanguage?.()
    if (language) headers['accept-language'] = language
    if (token) headers.authorization = `Bearer ${token}`
    // The browser sets the content type of a form itself, with the boundary between its parts.
    if (input.body !== undefined && !(input.body instanceof FormData))
      headers['content-type'] = 'application/json'
    const url = (options.baseUrl ?? '') + addressOf(name, input)
    try {
      return await (options.fetch ?? fetch)(url, {
        method,
        headers,
        body: input.body instanceof FormData ? input.body : JSON.stringify(input.body),
        signal: input.signal,
      })
    } catch (cause) {
      if (input.signal?.aborted) throw cause
      throw new ApiError({ status: 0 }, { cause })
    }
  }

  return async function request(name: EndpointName, input: AnyInput = {}): Promise<Response> {
    const response = await sendAuthorised(options, token => send(name, input, token))
    if (!response.ok) throw await readProblem(response)
    return response
  }
}

/** Returns the path and query of a call, in the form that the batch call accepts. */
export function addressOf(
  name: EndpointName,
  { params = {}, query = {} }: Pick<AnyInput, 'params' | 'query'> = {},
): string {
  return fillPath(routes[name].path, params) + queryString(query)
}

/** Fills in the parameters of a path, percent-encoded: `/users/:id` with `{id: 3}` becomes `/users/3`. */
export function fillPath(path: string, params: Record<string, string | number>): string {
  return path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])))
}

/** Builds the query string; a list becomes a parameter that occurs several times. */
function queryString(query: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [key, given] of Object.entries(query)) {
    for (const value of [given].flat()) {
      if (value !== undefined && value !== null) search.append(key, String(value))
    }
  }
  const written = search.toString()
  return written === '' ? '' : `?${written}`
}
