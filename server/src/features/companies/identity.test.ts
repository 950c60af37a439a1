import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { listenToGame } from '../../testing/listen-to-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** A game of these players, and the id of the company of each. */
async function aClass(players = ['joueur1', 'joueur2'], nbTurns = 4) {
  const game = await aGame(server, { players, nbTurns })
  const ids = Object.fromEntries(game.companies.map(({ id, userCompany }) => [userCompany.username, id]))
  const change = async (as: string, company: string, body: Record<string, string | null | undefined>) =>
    (await server.client(as))('changeIdentity', { params: { id: ids[company] ?? 0 }, body: body as never })
  return { game, ids, change }
}

describe('the identity of a company', () => {
  it('replaces the username wherever the company appears, and not in attendance', async () => {
    const { game, ids, change } = await aClass()
    const admin = await server.client('admin')
    await admin('passAndOpenRound', { params: { gameId: game.id } })
    await change('joueur1', 'joueur1', { name: '  Vélos du Lac ', colour: 'teal', emblem: 'bike' })
    const params = { gameId: game.id }
    const shown = { name: 'Vélos du Lac', colour: 'teal', emblem: 'bike' }
    const read = await admin('getGame', { params: { id: game.id } })
    expect(read.companies.find(({ id }) => id === ids.joueur1)).toMatchObject({
      ...shown,
      userCompany: { username: 'Vélos du Lac' },
    })
    const results = await admin('listGameResults', { params })
    expect(results.find(({ companyId }) => companyId === ids.joueur1)?.username).toBe('Vélos du Lac')
    const progress = await admin('getProgress', { params: { id: game.id } })
    expect(progress.find(({ companyId }) => companyId === ids.joueur1)).toMatchObject({
      username: 'Vélos du Lac',
      player: 'joueur1',
    })
    const attendance = await admin('getAttendance', { params })
    expect(attendance.map(([player]) => player)).toContain('joueur1')
    const rival = await server.client('joueur2')
    const dashboard = await rival('getDashboard', { params: { id: ids.joueur2 ?? 0 } })
    expect(dashboard.ranking.map(({ username }) => username)).toContain('Vélos du Lac')
  })

  it('changes only what is given, and takes back what is null', async () => {
    const { change } = await aClass()
    await change('joueur1', 'joueur1', { name: 'Alpes', colour: 'red', emblem: 'mountain' })
    expect(await change('joueur1', 'joueur1', { colour: 'blue' })).toMatchObject({
      name: 'Alpes',
      colour: 'blue',
      emblem: 'mountain',
    })
    expect(await change('joueur1', 'joueur1', {})).toMatchObject({ name: 'Alpes' })
    const back = await change('joueur1', 'joueur1', { name: null })
    expect(back).toMatchObject({ name: null, userCompany: { username: 'joueur1' } })
  })

  it.each([
    ['the name of another company, in capitals and with a full-width letter', 'ＡLPES'],
    ['the username of another player', 'Joueur2'],
  ])('is refused with %s', async (_case, name) => {
    const { change } = await aClass(['joueur1', 'joueur2', 'joueur3'])
    await change('joueur3', 'joueur3', { name: 'Alpes' })
    const refusal = await refusalOf(change('joueur1', 'joueur1', { name }))
    expect(refusal).toMatchObject({ status: 422, violations: [{ propertyPath: 'name' }] })
  })

  it('may have a name of sixty characters, as one that staff give', async () => {
    const { change } = await aClass(['joueur1'])
    const name = 'É'.repeat(60)
    expect(await change('joueur1', 'joueur1', { name })).toMatchObject({ name })
  })

  it('lets two players who choose a name at the same time not both have it', async () => {
    const { game, change } = await aClass()
    const tries = await Promise.allSettled(
      ['joueur1', 'joueur2'].map(name => change(name, name, { name: 'Éclair' })),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const admin = await server.client('admin')
    const { companies } = await admin('getGame', { params: { id: game.id } })
    expect(companies.filter(({ name }) => name === 'Éclair')).toHaveLength(1)
  })

  it.each([
    { name: '' },
    { name: 'x'.repeat(61) },
    { name: 'a\u202eb' },
    { colour: 'mauve' },
    { emblem: 'skull' },
  ])('is refused as %j', async body => {
    const { change } = await aClass()
    expect(await refusalOf(change('joueur1', 'joueur1', body))).toMatchObject({ status: 422 })
  })

  it('stays when the game has ended, unless an administrator takes it back', async () => {
    const { game, change } = await aClass(['joueur1', 'joueur2'], 1)
    await change('joueur1', 'joueur1', { name: 'Fusée' })
    const admin = await server.client('admin')
    await admin('passAndOpenRound', { params: { gameId: game.id } })
    expect(await refusedWith(change('joueur1', 'joueur1', { name: 'Autre' }))).toBe('409 games/finished')
    expect(await change('admin', 'joueur1', { name: null })).toMatchObject({ name: null })
  })

  it('is announced to everybody in the game', async () => {
    const { game, change } = await aClass()
    const { token } = await server.session('joueur2')
    const stream = listenToGame({ baseUrl: server.url, getToken: () => token, gameId: game.id })
    await stream.untilOpen()
    try {
      await change('joueur1', 'joueur1', { emblem: 'rocket' })
      await stream.until('game.updated')
    } finally {
      await stream.close()
    }
  })

  it('loses its name, which may tell who played, when the account of the player is erased', async () => {
    const id = await anAccount(server, 'eva')
    const { game, ids, change } = await aClass(['eva', 'joueur2'])
    const admin = await server.client('admin')
    await admin('passAndOpenRound', { params: { gameId: game.id } })
    await change('eva', 'eva', { name: 'Chez Eva', emblem: 'star' })
    const root = await server.client('superadmin')
    await root('eraseUser', { params: { id } })
    const read = await admin('getGame', { params: { id: game.id } })
    expect(read.companies.find(({ id }) => id === ids.eva)).toMatchObject({ name: null, emblem: 'star' })
  })
})
