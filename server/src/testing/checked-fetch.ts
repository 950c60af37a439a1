import type { Endpoint, Method } from '@trimestre/contract/endpoint'
import { endpoints } from '@trimestre/contract/endpoints'
import type { Problem } from '@trimestre/contract/errors'
import { openApiDocument, refusalsOf, templated } from '@trimestre/contract/openapi'
import { type EndpointName, routes } from '@trimestre/contract/routes'
import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect } from 'vitest'

/** Matches ISO 8601 in UTC, the format of every instant in the API. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/
const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { 'date-time': instant } })
ajv.addSchema(openApiDocument('test'), 'api')

const parameterCount = (path: string): number => path.split(':').length

/** Paths with fewer parameters come first, so that a literal part takes precedence over a parameter. */
const patterns = (Object.keys(routes) as EndpointName[])
  .map(name => ({
    name,
    ...routes[name],
    pattern: new RegExp(`^${routes[name].path.replace(/:\w+/g, '[^/]+')}$`),
  }))
  .sort((one, other) => parameterCount(one.path) - parameterCount(other.path))

/** Deviations of the current test's responses from the OpenAPI document. */
const faults: string[] = []

/** Fails the current test if a response deviated from the OpenAPI document. */
export function expectNoFault(): void {
  expect(faults.splice(0)).toEqual([])
}

/**
 * Sends a request of a test and validates the response, and the body of an accepted request, against the OpenAPI
 * document: a deviation fails the test that caused it.
 */
export const checkedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  const { pathname } = new URL(String(input))
  const method = (init?.method ?? 'GET') as Method
  const call = patterns.find(route => route.method === method && route.pattern.test(pathname))
  if (call === undefined) return response
  const fault = await faultOf(call.name, response, init?.body)
  if (fault !== undefined) faults.push(`${call.name} answers ${response.status}: ${fault}`)
  return response
}

async function faultOf(name: EndpointName, response: Response, sent: unknown): Promise<string | undefined> {
  const endpoint: Endpoint = endpoints[name]
  const { status } = response
  const type = response.headers.get('content-type')?.split(';', 1)[0] ?? ''
  const place = `responses/${status}/content/${type.replaceAll('/', '~1')}/schema`
  if (status >= 400) {
    const problem = (await response.clone().json()) as Problem
    const isKnown = refusalsOf(endpoint).some(code => code === problem.code)
    return isKnown ? mismatch(name, place, problem) : `${problem.code} is not described`
  }
  if (status !== endpoint.success && status !== endpoint.alsoSuccess) return 'this status is not described'
  if (endpoint.body !== undefined && typeof sent === 'string' && sent.trim() !== '') {
    const wrong = mismatch(name, 'requestBody/content/application~1json/schema', JSON.parse(sent))
    if (wrong !== undefined) return wrong
  }
  if (endpoint.answer !== undefined) return mismatch(name, place, await response.clone().json())
  return endpoint.produces?.includes(type) === false ? `${type} is not described` : undefined
}

const validators = new Map<string, ValidateFunction>()

/** Returns the first errors of a value against a schema of the document, undefined when it is valid. */
function mismatch(name: EndpointName, place: string, value: unknown): string | undefined {
  const { method, path } = routes[name]
  const pointer = `/paths/${templated(path).replaceAll('/', '~1')}/${method.toLowerCase()}/${place}`
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: `api#${encodeURI(pointer)}` })
  validators.set(pointer, validate)
  return validate(value) ? undefined : `${place} ${JSON.stringify(validate.errors?.slice(0, 3))}`
}
