import type { RoleName } from '@trimestre/contract/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const idOf = async (username: string): Promise<number> => (await server.session(username)).user.id

const aUser = (username: string, role: RoleName = 'ROLE_USER') => ({
  username,
  email: `${username}@example.org`,
  password: username,
  age: 20,
  role,
})

describe('lists of users', () => {
  it('show administrators the players only', async () => {
    const admin = await server.client('admin')
    const players = await admin('listPlayers')
    expect(players.map(player => player.username)).toEqual(expect.arrayContaining(['joueur1', 'joueur4']))
    expect(players.every(player => player.roles[0] === 'ROLE_USER')).toBe(true)
    expect(await refusedWith(admin('listAdministrators'))).toBe('403 auth/forbidden')
    expect(await refusedWith(admin('listSuperAdministrators'))).toBe('403 auth/forbidden')
  })

  it('show super administrators all users', async () => {
    const root = await server.client('superadmin')
    expect((await root('listAdministrators')).map(user => user.username)).toContain('admin')
    expect((await root('listSuperAdministrators')).map(user => user.username)).toContain('superadmin')
  })

  it('are refused to players and to anonymous visitors', async () => {
    expect(await refusedWith((await server.client('joueur1'))('listPlayers'))).toBe('403 auth/forbidden')
    expect(await refusedWith((await server.client())('listPlayers'))).toBe('401 auth/required')
  })

  it('include the three roles for every signed-in user', async () => {
    const roles = await (await server.client('joueur1'))('listRoles')
    expect(roles.map(role => role.name)).toEqual(['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_USER'])
  })
})

describe('one user', () => {
  it('can read their own account with its companies', async () => {
    const game = await aGame(server, { players: ['joueur1'] })
    const user = await (await server.client('joueur1'))('getUser', { params: { id: await idOf('joueur1') } })
    expect(user.companies.map(company => company.game.id)).toContain(game.id)
  })

  it('is hidden from other players and visible to administrators', async () => {
    const id = await idOf('joueur2')
    expect(await refusedWith((await server.client('joueur1'))('getUser', { params: { id } }))).toBe(
      '403 auth/forbidden',
    )
    const admin = await server.client('admin')
    expect((await admin('getUser', { params: { id } })).username).toBe('joueur2')
  })

  it('with a staff role is hidden from administrators, who can neither change nor delete the account', async () => {
    const admin = await server.client('admin')
    for (const id of [await idOf('superadmin'), await anAccount(server, 'collegue', 'ROLE_ADMIN')]) {
      const params = { id }
      expect(await refusedWith(admin('getUser', { params }))).toBe('403 auth/forbidden')
      expect(await refusedWith(admin('updateUser', { params, body: { enabled: false } }))).toBe(
        '403 auth/forbidden',
      )
      expect(await refusedWith(admin('deleteUser', { params }))).toBe('403 auth/forbidden')
    }
  })

  it.each([['999999'], ['0'], ['-1'], ['abc'], ['99999999999999']])(
    'is not found under the id %s',
    async id => {
      const answer = await server.fetch(`/api/v1/users/${id}`, { as: 'superadmin' })
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ detail: 'Oops, Page Not Found :(' })
    },
  )
})

describe('creating a user', () => {
  it('is for administrators, of players only', async () => {
    const admin = await server.client('admin')
    const created = await admin('createUser', { body: aUser('recrue') })
    expect(created).toMatchObject({ username: 'recrue', enabled: true, role: { name: 'ROLE_USER' } })
    expect(created).not.toHaveProperty('password')
    expect(await refusedWith(admin('createUser', { body: aUser('chef', 'ROLE_ADMIN') }))).toBe(
      '403 auth/forbidden',
    )
    expect(await refusedWith((await server.client('joueur1'))('createUser', { body: aUser('x') }))).toBe(
      '403 auth/forbidden',
    )
  })

  it('accepts the role as id, name, short form, object or list', async () => {
    const root = await server.client('superadmin')
    const forms = [2, '2', 'ADMIN', 'ROLE_ADMIN', { id: 2 }, { name: 'ROLE_ADMIN' }] as const
    for (const [index, role] of forms.entries()) {
      const user = await root('createUser', { body: { ...aUser(`forme${index}`), role } })
      expect(user.role.id).toBe(2)
    }
    const { role: _, ...rest } = aUser('liste')
    const answer = await server.fetch('/api/v1/users', {
      as: 'superadmin',
      method: 'POST',
      headers: { 'content-type': 'application/ld+json' },
      body: JSON.stringify({ ...rest, roles: ['ROLE_ADMIN', 'ROLE_USER'] }),
    })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({ roles: ['ROLE_ADMIN'] })
  })

  it('names each invalid field', async () => {
    const root = await server.client('superadmin')
    const body = { ...aUser('faux'), email: 'pas-une-adresse', age: 'beaucoup' }
    const refusal = await refusalOf(root('createUser', { body }))
    expect(refusal.violations).toEqual([
      { propertyPath: 'email', code: 'validation/email', message: 'Invalid email' },
      { propertyPath: 'age', code: 'validation/number', message: 'Must be a number' },
    ])
    expect(refusal.detail).toBe('Invalid email')
  })

  it('refuses names already used and pictures of another origin', async () => {
    const root = await server.client('superadmin')
    expect(await refusedWith(root('createUser', { body: aUser('ADMIN') }))).toBe('422 request/invalid')
    for (const image of ['//evil.example/a.png', 'https://evil.example/a.png', '/\\evil.example', 'a.png']) {
      const call = root('createUser', { body: { ...aUser('image'), image } })
      expect((await refusalOf(call)).violations[0]?.propertyPath).toBe('image')
    }
  })

  it('treats Unicode forms that look the same as the same name', async () => {
    const root = await server.client('superadmin')
    await root('createUser', { body: { ...aUser('accent'), username: 'Zo\u00e9' } })
    const body = { ...aUser('accent2'), username: 'zoe\u0301' }
    expect((await refusalOf(root('createUser', { body }))).violations[0]?.message).toBe('Deja utilise')
  })
})

describe('changing a user', () => {
  it('keeps fields that the body does not name, and users cannot change their own role', async () => {
    await anAccount(server, 'seule')
    const client = await server.client('seule')
    const id = await idOf('seule')
    const body = { firstName: 'Sofia', role: 'ROLE_SUPER_ADMIN' as const, enabled: false, password: 'autre' }
    const changed = await client('updateUser', { params: { id }, body })
    expect(changed).toMatchObject({
      firstName: 'Sofia',
      username: 'seule',
      age: 20,
      enabled: true,
      role: { name: 'ROLE_USER' },
    })
    expect(
      (await (await server.client())('login', { body: { username: 'seule', password: 'seule' } })).token,
    ).toBeTruthy()
  })

  it('cannot empty username, e-mail or age', async () => {
    const id = await idOf('joueur3')
    for (const field of ['username', 'email', 'age']) {
      const answer = await server.fetch(`/api/v1/users/${id}`, {
        as: 'joueur3',
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ [field]: null }),
      })
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ detail: 'Required' })
    }
  })

  it('renames freely but not to a name of another account, and frees the old name', async () => {
    const id = await anAccount(server, 'ancien')
    const root = await server.client('superadmin')
    await root('updateUser', { params: { id }, body: { username: 'nouveau' } })
    await root('updateUser', { params: { id }, body: { username: 'NOUVEAU' } })
    const taken = root('updateUser', { params: { id }, body: { username: 'joueur1@example.org' } })
    expect(await refusedWith(taken)).toBe('422 request/invalid')
    expect(await anAccount(server, 'ancien2')).toBeGreaterThan(0)
    await root('createUser', { body: { ...aUser('ancien'), email: 'encore@example.org' } })
  })

  it('lets administrators change players they created or took into a game, but not the role', async () => {
    const admin = await server.client('admin')
    const { id: free } = await admin('createUser', { body: aUser('libre') })
    const changed = await admin('updateUser', {
      params: { id: free },
      body: { enabled: false, role: 'ROLE_ADMIN' },
    })
    expect(changed).toMatchObject({ enabled: false, role: { name: 'ROLE_USER' } })

    await anAccount(server, 'autreadmin', 'ROLE_ADMIN')
    const foreign = await anAccount(server, 'ailleurs')
    await aGame(server, { administrators: ['autreadmin'], invited: ['ailleurs'] })
    const call = admin('updateUser', { params: { id: foreign }, body: { age: 30 } })
    expect(await refusedWith(call)).toBe('403 auth/forbidden')

    const own = await anAccount(server, 'chezmoi')
    await aGame(server, { administrators: ['admin'], players: ['chezmoi'] })
    expect((await admin('updateUser', { params: { id: own }, body: { age: 30 } })).age).toBe(30)
  })

  it('is refused to other players and to anonymous visitors', async () => {
    const id = await idOf('joueur2')
    const other = (await server.client('joueur1'))('updateUser', { params: { id }, body: { age: 3 } })
    expect(await refusedWith(other)).toBe('403 auth/forbidden')
    const nobody = (await server.client())('updateUser', { params: { id }, body: { age: 3 } })
    expect(await refusedWith(nobody)).toBe('401 auth/required')
  })

  it('keeps the last super administrator, even when two are disabled at once', async () => {
    const root = await server.client('superadmin')
    const id = await idOf('superadmin')
    const disable = root('updateUser', { params: { id }, body: { enabled: false } })
    expect(await refusedWith(disable)).toBe('409 users/last-super-administrator')
    const demote = root('updateUser', { params: { id }, body: { role: 'ROLE_ADMIN' } })
    expect(await refusedWith(demote)).toBe('409 users/last-super-administrator')

    const second = await anAccount(server, 'root2', 'ROLE_SUPER_ADMIN')
    const outcomes = await Promise.allSettled(
      [id, second].map(each => root('updateUser', { params: { id: each }, body: { enabled: false } })),
    )
    expect(outcomes.filter(outcome => outcome.status === 'fulfilled').length).toBeLessThanOrEqual(1)
    expect(
      outcomes.every(
        outcome => outcome.status === 'fulfilled' || [401, 409].includes(outcome.reason.status as number),
      ),
    ).toBe(true)
  })
})
