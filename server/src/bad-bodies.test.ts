import { authorisation } from '@trimestre/contract/authorisation'
import { fillPath } from '@trimestre/contract/client'
import type { Endpoint } from '@trimestre/contract/endpoint'
import { endpoints } from '@trimestre/contract/endpoints'
import type { Problem } from '@trimestre/contract/errors'
import type { Game } from '@trimestre/contract/games'
import { type EndpointName, routes } from '@trimestre/contract/routes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anotherGame, type Owners, recipes, type Setting } from './testing/call-recipes.ts'
import { expectNothingWritten } from './testing/fingerprint.ts'
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

/** What the call answers to a body, sent by somebody who may make it. */
async function senderOf(name: EndpointName) {
  const caller = callerOf(name)
  const setting: Setting = { server, game, owners, caller, isOwn: true }
  const { params = {}, query = {}, caller: sender = caller } = await recipes[name](setting)
  const { method, path } = routes[name]
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, `${value}`]),
  )
  return async (body: string, type = 'application/json') => {
    const answer = await server.fetch(`${fillPath(path, params)}?${search}`, {
      ...(sender !== null && { as: sender }),
      method,
      headers: { 'content-type': type },
      body,
    })
    return (await answer.json()) as Problem
  }
}

/** Calls whose schema takes anything. */
const accepts = (name: EndpointName, value: unknown): boolean =>
  (endpoints[name] as Endpoint).body?.safeParse(value).success === true

it.each(names)(
  'half a JSON, a form, a text and a number are refused by %s, which writes nothing',
  async name => {
    const send = await senderOf(name)
    await expectNothingWritten(server.context.db, {
      'half a JSON': async () => {
        expect(await send('{"name":')).toMatchObject({ status: 400, code: 'request/malformed' })
      },
      'a form': async () => {
        const problem = await send('name=x', 'application/x-www-form-urlencoded')
        expect(problem).toMatchObject({ status: 415, code: 'request/media-type' })
      },
      'a text': async () => {
        if (accepts(name, 'text')) return
        const problem = await send('"text"')
        expect([401, 422]).toContain(problem.status)
        if (problem.status === 422) expect(problem.violations?.length).toBeGreaterThan(0)
      },
      'a number': async () => {
        if (!accepts(name, 42)) expect([401, 422]).toContain((await send('42')).status)
      },
    })
  },
)
