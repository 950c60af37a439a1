import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const parts = [
  { status: 200, headers: { 'x-total-count': '3' }, body: ['é'] },
  { status: 401, body: { code: 'auth/expired' } },
]
const several = () => Response.json(parts, { headers: { date: 'Sun, 22 Nov 2026 15:00:00 GMT' } })

/** What the first script of the page has left, and the module that takes it up as a page does. */
async function takeEarlyWith(early: unknown) {
  vi.stubGlobal('window', { early })
  const { takeEarly } = await import('./early-requests.ts')
  return takeEarly
}
const asked = (response: Promise<Response>) => ({
  addresses: ['/api/v1/games', '/api/v1/users/1'],
  token: 'mine',
  response,
})

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('each part of one answer is taken up once, as if it had been asked for by itself', async () => {
  const takeEarly = await takeEarlyWith({ asked: asked(Promise.resolve(several())) })
  const games = await takeEarly('/api/v1/games', 'mine')
  expect(games?.status).toBe(200)
  expect(games?.headers.get('x-total-count')).toBe('3')
  expect(games?.headers.get('date')).toBe('Sun, 22 Nov 2026 15:00:00 GMT')
  expect(await games?.json()).toEqual(['é'])
  expect(await takeEarly('/api/v1/games', 'mine')).toBeUndefined()
})

test('what was refused, or was asked for somebody else, is to be asked for anew', async () => {
  const takeEarly = await takeEarlyWith({ asked: asked(Promise.resolve(several())) })
  expect(await takeEarly('/api/v1/users/1', 'mine')).toBeUndefined()
  expect(await takeEarly('/api/v1/games', 'of somebody else')).toBeUndefined()
})

test.each([
  ['no network', () => Promise.reject(new TypeError('no network'))],
  ['a refusal of all', async () => new Response('', { status: 502 })],
  ['fewer parts than asked for', async () => Response.json([])],
  ['something else', async () => new Response('<p>welcome to this hotel</p>')],
])('%s: everything is to be asked for anew', async (_, answer) => {
  const takeEarly = await takeEarlyWith({ asked: asked(answer()) })
  expect(await takeEarly('/api/v1/games', 'mine')).toBeUndefined()
})

test('texts belong to nobody, and what nobody has taken up for ten seconds is no news any more', async () => {
  vi.useFakeTimers()
  const texts = { address: '/texts.json', response: Promise.resolve(new Response('{}')) }
  const takeEarly = await takeEarlyWith({ texts, asked: asked(Promise.resolve(several())) })
  expect((await takeEarly('/texts.json', null))?.ok).toBe(true)
  await vi.advanceTimersByTimeAsync(10_100)
  expect(await takeEarly('/api/v1/games', 'mine')).toBeUndefined()
})

test('a page that nothing was asked for asks for everything itself', async () => {
  const takeEarly = await takeEarlyWith(undefined)
  expect(await takeEarly('/api/v1/games', 'mine')).toBeUndefined()
})
