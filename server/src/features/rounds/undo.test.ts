import type { Client } from '@trimestre/contract/client'
import { versionsMax } from '@trimestre/contract/round-limits'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { runSql } from '../../testing/database-server.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { roundActs, savePrice, verdictsOf } from '../../testing/round-acts.ts'
import { tableHashes } from '../../testing/table-hashes.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Client
let acts: ReturnType<typeof roundActs>

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.client('admin')
  acts = roundActs(admin)
})
afterAll(() => server.stop())

async function aHeldGame() {
  const game = await aGame(server, { players: ['joueur1', 'joueur2', 'joueur3'] })
  await acts.hold(game.id)
  return game
}

it('restores every table but the journal and what people were told; the same sheets then give the same documents', async () => {
  const game = await aHeldGame()
  await admin('configureGame', { params: { id: game.id }, body: { joining: 'untilFirstPass' } })
  await savePrice(server, 'joueur1', game.id, 48)
  await (await server.client('joueur2'))('lockCompany', { params: { id: game.companies[1]?.id ?? 0 } })
  const { notifications: _told, ...before } = await tableHashes(server.context.db)
  const first = await acts.close(game.id)
  const id = await acts.lastId(game.id)
  expect(await acts.undo(id)).toMatchObject({ nbRounds: 2, round: { state: 'open', etat: 1, version: 0 } })
  expect({ ...(await tableHashes(server.context.db)), notifications: undefined }).toEqual(before)
  expect(await admin('listGameResults', { params: { gameId: game.id } })).toEqual([])
  expect(await refusedWith(acts.undo(id))).toBe('409 rounds/not-hidden')
  expect(await refusedWith(acts.publish(id))).toBe('409 rounds/not-hidden')

  const again = await acts.close(game.id)
  expect(again).toMatchObject({ version: 2, inputs: first.inputs })
  const versions = await admin('listRoundVersions', { params: { id } })
  expect(
    versions.map(({ version, state, companies, by }) => [version, state, companies, by?.username]),
  ).toEqual([
    [1, 'withdrawn', 3, 'admin'],
    [2, 'hidden', 3, 'admin'],
  ])
  const documents = async (version: number) =>
    (await admin('listVersionResults', { params: { id, version } })).map(row => ({
      ...row,
      id: 0,
      '@id': '',
    }))
  expect(await documents(2)).toEqual(await documents(1))
  await acts.undo(id)
  await savePrice(server, 'joueur1', game.id, 50)
  const third = await acts.close(game.id)
  expect(third.inputs).not.toBe(first.inputs)
  expect(await verdictsOf(server.context.db, game.id)).toEqual(['1.1', '1.2', '1.3'])
  expect(await refusedWith(admin('listVersionResults', { params: { id, version: 4 } }))).toBe(
    '404 request/not-found',
  )
})

it('lets a company that was reset in between start afresh, and both computations stay right', async () => {
  const game = await aHeldGame()
  await acts.pass0(game.id)
  await acts.close(game.id)
  await acts.undo(await acts.lastId(game.id))
  await acts.reset(game.companies[0]?.id ?? 0)
  await acts.close(game.id)
  expect(await verdictsOf(server.context.db, game.id)).toEqual(['1.1', '2.1', '2.2'])
})

it('is refused when the quarter could not be closed again, as is a restart', async () => {
  const game = await aGame(server)
  await acts.hold(game.id)
  await acts.close(game.id)
  const id = await acts.lastId(game.id)
  await runSql(
    server.databaseUrl,
    `update rounds set computed_version = ${versionsMax} where id = ${id};
      update games set revision = revision + 1 where id = ${game.id};
      update round_versions set version = ${versionsMax} where round_id = ${id}`,
  )
  expect(await refusedWith(acts.undo(id))).toBe('409 rounds/too-many-versions')
  await acts.publish(id)
  const restart = admin('restartGame', {
    params: { id: game.id },
    body: { decisions: 'clear', reason: 'Mauvais niveau' },
  })
  expect(await refusedWith(restart)).toBe('409 rounds/too-many-versions')
})
