import { decisionItems } from '@trimestre/engine'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createDemoGame } from './demo-game.ts'
import { demoStrategies } from './demo-strategies.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('decides only what exists, inside the bounds', () => {
  for (const { quarters } of demoStrategies) {
    for (const [key, value] of quarters.flatMap(Object.entries)) {
      const item = decisionItems.find(candidate => candidate.key === key)
      expect(item && value >= item.min && value <= item.max, `${key} ${value}`).toBe(true)
    }
  }
})

it('is a game in full swing, made again without a second one', async () => {
  await createDemoGame(server.context)
  await createDemoGame(server.context)
  const admin = await server.client('admin')
  const { user } = await server.session('admin')
  const games = await admin('listAdministeredGames', { params: { adminId: user.id } })
  const demo = games.filter(game => game.companies.length === demoStrategies.length)
  expect(demo.map(game => [game.nbTurns, game.currentTrimestre, game.private])).toEqual([[8, 5, false]])

  const gameId = demo[0]?.id ?? 0
  const results = await admin('listGameResults', { params: { gameId } })
  expect(results.map(row => row.classement)).toEqual([1, 2, 3, 4, 5, 6])
  const player = await server.client('joueur3')
  const [company] = demo[0]?.companies.filter(one => one.userCompany.username === 'joueur3') ?? []
  const dashboard = await player('getDashboard', { params: { id: company?.id ?? 0 } })
  expect(dashboard.chart.map(point => point.name)).toEqual(['T1', 'T2', 'T3', 'T4'])
  expect(new Set(dashboard.chart.map(point => point.Stock)).size).toBeGreaterThan(2)
})
