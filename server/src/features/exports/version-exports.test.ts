import type { Client } from '@trimestre/contract/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aGame } from '../../testing/build-game.ts'
import { roundActs, savePrice } from '../../testing/round-acts.ts'
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

const fetched = (gameId: number, kind: string, query = '', as = 'admin') =>
  server.fetch(`/api/v1/games/${gameId}/exports/${kind}${query}`, { as })

/** Reads a file as its name and the selling prices of its rows. */
async function read(gameId: number, kind: string, query = '') {
  const answer = await fetched(gameId, kind, query)
  expect(answer.status).toBe(200)
  const name = decodeURIComponent(answer.headers.get('content-disposition')?.split("UTF-8''")[1] ?? '')
  const [head = '', ...rows] = (await answer.text()).trim().split('\r\n')
  const place = head.split(';').indexOf('Prix de vente')
  expect(place).toBeGreaterThan(0)
  return { name, prices: rows.map(row => row.split(';')[place]) }
}

const refused = async (gameId: number, kind: string, query: string, as = 'admin') => {
  const answer = await fetched(gameId, kind, query, as)
  const { code, violations } = (await answer.json()) as {
    code: string
    violations?: { propertyPath: string; code: string }[]
  }
  return [answer.status, code, ...(violations ?? []).map(each => `${each.propertyPath}/${each.code}`)].join(
    ' ',
  )
}

it('exports a version of a quarter with its own figures, in a file that names it', async () => {
  const game = await aGame(server, { name: 'Versions', nbTurns: 3, players: ['joueur1'] })
  await savePrice(server, 'joueur1', game.id, 47)
  await acts.pass0(game.id)
  await acts.pass0(game.id)
  const body = { reason: 'Erreur', mode: 'replay' } as const
  await admin('reopenRound', { params: { id: (await acts.read(game.id)).rounds[1]?.id ?? 0 }, body })
  await savePrice(server, 'joueur1', game.id, 53)
  await acts.pass0(game.id)

  expect(await read(game.id, 'results', '?round=2&version=1&lang=fr')).toEqual({
    name: 'Résultats T1 v1 - Versions.csv',
    prices: ['47'],
  })
  expect(await read(game.id, 'results', '?round=2&version=2&lang=fr')).toEqual({
    name: 'Résultats T1 v2 - Versions.csv',
    prices: ['53'],
  })
  expect(await read(game.id, 'ranking', '?round=2&version=1&lang=fr')).toEqual({
    name: 'Classement T1 v1 - Versions.csv',
    prices: ['47'],
  })
  expect((await read(game.id, 'results', '?lang=fr')).prices).toEqual(['53'])
  // The second quarter has left the line of the game, and its version can still be read.
  expect((await read(game.id, 'results', '?round=3&version=1&lang=fr')).prices).toHaveLength(1)
  const book = await fetched(game.id, 'ranking', '?round=2&version=1&format=xlsx')
  expect(book.headers.get('content-disposition')).toContain('filename="Classement T1 v1 - Versions.xlsx"')
})

it('exports a version that is hidden or practice when it is named, and says that it is practice', async () => {
  const game = await aGame(server, { name: 'Secrets', nbTurns: 3, players: ['joueur1'] })
  await admin('setPractice', { params: { id: game.id }, body: { practice: true } })
  await acts.hold(game.id)
  await acts.close(game.id)
  const named = await read(game.id, 'results', '?round=2&version=1&lang=fr')
  expect(named).toMatchObject({ name: 'Résultats T1 v1 - Essai - Secrets.csv' })
  expect(named.prices).toHaveLength(1)
  expect(await read(game.id, 'results', '?lang=fr')).toEqual({ name: 'Résultats - Secrets.csv', prices: [] })
  const whole = await read(game.id, 'results', '?practice=1&hidden=1&lang=fr')
  expect(whole).toEqual({ name: 'Résultats - Essai - Secrets.csv', prices: named.prices })
})

it('refuses players, unknown versions, and a version without its quarter', async () => {
  const game = await aGame(server, { players: ['joueur1'] })
  await acts.pass0(game.id)
  const code = (query: string, kind = 'results', as = 'admin') => refused(game.id, kind, query, as)
  expect(await code('?round=2&version=1', 'results', 'joueur1')).toBe('403 auth/forbidden')
  expect(await code('?round=2&version=2')).toBe('404 request/not-found')
  expect(await code('?round=1&version=1')).toBe('404 request/not-found')
  expect(await code('?round=9&version=1', 'ranking')).toBe('404 request/not-found')
  expect(await code('?round=2&version=1', 'attendance')).toBe('404 request/not-found')
  expect(await code('?version=1')).toBe('422 request/invalid round/validation/required')
  expect(await code('?round=2')).toBe('422 request/invalid version/validation/required')
  for (const version of ['0', '-1', '51'])
    expect(await code(`?round=2&version=${version}`)).toBe(
      '422 request/invalid version/validation/out-of-bounds',
    )
  expect(await code('?round=2&version=1.5')).toBe('422 request/invalid version/validation/integer')
  expect(await code('?round=2&version=x')).toBe('422 request/invalid version/validation/number')
})

it('leaves practice out of the attendance unless it is asked for', async () => {
  const game = await aGame(server, { name: 'Présences', nbTurns: 3, players: ['joueur1'] })
  await admin('setPractice', { params: { id: game.id }, body: { practice: true } })
  await savePrice(server, 'joueur1', game.id, 47)
  await acts.pass0(game.id)
  const textOf = async (query: string) => (await (await fetched(game.id, 'attendance', query)).text()).trim()
  expect(await textOf('?lang=fr')).toBe('Joueur\r\njoueur1')
  expect(await textOf('?lang=fr&practice=1')).toBe('Joueur;T1;T2 (en cours)\r\njoueur1;1;en cours')
})
