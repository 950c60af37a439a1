import type { Client } from '@trimestre/contract/client'
import { ApiError } from '@trimestre/contract/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const players = ['joueur1', 'joueur2', 'joueur3', 'joueur4']
const [nord, sud] = ['joueur1;Nord\njoueur2;Nord', 'joueur1;Sud\njoueur3;Sud\njoueur4;Nord']

it('calls that form, settle and join teams at once are answered or refused one after the other', async () => {
  const { id } = await aGame(server, { invited: players })
  const admin = await server.client('admin')
  const clients: Client[] = await Promise.all(players.map(name => server.client(name)))
  const params = { id }
  await admin('configureTeams', { params, body: { mode: 'teams', formation: 'open', sizeMax: 2 } })
  await admin('importTeams', { params, body: { text: nord } })
  const [team] = await admin('listTeams', { params })
  const roles = await admin('listTeamRoles', { params })
  const calls: (() => Promise<unknown>)[] = [
    () => admin('importTeams', { params, body: { text: nord } }),
    () => admin('importTeams', { params, body: { text: sud } }),
    () => admin('splitTeams', { params, body: { size: 2, by: 'random' } }),
    () => admin('configureTeams', { params, body: { formation: 'code' } }),
    () => admin('configureTeams', { params, body: { formation: 'open' } }),
    () =>
      admin('replaceTeamRoles', { params, body: [...roles, { name: 'Vente', areas: [], submits: true }] }),
    () => admin('drawTeamCode', { params: { id: team?.id ?? 0 } }),
    ...clients.map(client => () => client('joinGame', { body: { game: id, company: team?.id ?? 0 } })),
    ...clients.map(client => () => client('joinGame', { body: { game: id } })),
  ]
  const asked = Array.from({ length: 60 }, (_, index) =>
    (calls[(index * 7) % calls.length] as (typeof calls)[0])(),
  )
  const refused = (await Promise.allSettled(asked)).flatMap(each =>
    each.status === 'rejected' ? [each.reason] : [],
  )
  expect(refused.filter(error => !(error instanceof ApiError) || error.status >= 500)).toEqual([])
  const { seats } = await admin('listSeats', { params })
  const people = seats.flatMap(({ members }) => members.map(({ user }) => user.username))
  expect(new Set(people).size).toBe(people.length)
  expect(Math.max(...seats.map(({ members }) => members.length))).toBeLessThanOrEqual(2)
  expect(seats.filter(({ kind, members }) => (kind === 'human') !== members.length > 0)).toEqual([])
  expect(new Set(seats.map(({ name }) => name)).size).toBe(seats.length)
  const { teams } = await admin('configureTeams', { params, body: { formation: 'code' } })
  const { rows } = await server.context.db.$client.query('select code from companies where game_id = $1', [
    id,
  ])
  expect(teams?.formation).toBe('code')
  expect(rows.filter(({ code }) => code === null)).toEqual([])
})
