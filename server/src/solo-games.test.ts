import { authorisation } from '@trimestre/contract/authorisation'
import type { Endpoint } from '@trimestre/contract/endpoint'
import { endpoints } from '@trimestre/contract/endpoints'
import type { Game } from '@trimestre/contract/games'
import { type EndpointName, routes } from '@trimestre/contract/routes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aGame } from './testing/build-game.ts'
import { senderOf } from './testing/call-sender.ts'
import { runSql } from './testing/database-server.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// A solo game is its player's: those who could run it otherwise read it, and change nothing.

const writes = (Object.keys(routes) as EndpointName[]).filter(name => {
  const [anonymous, , , administrator, , superAdministrator] = authorisation[name]
  const isForStaff = anonymous !== 'ok' && (administrator === 'ok' || superAdministrator === 'ok')
  return isForStaff && (endpoints[name] as Endpoint).writesGame === true
})

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

/** Makes a call as both kinds of staff, prepared while its game was theirs, after every game became a player's own. */
async function inSoloGame(name: EndpointName) {
  const setting = { server, game, owners: { administrator: 'admin', player: 'joueur1' } }
  const sender = await senderOf(name, setting)
  await runSql(
    server.databaseUrl,
    `update games set solo_player_id = (select id from users where username = 'joueur1'), revision = revision + 1`,
  )
  const { body } = sender.valid
  // A class is prepared in a game that there is, where its recipe makes a new one.
  const inGame = name === 'prepareClass' && { body: JSON.stringify({ ...Object(body), game: game.id }) }
  try {
    const answers = []
    for (const as of ['admin', 'superadmin']) {
      const { status, code } = await sender.send({ ...inGame, as })
      answers.push(`${status} ${code}`)
    }
    return answers
  } finally {
    await runSql(
      server.databaseUrl,
      'update games set solo_player_id = null, revision = revision + 1 where training_id is null',
    )
  }
}

it.each(writes)('a solo game refuses staff %s', async name => {
  expect(await inSoloGame(name)).toEqual(['403 auth/forbidden', '403 auth/forbidden'])
})
