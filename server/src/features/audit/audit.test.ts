import { authorisation } from '@trimestre/contract/authorisation'
import { fillPath } from '@trimestre/contract/client'
import type { Endpoint } from '@trimestre/contract/endpoint'
import { endpoints } from '@trimestre/contract/endpoints'
import { type EndpointName, routes } from '@trimestre/contract/routes'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '../../platform/db/schema.ts'
import { aGame, anAccount } from '../../testing/build-game.ts'
import {
  anotherGame,
  type CallInput,
  type Owners,
  recipes,
  type Setting,
} from '../../testing/call-recipes.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// Each write of an administrator adds one audit entry, in the same transaction; a refused write adds none.

let server: TestServer
let game: Setting['game']
const owners: Owners = { administrator: 'admin', player: 'joueur1' }

beforeAll(async () => {
  server = await startTestServer()
  game = await anotherGame({ server, owners } as Setting)
})
afterAll(() => server.stop())

const entries = () => server.context.db.select().from(auditEntries).orderBy(auditEntries.id)

function send(name: EndpointName, { params = {}, query = {}, body }: CallInput, as: string) {
  const { method, path } = routes[name]
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  )
  const isForm = body instanceof FormData
  return server.fetch(`${fillPath(path, params)}?${search}`, {
    as,
    method,
    ...(isForm && { body }),
    ...(body !== undefined &&
      !isForm && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
}

/** Returns the personal data and the secrets of a request body. */
function personalTexts(body: unknown): string[] {
  const personal = /^(?:password|passwordConfirm|currentPassword|email|username|firstName|lastName|csv)$/
  return Object.entries((body ?? {}) as Record<string, unknown>).flatMap(([key, value]) =>
    personal.test(key) ? [String(value)] : [],
  )
}

/** Calls that change nothing which an audit could be asked about. */
const unrecorded: readonly EndpointName[] = ['logout', 'previewGrading']

const writes = (Object.keys(routes) as EndpointName[]).filter(
  name =>
    routes[name].method !== 'GET' &&
    !unrecorded.includes(name) &&
    (endpoints[name] as Endpoint).access !== 'anonymous' &&
    authorisation[name][5] === 'ok',
)

describe('a write of an administrator', () => {
  it.each(writes)('%s is recorded once, with the id of its request', async name => {
    const setting: Setting = { server, game, owners, caller: 'superadmin', isOwn: true }
    const input = await recipes[name](setting)
    const before = (await entries()).length
    const answer = await send(name, input, input.caller ?? 'superadmin')
    expect(answer.status, await answer.clone().text()).toBe((endpoints[name] as Endpoint).success)
    const made = (await entries()).slice(before)
    expect(made).toHaveLength(1)
    expect(made[0]).toMatchObject({ call: name, requestId: answer.headers.get('x-request-id') })
    for (const text of personalTexts(input.body)) expect(JSON.stringify(made[0])).not.toContain(text)
  })

  it('is recorded with its game and the settings that changed, and only the names of personal fields', async () => {
    const admin = await server.client('admin')
    await admin('configureGame', { params: { id: game.id }, body: { nbTurns: 6, description: 'Secret' } })
    const id = await anAccount(server, 'audite')
    const root = await server.client('superadmin')
    await root('updateUser', { params: { id }, body: { firstName: 'Zoé', age: 44, enabled: false } })
    const [configured, , updated] = (await entries()).slice(-3)
    const details = { id: String(game.id), nbTurns: 6, changed: ['description'] }
    expect(configured).toMatchObject({ role: 'ROLE_ADMIN', gameId: game.id, gameName: game.name, details })
    expect(updated?.details).toEqual({ id: String(id), enabled: false, changed: ['firstName', 'age'] })
  })

  it('is not recorded when it is refused, nor is a write of a player', async () => {
    const before = await entries()
    const refused = await send(
      'configureGame',
      { params: { id: game.id }, body: { nbTurns: 'many' } },
      'admin',
    )
    expect(refused.status).toBe(422)
    const closed = await send('deleteEvent', { params: { id: 1 } }, 'superadmin')
    expect(closed.status).toBe(409)
    const setting: Setting = { server, game, owners, caller: 'joueur1', isOwn: true }
    expect((await send('saveDecisions', await recipes.saveDecisions(setting), 'joueur1')).status).toBe(200)
    expect(await entries()).toEqual(before)
  })

  it('is not recorded when the call stores nothing, as a preview of grades', async () => {
    const before = await entries()
    const admin = await server.client('admin')
    await admin('previewGrading', { params: { id: game.id }, body: {} })
    expect(await entries()).toEqual(before)
  })

  it('is rolled back when its entry cannot be written', async () => {
    const { db } = server.context
    await db.execute(sql`create function refuse_entry() returns trigger language plpgsql as
      $$ begin raise exception 'no' using errcode = '53100'; end $$`)
    await db.execute(
      sql`create trigger refuse_entry before insert on audit_entries for each row execute function refuse_entry()`,
    )
    const root = await server.client('superadmin')
    const products = await root('listProducts')
    const answer = await send('createProduct', { body: { name: 'Jamais' } }, 'superadmin')
    const passed = await send('passAndOpenRound', { params: { gameId: game.id } }, 'admin')
    await db.execute(sql`drop trigger refuse_entry on audit_entries`)
    expect([answer.status, passed.status]).toEqual([503, 503])
    expect(await root('listProducts')).toEqual(products)
    expect((await root('getGame', { params: { id: game.id } })).rounds).toHaveLength(2)
  })
})

describe('the audit log', () => {
  it('is returned in pages, the latest entry first, filtered by call, game, user and time', async () => {
    const other = await aGame(server, { administrators: ['admin'] })
    const admin = await server.client('admin')
    for (const nbTurns of [5, 6, 7])
      await admin('configureGame', { params: { id: other.id }, body: { nbTurns } })
    const root = await server.client('superadmin')
    const page = await root('listAudit', {
      query: { game: other.id, call: 'configureGame', itemsPerPage: 2, page: 1 },
    })
    expect(page['hydra:totalItems']).toBe(3)
    expect(page['hydra:member'].map(({ details }) => details.nbTurns)).toEqual([7, 6])
    expect(page['hydra:member'][0]).toMatchObject({
      username: 'admin',
      game: { id: other.id, name: other.name },
    })
    const rest = await root('listAudit', {
      query: { game: other.id, call: 'configureGame', itemsPerPage: 2, page: 2 },
    })
    expect(rest['hydra:member'].map(({ details }) => details.nbTurns)).toEqual([5])
    const { user } = await server.session('admin')
    const byOthers = await root('listAudit', { query: { user: user.id, to: '2020-01-01T00:00:00Z' } })
    expect(byOthers['hydra:totalItems']).toBe(0)
  })

  it('refuses an invalid filter', async () => {
    for (const query of ['page=0', 'itemsPerPage=101', 'user=x', 'from=hier']) {
      const answer = await server.fetch(`/api/v1/system/audit?${query}`, { as: 'superadmin' })
      expect([query, answer.status]).toEqual([query, 422])
    }
  })
})
