import { createClient } from '@trimestre/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { lastMailTo } from '../../testing/outbox.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const idOf = async (username: string): Promise<number> => (await server.session(username)).user.id

const signIn = async (username: string, password: string) =>
  (await server.client())('login', { body: { username, password } })

const aUser = (username: string, role = 'ROLE_USER') => ({
  username,
  email: `${username}@example.org`,
  password: username,
  age: 20,
  role,
})

describe('a change of an account', () => {
  /** Signs in with the user interface in this language. */
  const signInIn = (language: string, username: string, password: string) =>
    createClient({ baseUrl: server.url, getToken: () => null, getLanguage: () => language })('login', {
      body: { username, password },
    })

  it('is mailed to the previous address, in the language of the last sign-in', async () => {
    const id = await anAccount(server, 'avertie')
    await signInIn('de', 'avertie', 'avertie')
    const root = await server.client('superadmin')
    await root('updateUser', { params: { id }, body: { email: 'AVERTIE@example.org', age: 30 } })
    expect(await lastMailTo(server, 'AVERTIE@example.org')).toBeUndefined()
    await root('updateUser', { params: { id }, body: { email: 'avertie.ailleurs@example.org' } })
    expect((await lastMailTo(server, 'AVERTIE@example.org'))?.subject).toBe(
      'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    )
    expect(await lastMailTo(server, 'avertie.ailleurs@example.org')).toBeUndefined()
    const change = { password: 'tout nouveau', passwordConfirm: 'tout nouveau' }
    await root('changePassword', { params: { id }, body: change })
    const notice = await lastMailTo(server, 'avertie.ailleurs@example.org')
    expect(notice?.subject).toBe('Das Passwort Ihres Kontos wurde geändert')
    expect(notice?.text).not.toContain('tout nouveau')
    await signInIn('ar', 'avertie', 'tout nouveau')
    await root('changePassword', { params: { id }, body: change })
    expect((await lastMailTo(server, 'avertie.ailleurs@example.org'))?.subject).toBe('تغيّرت كلمة مرور حسابك')
  })
})

describe('deleting a user', () => {
  it('removes an account once, frees its names and ends its sessions', async () => {
    const root = await server.client('superadmin')
    const id = await anAccount(server, 'parti')
    const client = await server.client('parti')
    await root('deleteUser', { params: { id } })
    expect(await refusedWith(root('deleteUser', { params: { id } }))).toBe('404 request/not-found')
    expect(await refusedWith(root('getUser', { params: { id } }))).toBe('404 request/not-found')
    expect(await refusedWith(client('listRoles'))).toBe('401 auth/required')
    expect(await refusedWith(signIn('parti', 'parti'))).toBe('401 auth/bad-credentials')
    expect(await anAccount(server, 'parti')).not.toBe(id)
  })

  it('keeps the company of a player under a pseudonym, as a vacant seat that plays on', async () => {
    const root = await server.client('superadmin')
    const id = await anAccount(server, 'joueuse')
    const game = await aGame(server, { players: ['joueuse', 'joueur1'] })
    const pass = () => root('passAndOpenRound', { params: { gameId: game.id } })
    const ranked = async () =>
      (await root('listGameResults', { params: { gameId: game.id } })).map(({ username }) => username)
    await pass()
    await root('deleteUser', { params: { id } })
    expect(await refusedWith(root('getUser', { params: { id } }))).toBe('404 request/not-found')
    expect((await root('listPlayers')).some(user => user.id === id)).toBe(false)
    expect(await refusedWith(signIn('joueuse', 'joueuse'))).toBe('401 auth/bad-credentials')
    const { companies } = await root('getGame', { params: { id: game.id } })
    expect(companies.map(company => company.userCompany.username)).toEqual([`anonyme-${id}`, 'joueur1'])
    expect((await ranked()).sort()).toEqual([`anonyme-${id}`, 'joueur1'])
    expect(companies[0]).toMatchObject({ kind: 'vacant', userCompany: { id: 0 } })
    await pass()
    expect((await ranked()).sort()).toEqual([`anonyme-${id}`, 'joueur1'])
  })

  it('is allowed to administrators only for players in no game', async () => {
    const admin = await server.client('admin')
    const body = {
      username: 'librepartir',
      email: 'libre@example.org',
      password: 'x',
      age: 20,
      role: 'ROLE_USER',
    }
    const { id: free } = await admin('createUser', { body })
    await admin('deleteUser', { params: { id: free } })
    const invited = await anAccount(server, 'invitee')
    await aGame(server, { invited: ['invitee'] })
    for (const id of [invited, await idOf('superadmin'), await idOf('admin')]) {
      expect(await refusedWith(admin('deleteUser', { params: { id } }))).toBe('403 auth/forbidden')
    }
  })

  it('is refused to players, to anonymous visitors, and for one’s own account', async () => {
    const id = await idOf('joueur2')
    expect(await refusedWith((await server.client('joueur2'))('deleteUser', { params: { id } }))).toBe(
      '403 auth/forbidden',
    )
    expect(await refusedWith((await server.client())('deleteUser', { params: { id } }))).toBe(
      '401 auth/required',
    )
    const root = await server.client('superadmin')
    const self = root('deleteUser', { params: { id: await idOf('superadmin') } })
    expect(await refusedWith(self)).toBe('409 users/self-delete')
  })
})

describe('creating many users', () => {
  it('creates all of them, in order', async () => {
    const admin = await server.client('admin')
    const body = ['liste1', 'liste2', 'liste3', 'liste4', 'liste5'].map(name => aUser(name))
    const created = await admin('createUsers', { body })
    expect(created.map(user => user.username)).toEqual(body.map(user => user.username))
    expect((await signIn('liste5', 'liste5')).user.id).toBe(created[4]?.id)
  })

  it('creates none if one is invalid, and names the fields', async () => {
    const root = await server.client('superadmin')
    const body = [aUser('bon'), { ...aUser('faux'), email: 'faux', age: 'x' }]
    const refusal = await refusalOf(root('createUsers', { body }))
    expect(refusal.status).toBe(422)
    expect(refusal.violations.map(each => each.propertyPath)).toEqual(['[1].email', '[1].age'])
    const taken = [aUser('bon'), aUser('joueur1'), { ...aUser('autre'), username: 'BON' }]
    const refused = await refusalOf(root('createUsers', { body: taken }))
    expect(refused.violations.map(each => each.propertyPath)).toEqual([
      '[1].username',
      '[1].email',
      '[2].username',
    ])
    expect((await root('listPlayers')).some(user => user.username === 'bon')).toBe(false)
  })

  it('accepts a list of one to five hundred', async () => {
    const root = await server.client('superadmin')
    const many = Array.from({ length: 501 }, (_, index) => aUser(`foule${index}`))
    for (const body of [[], many]) {
      expect(await refusedWith(root('createUsers', { body }))).toBe('422 request/invalid')
    }
    const single = root('createUsers', { body: aUser('seul') as unknown as [] })
    expect((await refusalOf(single)).detail).toBe('Liste attendue')
  })

  it('is allowed to administrators, for players only', async () => {
    const admin = await server.client('admin')
    const mixed = admin('createUsers', { body: [aUser('simple'), aUser('chef', 'ROLE_ADMIN')] })
    expect(await refusedWith(mixed)).toBe('403 auth/forbidden')
    const body = [aUser('rien')]
    expect(await refusedWith((await server.client('joueur1'))('createUsers', { body }))).toBe(
      '403 auth/forbidden',
    )
    expect(await refusedWith((await server.client())('createUsers', { body }))).toBe('401 auth/required')
  })
})

describe('changing a password', () => {
  const to = (password: string, more: object = {}) => ({ password, passwordConfirm: password, ...more })

  it('requires one’s current password, and ends the sessions', async () => {
    const id = await anAccount(server, 'changeante')
    const client = await server.client('changeante')
    const change = (body: ReturnType<typeof to>) => client('changePassword', { params: { id }, body })
    const refused = async (body: ReturnType<typeof to>) => (await refusalOf(change(body))).violations[0]?.code
    expect(await refused(to('neuf'))).toBe('validation/required')
    expect(await refused(to('neuf', { currentPassword: 'faux' }))).toBe('validation/current')
    await change(to('neuf', { currentPassword: 'changeante' }))
    expect(await refusedWith(client('listRoles'))).toBe('401 auth/required')
    expect(await refusedWith(signIn('changeante', 'changeante'))).toBe('401 auth/bad-credentials')
    expect((await signIn('changeante', 'neuf')).user.id).toBe(id)
  })

  it('does not require the current password from super administrators', async () => {
    const id = await anAccount(server, 'oublieuse')
    const root = await server.client('superadmin')
    await root('changePassword', { params: { id }, body: to('secours') })
    expect((await signIn('oublieuse', 'secours')).user.id).toBe(id)
  })

  it('requires the same password twice', async () => {
    const root = await server.client('superadmin')
    const params = { id: await idOf('joueur3') }
    const differ = root('changePassword', { params, body: { password: 'a', passwordConfirm: 'b' } })
    expect((await refusalOf(differ)).detail).toBe('Passwords dont match')
    const missing = root('changePassword', { params, body: {} as ReturnType<typeof to> })
    expect((await refusalOf(missing)).detail).toBe('Required')
  })

  it('is refused to other users and to anonymous visitors', async () => {
    const params = { id: await idOf('joueur3') }
    for (const name of ['joueur1', 'admin']) {
      const call = (await server.client(name))('changePassword', { params, body: to('x') })
      expect(await refusedWith(call)).toBe('403 auth/forbidden')
    }
    const nobody = (await server.client())('changePassword', { params, body: to('x') })
    expect(await refusedWith(nobody)).toBe('401 auth/required')
  })
})
