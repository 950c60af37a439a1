import type { Endpoint } from '@trimestre/contract/endpoint'
import { endpoints } from '@trimestre/contract/endpoints'
import { type EndpointName, routes } from '@trimestre/contract/routes'
import type { FastifyInstance, FastifyRequest, LightMyRequestResponse } from 'fastify'
import { WrittenJson } from './answers/written-json.ts'
import { mount } from './http.ts'
import { invalid, violation } from './refusal.ts'

/**
 * Answers several calls in one: a page's first visit asks many things, and on a phone each of them is a way to the server
 * and back. Every question goes through the whole application as if it had come alone: limits, sign-in, rights, log.
 */
export function registerSeveralRoute(app: FastifyInstance): void {
  mount(app, 'askSeveral', async ({ readQuery, request }) => {
    const questions = readQuestions(readQuery().path)
    const headers = passedOn(request)
    const answers = await Promise.all(
      questions.map(url => app.inject({ method: 'GET', url, headers, remoteAddress: request.address })),
    )
    return new WrittenJson(inOneList(answers))
  })
}

/**
 * Who asks and in which language. Nothing of how an answer is sent (its compression, a range, what the reader has already)
 * and nothing of proxies: the address they told is that of the request.
 */
function passedOn({ headers }: FastifyRequest): Record<string, string> {
  const { authorization, 'accept-language': language } = headers
  return {
    ...(authorization !== undefined && { authorization }),
    ...(language !== undefined && { 'accept-language': language }),
  }
}

function readQuestions(addresses: string[]): string[] {
  const questions = addresses.map(questionAt)
  const wrong = questions.flatMap((question, index) =>
    question === undefined ? [violation(`path[${index}]`, 'choice')] : [],
  )
  if (wrong.length > 0) throw invalid(wrong)
  return questions.filter(question => question !== undefined)
}

/**
 * The address in the one form that is judged here and routed later: without `..`, without a host. Undefined for what is
 * no GET call of the contract that answers JSON; a stream would never end, and this call would ask itself.
 */
function questionAt(address: string): string | undefined {
  const url = address.startsWith('/api/') ? URL.parse(address, 'http://localhost') : null
  if (url === null) return undefined
  const path = decoded(url.pathname)
  const call = reading.find(({ pattern }) => pattern.test(path))
  return call?.isQuestion === true ? url.pathname + url.search : undefined
}

/** As the router reads it; empty when it cannot be read. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return ''
  }
}

/** The router's choice as well: a literal part of a path goes before a parameter. */
const reading = (Object.keys(routes) as EndpointName[])
  .filter(name => routes[name].method === 'GET')
  .map(name => {
    const { answer }: Endpoint = endpoints[name]
    const pattern = routes[name].path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')
    return { pattern: new RegExp(`^${pattern}$`), isQuestion: answer !== undefined && name !== 'askSeveral' }
  })
  .sort((one, other) => parameterCount(one.pattern) - parameterCount(other.pattern))

function parameterCount({ source }: RegExp): number {
  return source.split('[^/]+').length
}

/** Each answer's text as it is: it is not read only to be written again. */
function inOneList(answers: LightMyRequestResponse[]): Buffer {
  const parts = answers.flatMap(({ statusCode, headers, rawPayload }, index) => {
    if (!isJson.test(String(headers['content-type']))) throw new Error('an answer that is no JSON')
    const telling = tellingHeaders.filter(name => headers[name] !== undefined)
    const told = Object.fromEntries(telling.map(name => [name, headers[name]]))
    const before = telling.length === 0 ? '' : `"headers":${JSON.stringify(told)},`
    const start = `${index === 0 ? '[' : '},'}{"status":${statusCode},${before}"body":`
    return [Buffer.from(start), rawPayload]
  })
  return Buffer.concat([...parts, Buffer.from('}]')])
}

const isJson = /^application\/(?:[a-z]+\+)?json\b/

/** What the client reads beside status and body. */
const tellingHeaders = ['retry-after', 'x-total-count'] as const
