import type { Game } from '@trimestre/contract/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { pass } from '../../testing/provoking.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let game: Game

beforeAll(async () => {
  server = await startTestServer()
  game = await aGame(server, { players: ['joueur1', 'joueur2', 'joueur3'] })
  await pass(game)(server)
  await pass(game)(server)
})
afterAll(() => server.stop())

const ofGame = (query: string, as = 'admin') =>
  server.fetch(`/api/v1/games/${game.id}/debrief/deck?${query}`, { as })
const ofCompany = (as: string, query = '') => {
  const own = game.companies.find(({ userCompany }) => userCompany.username === 'joueur1')
  return server.fetch(`/api/v1/companies/${own?.id}/debrief/deck?${query}`, { as })
}

test.each([
  ['pptx', 'PK\u0003\u0004'],
  ['pdf', '%PDF-'],
])('the debrief of a class is a %s file', async (format, start) => {
  const response = await ofGame(`format=${format}&lang=fr`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toMatch(
    new RegExp(`^attachment; filename="bilan-trimestre-2 - .*\\.${format}"`),
  )
  const file = Buffer.from(await response.arrayBuffer())
  expect(file.subarray(0, start.length).toString('latin1')).toBe(start)
})

test('the whole game has another file name, and each language its own', async () => {
  const response = await ofGame('scope=game&lang=en-GB&format=pdf')
  expect(response.headers.get('content-disposition')).toMatch(/filename="(?!bilan)/)
  const { headers } = await ofGame('lang=ar&format=pdf')
  expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toMatch(
    /UTF-8''[^-]*\p{Script=Arabic}/u,
  )
})

test('members read the file of their company, rivals do not', async () => {
  expect((await ofCompany('joueur1', 'format=pdf')).status).toBe(200)
  expect((await ofCompany('admin', 'format=pdf')).status).toBe(200)
  expect((await ofCompany('joueur2')).status).toBe(403)
  expect((await ofGame('', 'joueur1')).status).toBe(403)
})

test.each([
  ['format=odp', 'format'],
  ['lang=xx', 'lang'],
  ['answers=all', 'answers'],
])('an unknown choice is refused: %s', async (query, propertyPath) => {
  const response = await ofGame(query)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ violations: [{ propertyPath, code: 'validation/choice' }] })
})

test('a quarter that is not published has no file', async () => {
  expect((await ofGame('round=99')).status).toBe(404)
})
