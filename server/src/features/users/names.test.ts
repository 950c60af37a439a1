import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bringTablesTo, migrate } from '../../platform/db/migrate.ts'
import { refusalOf } from '../../testing/refusals.ts'
import { createDatabase, startTestServer, type TestServer } from '../../testing/test-server.ts'

/** The time of the last migration before apostrophes in names were unified. */
const beforeOneForm = 1_795_640_000_000

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const create = async (username: string, email: string) => {
  const root = await server.client('superadmin')
  return root('createUser', { body: { username, email, password: username, age: 20, role: 'USER' } })
}

describe('a username with joiners', () => {
  it('is accepted, and signs in with the joiners and without them', async () => {
    const username = 'علی\u200cرضا'
    expect((await create(username, 'ali@ecole.fr')).username).toBe(username)
    const anonymous = await server.client()
    for (const given of [username, 'علیرضا']) {
      const session = await anonymous('login', { body: { username: given, password: username } })
      expect(session.user.username).toBe(username)
    }
    const twin = await refusalOf(create('علیرضا', 'ali2@ecole.fr'))
    expect(twin.violations).toMatchObject([{ propertyPath: 'username', code: 'validation/taken' }])
  })

  it('is refused where joiners do not belong, naming the character and its position', async () => {
    const refusal = await refusalOf(create('ana\u200d', 'ana@ecole.fr'))
    expect(refusal.violations).toMatchObject([
      { propertyPath: 'username', code: 'validation/characters', character: 'U+200D', position: 4 },
    ])
  })
})

describe('a username with an apostrophe or a hyphen', () => {
  it('matches every form that keyboards produce, at creation and at sign-in', async () => {
    await create('sean.o’brien', 'sean@ecole.fr')
    const anonymous = await server.client()
    for (const given of ["sean.o'brien", 'Sean.O’Brien', 'sean.oʼbrien']) {
      const session = await anonymous('login', { body: { username: given, password: 'sean.o’brien' } })
      expect(session.user.username).toBe('sean.o’brien')
    }
    const twin = await refusalOf(create("sean.o'brien", 'sean2@ecole.fr'))
    expect(twin.violations).toMatchObject([{ propertyPath: 'username', code: 'validation/taken' }])
  })

  it('is migrated from an earlier version, unless another account has that form', async () => {
    const database = await createDatabase()
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    try {
      await bringTablesTo(client, beforeOneForm)
      for (const id of [1, 2, 3])
        await client.query(
          `insert into users (id, username, email, password_hash, age, role, image)
           values ($1::int, $1::text, $1::text, '', 20, 'ROLE_USER', '')`,
          [id],
        )
      await client.query(`insert into login_names (name, user_id) values
        ('sean.o’brien', 1), ('jean‐paul', 1), ('o’neill', 2), ('o''neill', 3), ('d‘arc', 2), ('d’arc', 3), ('ana', 3)`)
      await migrate(database.url)
      const { rows } = await client.query(
        'select name, user_id from login_names order by user_id, name collate "C"',
      )
      expect(rows.map(({ name, user_id }) => `${user_id} ${name}`)).toEqual([
        '1 jean-paul',
        "1 sean.o'brien",
        "2 d'arc",
        '2 o’neill',
        '3 ana',
        '3 d’arc',
        "3 o'neill",
      ])
    } finally {
      await client.end()
      await database.drop()
    }
  })
})

describe('the first, last and display name of a user', () => {
  const people = ['علی\u200cرضا', 'ක්\u200dරිශා', 'famille 👨\u200d👩\u200d👧', 'o’brien', 'zoe\u0301']
  const wrong = ['\u200cana', 'ana\u200d', 'a\u200cna', 'a\u200b\u200bna', 'ana\u202etxt', 'an\na']
  const fields = ['firstName', 'lastName', 'displayName'] as const

  it.each(fields)('keeps the joiners of its script, at creation and at changes: %s', async field => {
    const root = await server.client('superadmin')
    const body = { password: 'une phrase assez longue', age: 20, role: 'USER' as const }
    for (const [index, given] of people.entries()) {
      const username = `${field}.${index}`
      const made = await root('createUser', {
        body: { ...body, username, email: `${username}@ecole.fr`, [field]: ` ${given}` },
      })
      expect(made[field]).toBe(given.normalize('NFC'))
      const changed = await root('updateUser', { params: { id: made.id }, body: { [field]: given } })
      expect(changed[field]).toBe(given.normalize('NFC'))
      for (const refused of wrong) {
        const refusal = await refusalOf(
          root('updateUser', { params: { id: made.id }, body: { [field]: refused } }),
        )
        expect(refusal.violations).toMatchObject([
          { propertyPath: field, code: 'validation/characters', character: expect.stringMatching(/^U\+/) },
        ])
      }
    }
  })

  it('is refused in a list, too, naming the character and its position', async () => {
    const csv = 'Nom;Prénom;Mail\nRoy;An\u200ba;ana.liste@ecole.fr\nکریمی;علی\u200cرضا;ali.liste@ecole.fr'
    const answer = await (await server.client('admin'))('importUsers', { body: { csv, dryRun: true } })
    const rows = 'rows' in answer ? answer.rows : []
    expect(rows.map(({ errors }) => errors)).toMatchObject([
      [{ column: 'firstName', code: 'validation/characters', character: 'U+200B', position: 3 }],
      [],
    ])
  })
})

describe('a field with an invalid name, reference or path', () => {
  const put = async (path: string, body: string, method = 'PUT') => {
    const headers = { 'content-type': 'application/json' }
    const answer = await server.fetch(path, { as: 'superadmin', method, headers, body })
    return [
      answer.status,
      ((await answer.json()) as { violations?: { propertyPath: string }[] }).violations?.[0]?.propertyPath,
    ]
  }

  it('refuses a name that the JSON parser drops', async () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const body = `{"fields":{"${name}":1}}`
      expect(await put('/api/v1/criteria/game/1', body)).toEqual([422, `fields.${name}`])
    }
  })

  it('refuses the IRI of another collection', async () => {
    for (const game of [
      '"/api/v1/products/1"',
      '{"@id":"/api/v1/users/1"}',
      '{"id":1,"@id":"/api/v1/users/1"}',
    ]) {
      expect(await put('/api/v1/round_passes', `{"game":${game}}`, 'POST')).toEqual([422, 'game'])
    }
  })

  it.each([
    'javascript:alert(1)',
    '//evil',
    '/\\\\evil',
    'data:x',
    '/\\t/evil',
    '/\\n/evil',
    '/\\u0000',
    '/.//evil',
    'x',
  ])('refuses the path %s', async path => {
    expect(await put('/api/v1/menus', `{"name":"m","link":"${path}"}`, 'POST')).toEqual([422, 'link'])
    expect(await put('/api/v1/menus', `{"name":"m","linkParent":"${path}"}`, 'POST')).toEqual([
      422,
      'linkParent',
    ])
    const { user } = await server.session('superadmin')
    expect(await put(`/api/v1/users/${user.id}`, `{"image":"${path}"}`)).toEqual([422, 'image'])
  })

  it('normalizes a path as a browser would', async () => {
    const root = await server.client('superadmin')
    expect((await root('createMenu', { body: { name: 'm', link: '/a/../b?c#d' } })).link).toBe('/b?c#d')
  })
})
