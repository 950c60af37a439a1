import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date('2027-03-20T12:00:00Z') })
  await anAccount(server, 'autreadmin', 'ROLE_ADMIN')
})
afterAll(() => server.stop())

const sentence = 'Erreur dans la configuration du fichier !!'
const gameIri = (id: number) => `/api/v1/games/${id}`

describe('scheduling a pass', () => {
  it('stores the requested wall-clock time and returns the instant that it means', async () => {
    const game = await aGame(server)
    const admin = await server.client('admin')
    const body = { game: gameIri(game.id), date: '03/25/2027', heure: 18, minute: 5 }
    const pass = await admin('schedulePass', { body })
    expect(pass).toEqual({
      '@id': `/api/v1/round_passes/${pass.id}`,
      '@type': 'RoundPass',
      id: pass.id,
      game: { '@id': gameIri(game.id), id: game.id },
      date: '03/25/2027',
      heure: 18,
      minute: 5,
      at: '2027-03-25T18:05:00+01:00',
      status: 'pending',
    })
    const { nextPassAt } = await admin('getGame', { params: { id: game.id } })
    expect(nextPassAt).toBe('2027-03-25T17:05:00.000Z')
  })

  it("follows the clock changes of the school's time zone and accepts numeric strings", async () => {
    const { id } = await aGame(server)
    const admin = await server.client('admin')
    const game = gameIri(id)
    const skipped = { game, date: '03/28/2027', heure: '2', minute: '30' }
    const repeated = { game, date: '10/31/2027', heure: '02', minute: '00' }
    expect((await admin('schedulePass', { body: skipped })).at).toBe('2027-03-28T03:30:00+02:00')
    expect((await admin('schedulePass', { body: repeated })).at).toBe('2027-10-31T02:00:00+02:00')
    const same = { game, date: '03/28/2027', heure: 3, minute: 30 }
    expect(await refusedWith(admin('schedulePass', { body: same }))).toBe('409 schedule/taken')
  })

  it('lists the scheduled passes of the game by time', async () => {
    const { id } = await aGame(server)
    const other = await aGame(server)
    const admin = await server.client('admin')
    const add = (game: number, date: string, heure: number) =>
      admin('schedulePass', { body: { game, date, heure, minute: 0 } })
    const third = await add(id, '04/02/2027', 8)
    const first = await add(id, '04/01/2027', 8)
    const second = await add(id, '04/01/2027', 20)
    await add(other.id, '04/01/2027', 8)
    const list = await admin('listScheduledPasses', { params: { gameId: id } })
    expect(list).toEqual([first, second, third])
  })

  it.each([
    [{ date: '02/30/2028' }, 'date'],
    [{ date: '02/29/2027' }, 'date'],
    [{ date: '31/12/2027' }, 'date'],
    [{ date: '2027-04-01' }, 'date'],
    [{ date: '4/1/2027' }, 'date'],
    [{ date: undefined }, 'date'],
    [{ date: 20270401 }, 'date'],
    [{ heure: 24 }, 'heure'],
    [{ heure: -1 }, 'heure'],
    [{ heure: 'midi' }, 'heure'],
    [{ heure: null }, 'heure'],
    [{ minute: 7 }, 'minute'],
    [{ minute: 60 }, 'minute'],
    [{ minute: 2.5 }, 'minute'],
    [{ date: '03/20/2027', heure: 12, minute: 55 }, 'date'],
    [{ date: '03/20/2027', heure: 13, minute: 0 }, 'date'],
    [{ date: '12/31/1999' }, 'date'],
  ])('refuses %o with the text from the specification', async (fields, path) => {
    const { id } = await aGame(server)
    const admin = await server.client('admin')
    const body = { game: id, date: '04/01/2027', heure: 8, minute: 0, ...(fields as object) }
    const refusal = await refusalOf(admin('schedulePass', { body }))
    expect([refusal.status, refusal.detail]).toEqual([422, sentence])
    expect(refusal.violations.map(({ propertyPath }) => propertyPath)).toEqual([path])
    expect(await admin('listScheduledPasses', { params: { gameId: id } })).toEqual([])
  })

  it('requires an existing game', async () => {
    const admin = await server.client('admin')
    const time = { date: '04/01/2027', heure: 8, minute: 0 }
    const nothing = server.fetch('/api/v1/round_passes', { as: 'admin', method: 'POST' })
    expect((await nothing).status).toBe(422)
    const missing = admin('schedulePass', { body: { ...time } as { game: number } & typeof time })
    expect((await refusalOf(missing)).detail).toBe('Required')
    const unknown = admin('schedulePass', { body: { game: 99_999, ...time } })
    expect(await refusedWith(unknown)).toBe('404 request/not-found')
  })
})

describe('cancelling a scheduled pass', () => {
  it('removes it from the schedule, once, and frees its time', async () => {
    const { id: game } = await aGame(server)
    const admin = await server.client('admin')
    const body = { game, date: '04/01/2027', heure: 8, minute: 0 }
    const { id } = await admin('schedulePass', { body })
    await admin('cancelScheduledPass', { params: { id } })
    const again = admin('cancelScheduledPass', { params: { id } })
    expect(await refusedWith(again)).toBe('404 request/not-found')
    expect(await admin('listScheduledPasses', { params: { gameId: game } })).toEqual([])
    expect((await admin('schedulePass', { body })).status).toBe('pending')
  })
})

describe('planning the next pass to the minute', () => {
  const next = async (id: number) =>
    (await (await server.client('admin'))('getGame', { params: { id } })).nextPassAt

  it('schedules one, and moves it', async () => {
    const { id } = await aGame(server)
    const admin = await server.client('admin')
    const at = '2027-03-20T12:03:00.000Z'
    const body = { at: '2027-03-20T12:03:30Z' }
    expect(await admin('planNextPass', { params: { id }, body })).toEqual({ nextPassAt: at })
    expect(await next(id)).toBe(at)
    const later = '2027-03-20T12:04:00.000Z'
    await admin('planNextPass', { params: { id }, body: { at: later, from: at } })
    const list = await admin('listScheduledPasses', { params: { gameId: id } })
    expect(list).toMatchObject([
      { date: '03/20/2027', heure: 13, minute: 4, at: '2027-03-20T13:04:00+01:00', status: 'pending' },
    ])
  })

  it('moves an automatic pass, which keeps its interval', async () => {
    const { id } = await aGame(server)
    const admin = await server.client('admin')
    await admin('scheduleGame', { params: { id }, body: { typePassage: 1, hour: 24 } })
    const from = (await next(id)) ?? ''
    const at = new Date(Date.parse(from) + 3 * 60_000).toISOString()
    await admin('planNextPass', { params: { id }, body: { at, from } })
    const { nextPassAt, typePassage, hour } = await admin('getGame', { params: { id } })
    expect({ nextPassAt, typePassage, hour }).toEqual({ nextPassAt: at, typePassage: 1, hour: 24 })
    expect(await admin('listScheduledPasses', { params: { gameId: id } })).toEqual([])
  })

  it('changes nothing when it is refused', async () => {
    const { id } = await aGame(server)
    const admin = await server.client('admin')
    const plan = (at: string, from?: string) => admin('planNextPass', { params: { id }, body: { at, from } })
    await plan('2027-03-20T12:10:00Z')
    await plan('2027-03-20T12:20:00Z')
    expect(await refusedWith(plan('2027-03-20T12:00:59Z'))).toBe('422 request/invalid')
    expect(await refusedWith(plan('2027-03-20T12:00:30Z', '2027-03-20T12:10:00Z'))).toBe(
      '422 request/invalid',
    )
    expect(await refusedWith(plan('demain'))).toBe('422 request/invalid')
    const gone = plan('2027-03-20T12:12:00Z', '2027-03-20T12:11:00Z')
    expect(await refusedWith(gone)).toBe('409 schedule/gone')
    const taken = plan('2027-03-20T12:20:00Z', '2027-03-20T12:10:00Z')
    expect(await refusedWith(taken)).toBe('409 schedule/taken')
    const list = await admin('listScheduledPasses', { params: { gameId: id } })
    expect(list.map(({ minute }) => minute)).toEqual([10, 20])
  })
})

describe('the schedule', () => {
  it('is for the administrators of the game', async () => {
    const { id: gameId } = await aGame(server, { players: ['joueur1'] })
    const root = await server.client('superadmin')
    const body = { game: gameId, date: '04/01/2027', heure: 8, minute: 0 }
    const { id } = await root('schedulePass', { body })
    const strangers: [string | undefined, string][] = [
      ['joueur1', '403 auth/forbidden'],
      ['autreadmin', '403 auth/forbidden'],
      [undefined, '401 auth/required'],
    ]
    for (const [name, refusal] of strangers) {
      const client = await server.client(name)
      expect(await refusedWith(client('listScheduledPasses', { params: { gameId } }))).toBe(refusal)
      expect(await refusedWith(client('schedulePass', { body }))).toBe(refusal)
      expect(await refusedWith(client('cancelScheduledPass', { params: { id } }))).toBe(refusal)
    }
    const foreign = (await server.client('autreadmin'))('schedulePass', { body: { ...body, date: 'demain' } })
    expect(await refusedWith(foreign)).toBe('403 auth/forbidden')
    expect(await root('listScheduledPasses', { params: { gameId } })).toHaveLength(1)
    const unknown = root('listScheduledPasses', { params: { gameId: 99_999 } })
    expect(await refusedWith(unknown)).toBe('404 request/not-found')
  })
})
