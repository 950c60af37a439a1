import type { Client } from '@trimestre/contract/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { roundActs, savePrice } from '../../testing/round-acts.ts'
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

it('tells what the pass will compute, to the centime, and writes nothing', async () => {
  const game = await aHeldGame()
  await savePrice(server, 'joueur1', game.id, 48)
  await (await server.client('joueur2'))('lockCompany', { params: { id: game.companies[1]?.id ?? 0 } })
  const id = await acts.lastId(game.id)
  const before = await tableHashes(server.context.db)
  const rehearsed = await acts.rehearse(id)
  expect(await tableHashes(server.context.db)).toEqual(before)
  expect(await admin('listRoundVersions', { params: { id } })).toEqual([])
  const given = Object.fromEntries(rehearsed.companies.map(company => [company.username, company.given]))
  expect(given).toEqual({ joueur1: 'sheet', joueur2: 'submitted', joueur3: 'carried' })
  const untouched = rehearsed.anomalies.filter(({ code }) => code === 'untouched')
  expect(untouched.map(({ companyId }) => companyId)).toEqual([game.companies[2]?.id])

  const closed = await acts.close(game.id)
  expect(closed.inputs).toBe(rehearsed.inputs)
  const results = await admin('listGameResults', { params: { gameId: game.id } })
  const figures = results.map(row => {
    const { companyId, classement, valeurSociete, resultatNet, liquidites, partMarche, alertes } =
      row as never
    return { companyId, classement, valeurSociete, resultatNet, liquidites, partMarche, alertes }
  })
  expect(rehearsed.companies).toMatchObject(figures)
  expect(await refusedWith(acts.rehearse(id))).toBe('409 rounds/closed')
  await acts.undo(id)
  await savePrice(server, 'joueur1', game.id, 90)
  const other = await acts.rehearse(id)
  expect(other.inputs).not.toBe(rehearsed.inputs)
  const audit = await (await server.client('superadmin'))('listAudit', { query: { game: game.id } })
  expect(audit['hydra:member'].filter(({ call }) => call === 'rehearseRound')).toHaveLength(2)
})

it('reports what is unusual: a price that jumps, and a stock that piles up', async () => {
  const game = await aHeldGame()
  await acts.pass0(game.id)
  await savePrice(server, 'joueur1', game.id, 300)
  const { anomalies } = await acts.rehearse(await acts.lastId(game.id))
  const own = anomalies.filter(({ companyId }) => companyId === game.companies[0]?.id)
  expect(own.map(({ code }) => code)).toEqual(expect.arrayContaining(['jump', 'stock']))
  expect(own.find(({ code }) => code === 'jump')?.value).toBeGreaterThan(30)
})
