import { afterAll, beforeAll, expect, it } from 'vitest'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isAlone: true })
})
afterAll(() => server.stop())

const ask = async (username: string, id: number) =>
  (await (await server.client(username))('requestToJoin', { params: { id } })).state
const stateOf = async (username: string, id: number) =>
  (await (await server.client(username))('getJoinRequest', { params: { id } })).state
const idOf = async (username: string) => (await server.session(username)).user.id
const waiting = async (id: number) =>
  (await (await server.client('admin'))('listJoinRequests', { params: { id } })).map(
    ({ user }) => user.username,
  )
const answer = async (call: 'acceptJoinRequest' | 'declineJoinRequest', gameId: number, username: string) =>
  (await server.client('admin'))(call, { params: { gameId, userId: await idOf(username) } })
const gameSeenBy = async (username: string, id: number) =>
  (await server.client(username))('getGame', { params: { id } })

it('a player asks to join a private game, once, and is let in with a company before the first pass', async () => {
  const { id } = await aGame(server, { private: true })
  expect(await stateOf('joueur1', id)).toBe('none')
  expect(await ask('joueur1', id)).toBe('pending')
  expect(await ask('joueur1', id)).toBe('pending')
  expect(await ask('joueur2', id)).toBe('pending')
  expect(await waiting(id)).toEqual(['joueur1', 'joueur2'])
  await answer('acceptJoinRequest', id, 'joueur1')
  expect(await waiting(id)).toEqual(['joueur2'])
  expect(await stateOf('joueur1', id)).toBe('accepted')
  expect(await gameSeenBy('joueur1', id)).toMatchObject({ joined: true, invited: true })
})

it('after the first pass a player who is let in is invited, and joins when they want', async () => {
  const { id } = await aGame(server, { private: true, players: ['joueur1'] })
  await (await server.client('admin'))('passAndOpenRound', { params: { gameId: id } })
  await ask('joueur2', id)
  await answer('acceptJoinRequest', id, 'joueur2')
  expect(await gameSeenBy('joueur2', id)).toMatchObject({ joined: false, invited: true })
})

it('a declined request stays declined, but an invitation counts all the same', async () => {
  const { id } = await aGame(server, { private: true })
  await ask('joueur1', id)
  await answer('declineJoinRequest', id, 'joueur1')
  expect(await ask('joueur1', id)).toBe('declined')
  expect(await waiting(id)).toEqual([])
  expect(await refusedWith(gameSeenBy('joueur1', id))).toBe('403 auth/forbidden')
  await (await server.client('admin'))('invite', { params: { gameId: id }, body: [await idOf('joueur1')] })
  expect(await stateOf('joueur1', id)).toBe('accepted')
})

it('an answer needs a request that waits, and a finished game takes none', async () => {
  const { id } = await aGame(server, { private: true, nbTurns: 1, players: ['joueur1'] })
  for (const call of ['acceptJoinRequest', 'declineJoinRequest'] as const)
    expect(await refusedWith(answer(call, id, 'joueur2'))).toBe('404 request/not-found')
  await (await server.client('admin'))('passAndOpenRound', { params: { gameId: id } })
  expect(await refusedWith(ask('joueur2', id))).toBe('409 games/finished')
})

it('requests are part of the export of a person and go with the account', async () => {
  const userId = await anAccount(server, 'demandeuse')
  const { id, name } = await aGame(server, { private: true })
  await ask('demandeuse', id)
  const client = await server.client('demandeuse')
  const data = await client('exportUser', { params: { id: userId } })
  expect(data.joinRequests).toMatchObject([{ game: { id, name }, declinedAt: null }])
  await client('eraseUser', { params: { id: userId }, body: { currentPassword: 'demandeuse' } })
  expect(await waiting(id)).toEqual([])
})
