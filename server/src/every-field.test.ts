import type { Endpoint } from '@trimestre/contract/endpoint'
import { endpoints } from '@trimestre/contract/endpoints'
import type { Game } from '@trimestre/contract/games'
import { type EndpointName, routes } from '@trimestre/contract/routes'
import {
  type CallField,
  callFields,
  fieldsAcceptingControls,
  isListed,
} from '@trimestre/contract/testing/call-fields'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { propertyPath } from './platform/http/refusal.ts'
import { anotherGame, type Owners, type Setting } from './testing/call-recipes.ts'
import { type Sender, senderOf } from './testing/call-sender.ts'
import { expectNothingWritten } from './testing/fingerprint.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// These tests send every field of every call over HTTP: the rules of `contract/src/every-field.test.ts` also hold where
// requests arrive.

let server: TestServer
let game: Game
const owners: Owners = { administrator: 'admin', player: 'joueur1' }

beforeAll(async () => {
  server = await startTestServer()
  game = await anotherGame({ server, owners } as Setting)
})
afterAll(() => server.stop())

const names = Object.keys(routes) as EndpointName[]
const fields = callFields()
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Sends a valid request with one invalid field. */
function spoil({ valid, send }: Sender, { part, holding }: CallField, value: unknown) {
  const held = holding(value)
  if (part !== 'body') return send({ [part]: held })
  return send({ body: JSON.stringify(isObject(held) ? { ...(valid.body as object), ...held } : held) })
}

const spoilt = 'a\u0000b'
const isTaking = (field: CallField) => isListed(fieldsAcceptingControls, field)

/** Returns a check for each field that accepts no control characters, with one in its value. */
const withControls = (name: EndpointName, sender: Sender) =>
  fields
    .filter(field => field.call === name && field.part !== 'params' && !isTaking(field))
    .map(field => [
      field.name,
      async () => {
        const { status, violations = [] } = await spoil(sender, field, spoilt)
        expect([field.name, status]).toEqual([field.name, 422])
        expect(violations.map(each => each.propertyPath)).toContain(propertyPath(field.path))
      },
    ])

const withFields = names.filter(name =>
  fields.some(field => field.call === name && field.part !== 'params' && !isTaking(field)),
)

it.each(withFields)('%s refuses a control character in each field, and names the field', async name => {
  const sender = await senderOf(name, { server, game, owners })
  await expectNothingWritten(server.context.db, Object.fromEntries(withControls(name, sender)))
})

it.each(
  fields.filter(field => isTaking(field) && field.path.length > 0).map(field => [field.name, field] as const),
)('a control character in %s causes no server fault', async (_, field) => {
  const sender = await senderOf(field.call, { server, game, owners })
  expect((await spoil(sender, field, spoilt)).status).toBeLessThan(500)
})

it('a control character in a path, or an inherited name in a query, causes no server fault', async () => {
  const ask = async (path: string) => (await server.fetch(path, { as: 'superadmin' })).status
  expect(await ask('/api/v1/companies/1/explanations/a%00b')).toBe(404)
  expect(await ask('/api/v1/users/1?__proto__=1&constructor=2&__proto__[x]=3&toString')).toBe(200)
})

// Names that every object inherits are treated like other unknown names.

/** Each name as written in JSON, and as parsed. */
const inherited = [
  ['__proto__', '__proto__'],
  ['\\u005f_proto_\\u005F', '__proto__'],
  ['constructor', 'constructor'],
  ['toString', 'toString'],
  ['hasOwnProperty', 'hasOwnProperty'],
] as const

/** The versions of values that are not sent are ignored, whatever their names. */
const ignoresUnknown = 'versions'

/** Objects with free names, or with names of a list that is not in the contract. */
const records = fields.filter(({ path }) => path.at(-1) === 'x' && path.at(-2) !== ignoresUnknown)

it.each(records.map(field => [field.name, field] as const))(
  '%s refuses a name that every object inherits as unknown',
  async (_, field) => {
    const sender = await senderOf(field.call, { server, game, owners })
    const { body } = sender.valid
    const whole = JSON.stringify({ ...(body as object), ...(field.holding(1) as object) })
    const requests = inherited.map(([text, read]): [string, () => Promise<void>] => [
      text,
      async () => {
        const { status, violations = [] } = await sender.send({ body: whole.replace('"x"', `"${text}"`) })
        expect([text, status]).toEqual([text, 422])
        expect(violations.map(each => each.propertyPath)).toEqual([
          propertyPath([...field.path.slice(0, field.path.indexOf('x')), read]),
        ])
      },
    ])
    await expectNothingWritten(server.context.db, Object.fromEntries(requests))
  },
)

it('a criterion, a role and an area with such a name are unknown', async () => {
  for (const [, name] of inherited) {
    const effects = [{ criterion: name, operation: 'add', value: 1 }]
    const event = await (await senderOf('createEvent', { server, game, owners })).send({
      body: JSON.stringify({ name: 'x', effects }),
    })
    expect(event).toMatchObject({ status: 422, violations: [{ propertyPath: 'effects[0].criterion' }] })
    const { valid, send } = await senderOf('createUser', { server, game, owners })
    const user = await send({ body: JSON.stringify({ ...(valid.body as object), role: name }) })
    expect(user).toMatchObject({ status: 422, violations: [{ propertyPath: 'role' }] })
    const decisions = await senderOf('listDecisions', { server, game, owners })
    expect(await decisions.send({ params: { area: name } })).toMatchObject({ status: 404 })
  }
})

/** A body that is itself such an object refuses them, as tried above. */
const isRecord = (name: EndpointName) => records.some(({ call, path }) => call === name && path.length === 1)

it.each(names.filter(name => (endpoints[name] as Endpoint).body !== undefined && !isRecord(name)))(
  '%s ignores names that every object inherits like other unknown fields',
  async name => {
    const schema = (endpoints[name] as Endpoint).body
    const { valid, send } = await senderOf(name, { server, game, owners })
    const known = JSON.stringify(valid.body ?? {})
    const odd = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":1'
    const spoilt = known.replace(/\{(?=["}])/, `{${odd}${known === '{}' ? '' : ','}`)
    const read = (text: string) => schema?.safeParse(JSON.parse(text)).data
    if (schema?.safeParse('text').success === false) expect(read(spoilt)).toEqual(read(known))
    const { status } = await send({ body: spoilt })
    expect(status === 422 || status >= 500).toBe(false)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  },
)
