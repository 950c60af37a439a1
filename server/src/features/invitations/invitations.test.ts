import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { runSql } from '../../testing/database-server.ts'
import { lastMailTo, readOutbox } from '../../testing/outbox.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await anAccount(server, 'autreadmin', 'ROLE_ADMIN')
})
afterAll(() => server.stop())

const idOf = async (username: string): Promise<number> => (await server.session(username)).user.id
const names = (users: { username: string }[]) => users.map(user => user.username)

describe('inviting players', () => {
  it('moves players from those who can be invited to those assigned, however they are referenced', async () => {
    const game = await aGame(server)
    const admin = await server.client('admin')
    const params = { gameId: game.id }
    const [one, two, three] = await Promise.all(['joueur1', 'joueur2', 'joueur3'].map(idOf))
    const body = [one ?? 0, `/api/v1/users/${two}`, { id: three, username: 'joueur3' }]
    const answer = await admin('invite', { params, body })
    expect(answer.message).toBe("L'invitation a ete envoye au(x) joueur(s)")
    expect(names(answer.users)).toEqual(['joueur1', 'joueur2', 'joueur3'])
    expect(names(await admin('listAssignedUsers', { params }))).toEqual(['joueur1', 'joueur2', 'joueur3'])
    const free = names(await admin('listUnassignedUsers', { params }))
    expect(free).toContain('joueur4')
    expect(free).not.toContain('joueur1')
    expect((await admin('getGame', { params: { id: game.id } })).companies).toEqual([])
  })

  it('keeps players already assigned, including those who joined uninvited', async () => {
    const game = await aGame(server)
    await (await server.client('joueur4'))('joinGame', { body: { game: game.id } })
    const admin = await server.client('admin')
    const params = { gameId: game.id }
    const body = [await idOf('joueur4')]
    await admin('invite', { params, body })
    await admin('invite', { params, body: [...body, ...body] })
    expect(names(await admin('listAssignedUsers', { params }))).toEqual(['joueur4'])
  })

  it('does not offer disabled accounts', async () => {
    const game = await aGame(server)
    const id = await anAccount(server, 'endormi')
    const root = await server.client('superadmin')
    await root('updateUser', { params: { id }, body: { enabled: false } })
    expect(names(await root('listUnassignedUsers', { params: { gameId: game.id } }))).not.toContain('endormi')
  })

  it('refuses an empty list, another shape, unknown users and staff', async () => {
    const game = await aGame(server)
    const admin = await server.client('admin')
    const params = { gameId: game.id }
    const bodies: unknown[] = [[], {}, null, ['x'], [99_999], [await idOf('admin')]]
    for (const body of bodies) {
      expect(await refusedWith(admin('invite', { params, body: body as number[] }))).toBe(
        '422 request/invalid',
      )
    }
    const mixed = [await idOf('joueur1'), await idOf('admin')]
    const refusal = await refusalOf(admin('invite', { params, body: mixed }))
    expect(refusal.violations.map(violation => violation.propertyPath)).toEqual(['[1]'])
    expect(await admin('listAssignedUsers', { params })).toEqual([])
  })

  it('is allowed for administrators of the game only', async () => {
    const game = await aGame(server)
    const params = { gameId: game.id }
    const body = [await idOf('joueur1')]
    for (const name of ['autreadmin', 'joueur1']) {
      const client = await server.client(name)
      const calls = [
        () => client('invite', { params, body }),
        () => client('listAssignedUsers', { params }),
        () => client('listUnassignedUsers', { params }),
      ]
      for (const call of calls) expect(await refusedWith(call())).toBe('403 auth/forbidden')
    }
    expect(await refusedWith((await server.client())('invite', { params, body }))).toBe('401 auth/required')
    const root = await server.client('superadmin')
    expect(await refusedWith(root('invite', { params: { gameId: 99_999 }, body }))).toBe(
      '404 request/not-found',
    )
  })
})

describe('the mail of an invitation', () => {
  it('names the game, the inviter and the address of the game, and is sent once to each new player', async () => {
    const own = await startTestServer({ isAlone: true })
    const root = await own.client('superadmin')
    const { user } = await own.session('admin')
    await root('updateUser', { params: { id: user.id }, body: { displayName: 'Mme Lefèvre' } })
    const game = await aGame(own, { name: 'Café & Cie', players: ['joueur2'] })
    const before = (await readOutbox(own)).length
    const admin = await own.client('admin')
    const ids = await Promise.all(['joueur1', 'joueur2'].map(async name => (await own.session(name)).user.id))
    for (const body of [ids, ids]) await admin('invite', { params: { gameId: game.id }, body })
    const mails = await readOutbox(own)
    expect(mails).toHaveLength(before + 1)
    const mail = await lastMailTo(own, 'joueur1@example.org')
    expect(mail?.subject).toBe('Invitation to the game “Café & Cie”')
    expect(mail?.text).toContain('Mme Lefèvre invites you to play “Café & Cie”.')
    expect(mail?.text).toContain(`/app/user/game_details/${game.id}`)
    await own.stop()
  })

  it('is sent at most 2000 times a day by one administrator, and a refused call invites nobody', async () => {
    let clock = new Date('2026-03-02T10:00:00Z')
    const own = await startTestServer({ env: { RATE_LIMIT: 'on' }, now: () => clock })
    const players = [(await own.session('joueur1')).user.id, (await own.session('joueur2')).user.id]
    const { user } = await own.session('admin')
    const insert = `insert into mails (recipient, template, language, values, created_at, failed_at, counted_as)
      select '', 'none', 'fr', '{}', '${clock.toISOString()}', now(), 'invitation:${user.id}'
      from generate_series(1, 1999)`
    await runSql(own.databaseUrl, insert)
    const game = await aGame(own)
    const params = { gameId: game.id }
    const admin = await own.client('admin')
    const refusal = await refusalOf(admin('invite', { params, body: players }))
    expect(refusal).toMatchObject({ status: 429, code: 'invitations/too-many', retryAfter: 86_400 })
    expect(await admin('listAssignedUsers', { params })).toEqual([])
    await admin('invite', { params, body: players.slice(0, 1) })
    expect(await refusedWith(admin('invite', { params, body: players }))).toBe('429 invitations/too-many')
    await (await own.client('superadmin'))('invite', {
      params: { gameId: (await aGame(own)).id },
      body: players,
    })
    clock = new Date(clock.getTime() + 86_400_000)
    await (await own.client('admin'))('invite', { params, body: players })
    await own.stop()
  })

  it('cannot make the call fail', async () => {
    const own = await startTestServer({ env: { SMTP_URL: 'smtp://127.0.0.1:1' }, isAlone: true })
    const game = await aGame(own, { invited: ['joueur1'] })
    await own.app.outbox.sendDue()
    const admin = await own.client('admin')
    expect(names(await admin('listAssignedUsers', { params: { gameId: game.id } }))).toEqual(['joueur1'])
    await own.stop()
  })
})
