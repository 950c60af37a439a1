import type { Endpoint } from '@trimestre/contract/endpoint'
import { endpoints } from '@trimestre/contract/endpoints'
import type { Game } from '@trimestre/contract/games'
import { type EndpointName, routes } from '@trimestre/contract/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame } from './testing/build-game.ts'
import { senderOf } from './testing/call-sender.ts'
import { runSql } from './testing/database-server.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

/** The writes that have no game: accounts, sessions, the catalogue, trainings and the system. */
const withoutGame: readonly EndpointName[] = [
  'login',
  'register',
  'refreshToken',
  'logout',
  'requestPasswordReset',
  'resetPassword',
  'confirmEmail',
  'exchangeOidc',
  'setUp',
  'createUser',
  'createUsers',
  'importUsers',
  'updateUser',
  'changePassword',
  'issueAccess',
  'uploadPicture',
  'createProduct',
  'updateProduct',
  'deleteProduct',
  'createMenu',
  'updateMenu',
  'deleteMenu',
  'createItem',
  'updateItem',
  'deleteItem',
  'updateItemDescription',
  'createEvent',
  'updateEvent',
  'deleteEvent',
  'createGame',
  'createTraining',
  'updateTraining',
  'deleteTraining',
  'startTraining',
  'startSolo',
  'sendTestMail',
  'readNotifications',
  'updateNotificationPreferences',
  'unsubscribe',
]

/** The writes that an archived game allows, each with the reason. */
const allowed: Partial<Record<EndpointName, string>> = {
  archiveGame: 'repeating it changes nothing',
  unarchiveGame: 'takes the game out of the archive',
  deleteGame: 'an archive may be thrown away',
  deleteSolo: 'an archive may be thrown away',
  duplicateGame: 'makes another game and leaves this one as it is',
  readThread: 'its messages stay, and may be read',
  signalPresence: 'stores nothing; says who is looking at the sheet',
  previewGrading: 'stores nothing',
  askGradeReview: 'a person may ask about a grade as long as the game exists',
  answerGradeReview: 'a request that was asked may be answered',
  deleteUser: 'a person may be forgotten, whatever became of the games',
  eraseUser: 'a person may be forgotten, whatever became of the games',
}

const writes = (Object.keys(routes) as EndpointName[]).filter(name => routes[name].method !== 'GET')
const writesGame = (name: EndpointName) => (endpoints[name] as Endpoint).writesGame === true

let server: TestServer
let game: Game

beforeAll(async () => {
  server = await startTestServer()
  game = await aGame(server, { private: true, players: ['joueur1'] })
  const root = await server.client('superadmin')
  await root('passAndOpenRound', { params: { gameId: game.id } })
  game = await root('getGame', { params: { id: game.id } })
})
afterAll(() => server.stop())

/** Makes a call, prepared while its game was in use, after every game was archived. */
async function inArchive(name: EndpointName) {
  const setting = { server, game, owners: { administrator: 'admin', player: 'joueur1' } }
  const sender = await senderOf(name, setting)
  await runSql(server.databaseUrl, 'update games set archived_at = now(), revision = revision + 1')
  try {
    const { body } = sender.valid
    if (body === undefined) return await sender.send({ body: '' })
    // A class is prepared in a game that there is, where its recipe makes a new one.
    return await sender.send(
      name === 'prepareClass' ? { body: JSON.stringify({ ...body, game: game.id }) } : {},
    )
  } finally {
    await runSql(server.databaseUrl, 'update games set archived_at = null, revision = revision + 1')
  }
}

describe('an archived game', () => {
  it('is considered by every writing call', () => {
    const considered = [...writes.filter(writesGame), ...withoutGame, ...Object.keys(allowed)]
    expect(considered.toSorted()).toEqual(writes.toSorted())
  })

  it.each(writes.filter(writesGame))('refuses %s', async name => {
    expect(await inArchive(name)).toMatchObject({ status: 409, code: 'games/archived' })
  })

  it.each(Object.keys(allowed) as EndpointName[])('allows %s', async name => {
    const { status } = await inArchive(name)
    expect([200, 201, 204]).toContain(status)
  })
})
