import { authorisation } from '@trimestre/contract/authorisation'
import { fillPath } from '@trimestre/contract/client'
import type { Endpoint } from '@trimestre/contract/endpoint'
import { endpoints } from '@trimestre/contract/endpoints'
import type { Problem } from '@trimestre/contract/errors'
import type { Game } from '@trimestre/contract/games'
import { type EndpointName, routes } from '@trimestre/contract/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anotherGame, type Owners, recipes, type Setting } from './testing/call-recipes.ts'
import { fingerprint } from './testing/fingerprint.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// Every call that takes a body, sent one it cannot take by somebody who may make it: refused, and nothing has changed.

let server: TestServer
let game: Game
const owners: Owners = { administrator: 'admin', player: 'joueur1' }

beforeAll(async () => {
  server = await startTestServer()
  game = await anotherGame({ server, owners } as Setting)
})
afterAll(() => server.stop())

const names = (Object.keys(routes) as EndpointName[]).filter(
  name => (endpoints[name] as Endpoint).body !== undefined,
)

/** Somebody the call lets in: the super administrator where possible. */
function callerOf(name: EndpointName): string | null {
  const [anonymous, player, , administrator, , superAdministrator] = authorisation[name]
  if (anonymous !== 401 || (endpoints[name] as Endpoint).access === 'anonymous') return null
  if (superAdministrator === 'ok') return 'superadmin'
  return administrator === 'ok' ? 'admin' : player === 'ok' ? 'joueur1' : null
}

async function refusalOf(name: EndpointName, body: string, type = 'application/json') {
  const caller = callerOf(name)
  const setting: Setting = { server, game, owners, caller, isOwn: true }
  const { params = {}, query = {}, caller: sender = caller } = await recipes[name](setting)
  const { method, path } = routes[name]
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, `${value}`]),
  )
  const before = await fingerprint(server.context.db)
  const answer = await server.fetch(`${fillPath(path, params)}?${search}`, {
    ...(sender !== null && { as: sender }),
    method,
    headers: { 'content-type': type },
    body,
  })
  const problem = (await answer.json()) as Problem
  expect(await fingerprint(server.context.db)).toEqual(before)
  return problem
}

/** Calls whose schema takes anything. */
const accepts = (name: EndpointName, value: unknown): boolean =>
  (endpoints[name] as Endpoint).body?.safeParse(value).success === true

describe('a body that is none', () => {
  it.each(names)('as half a JSON is refused by %s', async name => {
    expect(await refusalOf(name, '{"name":')).toMatchObject({ status: 400, code: 'request/malformed' })
  })

  it.each(names)('as a form is refused by %s', async name => {
    const problem = await refusalOf(name, 'name=x', 'application/x-www-form-urlencoded')
    expect(problem).toMatchObject({ status: 415, code: 'request/media-type' })
  })

  it.each(names.filter(name => !accepts(name, 'text')))('as a text is refused by %s', async name => {
    const problem = await refusalOf(name, '"text"')
    expect([401, 422]).toContain(problem.status)
    if (problem.status === 422) expect(problem.violations?.length).toBeGreaterThan(0)
  })

  it.each(names.filter(name => !accepts(name, 42)))('as a number is refused by %s', async name => {
    expect([401, 422]).toContain((await refusalOf(name, '42')).status)
  })
})
