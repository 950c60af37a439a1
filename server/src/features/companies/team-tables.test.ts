import { eq } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companies, companyMembers, gameRoles } from '../../platform/db/schema.ts'
import { aGame } from '../../testing/build-game.ts'
import { actInTeam, actTables, aRole } from '../../testing/team-acts.ts'
import { inTeams } from '../../testing/team-settings.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { listTables } from '../backup/repo.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const tables = { ...actTables, companyMembers, gameRoles, companies } as const

it('what people did in a game goes with the game, also with one that is erased after its retention period', async () => {
  const { id: gameId, companies: own, rounds } = await aGame(server, { players: ['joueur1'] })
  await inTeams(server, gameId)
  await aRole(server, gameId, 'Ventes')
  const { user } = await server.session('joueur1')
  const quarter = { gameId, companyId: own[0]?.id ?? 0, roundId: rounds.at(-1)?.id ?? 0 }
  await actInTeam(server, quarter, user.id)
  const { db } = server.context
  const rowsIn = (table: { gameId: AnyPgColumn }) => db.$count(table as never, eq(table.gameId, gameId))
  for (const [name, table] of Object.entries(tables)) expect(await rowsIn(table), name).toBeGreaterThan(0)
  const root = await server.client('superadmin')
  await root('deleteGame', { params: { id: gameId } })
  for (const [name, table] of Object.entries(tables)) expect(await rowsIn(table), name).toBe(0)
})

it('a backup contains every table of seats and teams, each after those that it refers to', async () => {
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  const found = await listTables(client)
  await client.end()
  const names = found.map(({ name }) => name)
  const place = (name: string) => names.indexOf(name)
  for (const name of ['company_approvals', 'company_minutes', 'company_proposals', 'decision_changes']) {
    expect(place(name), name).toBeGreaterThan(place('companies'))
    expect(place(name), name).toBeGreaterThan(place('rounds'))
    expect(place(name), name).toBeGreaterThan(place('users'))
  }
  expect(place('game_roles')).toBeGreaterThan(place('games'))
  const columnsOf = (name: string) => found.find(table => table.name === name)?.columns
  expect(columnsOf('company_members')).toEqual(expect.arrayContaining(['role_ids', 'active']))
  expect(columnsOf('saved_decisions')).toContain('versions')
})
