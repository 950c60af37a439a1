import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { aTeam, giveRoles, playInTeams } from '../../testing/build-team.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// The members of a company share a cached sheet as long as the same areas are open to them.

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ isAlone: true })
})
afterAll(() => server.stop())

const send = pg.Client.prototype.query
let readingSheets = 0
beforeEach(() => {
  readingSheets = 0
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [statement] = given as [string | { text?: string }]
    const text = typeof statement === 'string' ? statement : (statement.text ?? '')
    if (/from "saved_decisions"/.test(text)) readingSheets += 1
    return Reflect.apply(send, this, given)
  } as typeof send
})
afterEach(() => {
  pg.Client.prototype.query = send
})

it('a sheet is made once for all members with the same areas', async () => {
  const team = await aTeam(server, ['joueur1', 'joueur2', 'joueur3'])
  const sheetOf = async (name: string) =>
    (await server.client(name))('getDecisionSheet', { params: { id: team.companyId } })
  const first = await sheetOf('joueur1')
  expect(await sheetOf('joueur2')).toEqual(first)
  expect(await sheetOf('joueur1')).toEqual(first)
  expect(readingSheets).toBe(1)
  await playInTeams(server, team.gameId, {}, [
    { id: 1, name: 'Ventes', areas: ['ventes'] },
    { id: 2, name: 'Finance', areas: ['comptabilite'] },
  ])
  await giveRoles(server, team.gameId, 'joueur1', [1])
  await giveRoles(server, team.gameId, 'joueur2', [2])
  await giveRoles(server, team.gameId, 'joueur3', [2])
  const editable = async (name: string) => {
    const { areas } = await sheetOf(name)
    const open = Object.entries(areas).filter(([, decisions]) => decisions.some(each => each.editable))
    return open.map(([area]) => area)
  }
  const [sales, finance] = [await editable('joueur1'), await editable('joueur2')]
  expect(await editable('joueur3')).toEqual(finance)
  expect(readingSheets).toBe(3)
  const areasOf = (areas: string[]) => areas.filter(area => ['ventes', 'comptabilite'].includes(area))
  expect([areasOf(sales), areasOf(finance)]).toEqual([['ventes'], ['comptabilite']])
  expect(sales.length).toBe(finance.length)
})
