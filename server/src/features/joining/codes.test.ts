import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isAlone: true })
})
afterAll(() => server.stop())

const admin = () => server.client('admin')
const joinCodeOf = async (id: number) => (await (await admin())('getGame', { params: { id } })).joinCode
const pass = async (gameId: number) => (await admin())('passAndOpenRound', { params: { gameId } })
const open = async (id: number) => (await admin())('openJoinCode', { params: { id } })
const find = async (code: string) => (await server.client())('findGameByCode', { params: { code } })
const joinAs = async (username: string, code: string) =>
  (await server.client(username))('joinByCode', { body: { code } })
const enter = async (nickname: string, code: string) =>
  (await server.client())('joinByNickname', { body: { code, nickname } })

describe('the class code of a game', () => {
  it('is open from the start, differs between games and copies, and is shown to staff only', async () => {
    const game = await aGame(server)
    expect(game.joinCode).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
    const copy = await (await admin())('duplicateGame', { params: { id: game.id }, body: { name: 'Copie' } })
    expect(copy.joinCode).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
    expect(copy.joinCode).not.toBe(game.joinCode)
    const seen = await (await server.client('joueur1'))('getGame', { params: { id: game.id } })
    expect(seen).not.toHaveProperty('joinCode')
  })

  it('names the game and who runs it, however it is written', async () => {
    const { id, name, joinCode } = await aGame(server, { private: true })
    const code = joinCode ?? ''
    const found = { game: { id, name }, hosts: ['Dominique Moreau'] }
    for (const given of [code, code.toLowerCase(), `${code.slice(0, 3)}-${code.slice(3)}`, ` ${code} `])
      expect(await find(given)).toMatchObject(found)
    for (const wrong of ['AAAAAA', 'x', `${code}A`, '../games'])
      expect(await refusedWith(find(wrong))).toBe('404 joining/unknown-code')
  })

  it('closes at the first pass, and opened again at the next one', async () => {
    const { id, joinCode } = await aGame(server, { players: ['joueur1'] })
    await pass(id)
    expect(await joinCodeOf(id)).toBeNull()
    expect(await refusedWith(find(joinCode ?? ''))).toBe('409 joining/code-closed')
    expect(await refusedWith(enter('Lina', joinCode ?? ''))).toBe('409 joining/code-closed')
    const again = await open(id)
    expect(again.joinCode).not.toBe(joinCode)
    expect(await refusedWith(find(joinCode ?? ''))).toBe('404 joining/unknown-code')
    await joinAs('joueur2', again.joinCode ?? '')
    await pass(id)
    expect(await joinCodeOf(id)).toBeNull()
  })

  it('is closed and drawn anew by staff of the game', async () => {
    const { id, joinCode } = await aGame(server)
    const closed = await (await admin())('closeJoinCode', { params: { id } })
    expect(closed.joinCode).toBeNull()
    expect(await refusedWith(joinAs('joueur1', joinCode ?? ''))).toBe('409 joining/code-closed')
    expect((await open(id)).joinCode).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
    expect(await joinCodeOf(id)).not.toBe((await open(id)).joinCode)
  })

  it('is gone for good once the game is finished', async () => {
    const { id } = await aGame(server, { nbTurns: 2 })
    await pass(id)
    await open(id)
    await (await admin())('configureGame', { params: { id }, body: { nbTurns: 1 } })
    expect(await joinCodeOf(id)).toBeNull()
    expect(await refusedWith(open(id))).toBe('409 games/finished')
  })
})

describe('joining with a code', () => {
  it('carries the right to join a private game that takes nobody uninvited', async () => {
    const { id, joinCode } = await aGame(server, { private: true })
    await (await admin())('configureGame', { params: { id }, body: { joining: 'closed' } })
    const joined = await joinAs('joueur1', joinCode ?? '')
    expect(joined.game.id).toBe(id)
    expect(await joinAs('joueur1', joinCode ?? '')).toEqual(joined)
    const player = await server.client('joueur1')
    expect(await player('getGame', { params: { id } })).toMatchObject({
      joined: true,
      companyId: joined.company?.id,
    })
  })

  it('is refused to a player whose invitation was taken back, and in a finished game', async () => {
    const { id, joinCode } = await aGame(server, { invited: ['joueur1'], nbTurns: 1 })
    const { user } = await server.session('joueur1')
    await (await admin())('withdrawInvitation', { params: { gameId: id, userId: user.id } })
    expect(await refusedWith(joinAs('joueur1', joinCode ?? ''))).toBe('409 games/joining-closed')
  })
})

describe('joining with a nickname', () => {
  it('opens an account, a company and a session, without asking who somebody is', async () => {
    const { id, joinCode } = await aGame(server, { private: true })
    const session = await enter('Lina', joinCode ?? '')
    expect(session.user).toMatchObject({ username: 'Lina', email: '', age: null, gender: null })
    expect(session.user).toMatchObject({ passwordless: true, role: { name: 'ROLE_USER' } })
    const headers = { authorization: `Bearer ${session.token}` }
    const answer = await server.fetch(`/api/v1/companies/${session.company?.id}/dashboard`, { headers })
    expect(answer.status).toBe(200)
    const game = await (await admin())('getGame', { params: { id } })
    expect(game.companies.map(({ userCompany }) => userCompany.username)).toEqual(['Lina'])
  })

  it('adds the smallest free number to a nickname that is taken, also when two come at once', async () => {
    const { joinCode } = await aGame(server)
    const other = await aGame(server)
    const codes = [joinCode, other.joinCode, joinCode, other.joinCode]
    const sessions = await Promise.all(codes.map(code => enter('JOUEUR1', code ?? '')))
    expect(sessions.map(({ user }) => user.username).sort()).toEqual([
      'JOUEUR1-2',
      'JOUEUR1-3',
      'JOUEUR1-4',
      'JOUEUR1-5',
    ])
    expect((await enter('admin', joinCode ?? '')).user.username).toBe('admin2')
  })

  it('refuses nicknames that are empty, too long or misleading, and then opens nothing', async () => {
    const { id, joinCode } = await aGame(server)
    for (const nickname of ['', '   ', 'x'.repeat(31), 'a\u202eb', 'Аdmin'])
      expect(await refusedWith(enter(nickname, joinCode ?? ''))).toBe('422 request/invalid')
    expect((await (await admin())('getGame', { params: { id } })).companies).toEqual([])
  })

  it('is possible where users cannot register themselves', async () => {
    const own = await startTestServer({ env: { REGISTRATION: 'closed' } })
    const { joinCode } = await aGame(own)
    const anonymous = await own.client()
    const body = { code: joinCode ?? '', nickname: 'Omar' }
    expect((await anonymous('joinByNickname', { body })).user.username).toBe('Omar')
    await own.stop()
  })

  it('gives the administrator of the game the account, which gets no mail and can choose a password once', async () => {
    const { id, joinCode } = await aGame(server)
    const { user, token } = await enter('Chloé', joinCode ?? '')
    const mailsBefore = (await readOutbox(server)).length
    const host = await admin()
    await host('updateUser', { params: { id: user.id }, body: { firstName: 'Chloé' } })
    expect((await host('listAssignedUsers', { params: { gameId: id } })).map(each => each.id)).toEqual([
      user.id,
    ])
    const choose = (body: Record<string, string>) =>
      server.fetch(`/api/v1/users/${user.id}/password`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const password = 'bidofa-luremo-4827'
    expect((await choose({ password, passwordConfirm: password })).status).toBe(204)
    const again = await (await server.client())('login', { body: { username: 'chloé', password } })
    expect(again.user.passwordless).toBe(false)
    const headers = { authorization: `Bearer ${again.token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ password, passwordConfirm: password })
    const unproven = await server.fetch(`/api/v1/users/${user.id}/password`, {
      method: 'POST',
      headers,
      body,
    })
    expect(unproven.status).toBe(422)
    expect(await readOutbox(server)).toHaveLength(mailsBefore)
  })
})

describe('a join and a pass at the same time', () => {
  it('put the player in before the pass, or refuse them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, joinCode } = await aGame(server, { players: ['joueur1'] })
      const [entered] = await Promise.allSettled([enter(`Vite ${round}`, joinCode ?? ''), pass(id)])
      const results = await (await admin())('listGameResults', { params: { gameId: id } })
      expect(results).toHaveLength(entered.status === 'fulfilled' ? 2 : 1)
      if (entered.status === 'rejected') expect(entered.reason).toMatchObject({ code: 'joining/code-closed' })
    }
  })
})

describe('the limit of wrong codes', () => {
  const started = new Date()

  it('stops a guesser, by address and by account, until a quarter of an hour has passed', async () => {
    let clock = started
    const own = await startTestServer({ env: { RATE_LIMIT: 'on' }, now: () => clock })
    const { joinCode } = await aGame(own)
    const right = joinCode ?? ''
    const guess = async (code = 'AAAAAA') => (await own.client())('findGameByCode', { params: { code } })
    const join = async (name: string, code = 'AAAAAA') =>
      (await own.client(name))('joinByCode', { body: { code } })
    for (let count = 1; count < 20; count += 1)
      expect(await refusedWith(join('joueur1'))).toBe('404 joining/unknown-code')
    expect(await refusedWith(join('joueur1'))).toBe('429 joining/too-many-codes')
    expect(await refusalOf(join('joueur1', right))).toMatchObject({ status: 429, retryAfter: 900 })
    await join('joueur2', right)
    for (let count = 20; count < 101; count += 1) await refusalOf(guess())
    expect(await refusedWith(guess())).toBe('429 joining/too-many-codes')
    expect(await refusedWith(guess(right))).toBe('429 joining/too-many-codes')
    clock = new Date(started.getTime() + 900_000)
    expect((await guess(right)).hosts).toEqual(['Dominique Moreau'])
    await own.stop()
  })

  it('lets a class behind one address mistype several times each', async () => {
    const own = await startTestServer({ env: { RATE_LIMIT: 'on' }, now: () => started })
    const { id, joinCode } = await aGame(own)
    const anonymous = await own.client()
    for (let student = 1; student <= 40; student += 1) {
      for (const code of ['AAAAAA', 'x', 'ABC23'])
        expect(await refusedWith(anonymous('findGameByCode', { params: { code } }))).toBe(
          '404 joining/unknown-code',
        )
      await anonymous('joinByNickname', { body: { code: joinCode ?? '', nickname: `Élève ${student}` } })
    }
    const root = await own.client('superadmin')
    expect((await root('getGame', { params: { id } })).companies).toHaveLength(40)
    await own.stop()
  })
})
