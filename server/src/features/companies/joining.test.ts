import type { Client } from '@trimestre/contract/client'
import type { Joining } from '@trimestre/contract/games'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Client

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
})
afterAll(() => server.stop())

const join = async (username: string, game: number) =>
  (await server.client(username))('joinGame', { body: { game } })
const setJoining = (id: number, joining: Joining) =>
  admin('configureGame', { params: { id }, body: { joining } })
const pass = (gameId: number) => admin('passAndOpenRound', { params: { gameId } })
const joiningOf = async (id: number) => (await admin('getGame', { params: { id } })).joining

describe('joining a public game', () => {
  it('stays open across passes until an administrator closes it, and can be opened again', async () => {
    const { id, joining } = await aGame(server)
    expect(joining).toBe('open')
    await pass(id)
    await join('joueur1', id)
    expect(await setJoining(id, 'closed')).toMatchObject({ joining: 'closed' })
    expect(await refusedWith(join('joueur2', id))).toBe('409 games/joining-closed')
    expect((await join('joueur1', id)).game.id).toBe(id)
    await setJoining(id, 'open')
    await join('joueur2', id)
  })

  it('closes automatically at the first pass when that was chosen, and not with another setting', async () => {
    const { id } = await aGame(server)
    await setJoining(id, 'untilFirstPass')
    await join('joueur1', id)
    await pass(id)
    expect(await joiningOf(id)).toBe('closed')
    expect(await refusedWith(join('joueur2', id))).toBe('409 games/joining-closed')
    await setJoining(id, 'open')
    await pass(id)
    expect(await joiningOf(id)).toBe('open')
  })

  it('also closes when the quarter is closed without opening the next', async () => {
    const { id } = await aGame(server)
    await setJoining(id, 'untilFirstPass')
    await admin('passRound', { params: { gameId: id } })
    expect(await joiningOf(id)).toBe('closed')
  })

  it('stays possible in a closed game for players invited by name', async () => {
    const { id } = await aGame(server, { invited: ['joueur3'] })
    await setJoining(id, 'closed')
    expect((await join('joueur3', id)).userCompany.username).toBe('joueur3')
  })

  it('accepts known settings only', async () => {
    const { id } = await aGame(server)
    for (const joining of ['shut', 1, true, {}]) {
      expect(await refusedWith(setJoining(id, joining as Joining))).toBe('422 request/invalid')
    }
    expect(await joiningOf(id)).toBe('open')
  })

  it('is open until the first pass in a copy of a closed game', async () => {
    const { id } = await aGame(server)
    await setJoining(id, 'closed')
    const copy = await admin('duplicateGame', { params: { id }, body: { name: 'Copie' } })
    expect(copy.joining).toBe('untilFirstPass')
  })
})

describe('a withdrawn invitation', () => {
  const withdraw = (gameId: number, userId: number) =>
    admin('withdrawInvitation', { params: { gameId, userId } })
  const idOf = async (username: string) => (await server.session(username)).user.id

  it.each([true, false])(
    'keeps its player out until they are invited again, private game: %s',
    async isPrivate => {
      const { id } = await aGame(server, { private: isPrivate, invited: ['joueur4'] })
      const userId = await idOf('joueur4')
      const assigned = async () =>
        (await admin('listAssignedUsers', { params: { gameId: id } })).map(user => user.id)
      expect(await assigned()).toEqual([userId])
      await withdraw(id, userId)
      expect(await assigned()).toEqual([])
      const refusal = isPrivate ? '403 games/private' : '409 games/joining-closed'
      expect(await refusedWith(join('joueur4', id))).toBe(refusal)
      const player = await server.client('joueur4')
      const seen = (await player('listGames')).find(game => game.id === id)
      expect(seen?.invited).toBe(isPrivate ? undefined : false)
      expect(await refusedWith(withdraw(id, userId))).toBe('404 request/not-found')
      await admin('invite', { params: { gameId: id }, body: [userId] })
      await join('joueur4', id)
      expect(await refusedWith(withdraw(id, userId))).toBe('409 invitations/joined')
    },
  )
})
