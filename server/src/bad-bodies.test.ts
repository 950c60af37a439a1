import type { Endpoint } from '@trimestre/contract/endpoint'
import { endpoints } from '@trimestre/contract/endpoints'
import type { Game } from '@trimestre/contract/games'
import { type EndpointName, routes } from '@trimestre/contract/routes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anotherGame, type Owners, type Setting } from './testing/call-recipes.ts'
import { senderOf } from './testing/call-sender.ts'
import { expectNothingWritten } from './testing/fingerprint.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// These tests send invalid bodies to every call that has a body, as a caller with access: the server refuses them and
// changes nothing.

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

/** Returns whether the schema of a call accepts the value. */
const accepts = (name: EndpointName, value: unknown): boolean =>
  (endpoints[name] as Endpoint).body?.safeParse(value).success === true

it.each(names)('%s refuses truncated JSON, a form, a text and a number, and writes nothing', async name => {
  const { send } = await senderOf(name, { server, game, owners })
  await expectNothingWritten(server.context.db, {
    'half a JSON': async () => {
      expect(await send({ body: '{"name":' })).toMatchObject({ status: 400, code: 'request/malformed' })
    },
    'a form': async () => {
      const problem = await send({ body: 'name=x', type: 'application/x-www-form-urlencoded' })
      expect(problem).toMatchObject({ status: 415, code: 'request/media-type' })
    },
    'a text': async () => {
      if (accepts(name, 'text')) return
      const problem = await send({ body: '"text"' })
      expect([401, 422]).toContain(problem.status)
      if (problem.status === 422) expect(problem.violations?.length).toBeGreaterThan(0)
    },
    'a number': async () => {
      if (!accepts(name, 42)) expect([401, 422]).toContain((await send({ body: '42' })).status)
    },
  })
})
