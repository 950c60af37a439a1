import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { gameRoles } from '../../platform/db/schema.ts'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { refusedWith } from '../../testing/refusals.ts'
import { aRole } from '../../testing/team-acts.ts'
import { inTeams } from '../../testing/team-settings.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await anAccount(server, 'autreadmin', 'ROLE_ADMIN')
})
afterAll(() => server.stop())

const as = (name?: string) => server.client(name)

/**
 * Creates a game with players, one quarter passed, an event in two quarters, a changed criterion and a scheduled pass.
 */
async function aPlayedGame() {
  const [root, admin] = [await as('superadmin'), await as('admin')]
  const game = await aGame(server, {
    private: true,
    nbTurns: 6,
    levelGame: 2,
    phase: 'Maturite',
    administrators: ['admin', 'autreadmin'],
    players: ['joueur1'],
    invited: ['joueur2'],
  })
  const params = { id: game.id }
  await admin('configureGame', { params, body: { description: 'Pour la licence' } })
  await admin('scheduleGame', { params, body: { typePassage: 1, hour: 12 } })
  await admin('schedulePass', { body: { game: game.id, date: '12/01/2090', heure: 8, minute: 5 } })
  const event = await root('createEvent', { body: { name: `Crise ${game.id}`, impact: 5 } })
  const series = { nbTrimestre: 2, frequency: 2, privacy: false }
  await admin('associateEvent', { body: { game: game.id, event: event.id, ...series } })
  const [criterion] = await admin('listCriteria', { query: { game: game.id } })
  const name = criterion?.name ?? ''
  await root('updateCriteria', { params: { gameId: game.id }, body: { fields: { [name]: 0.75 } } })
  await admin('passAndOpenRound', { params: { gameId: game.id } })
  return { game, eventName: event.name, criterion: name }
}

const factsOf = (
  events: { event: { name: string }; nbTour: number; nbTrimestre: number; privacy: boolean }[],
) => events.map(({ event, nbTour, nbTrimestre, privacy }) => [event.name, nbTour, nbTrimestre, privacy])

it('copies settings, criteria and events, and starts from the beginning without players', async () => {
  const { game, eventName, criterion } = await aPlayedGame()
  const admin = await as('admin')
  const copy = await admin('duplicateGame', { params: { id: game.id }, body: { name: 'Groupe B' } })

  expect(copy.id).not.toBe(game.id)
  expect(copy).toMatchObject({
    name: 'Groupe B',
    description: 'Pour la licence',
    private: true,
    nbTurns: 6,
    levelMax: game.levelMax,
    levelGame: 2,
    phase: 'Maturite',
    product: game.product,
    companies: [],
    currentTrimestre: 1,
    finished: false,
  })
  expect(copy.rounds.map(({ roundNb, etat }) => [roundNb, etat])).toEqual([
    [1, 0],
    [2, 1],
  ])
  expect(factsOf(copy.eventGames)).toEqual([
    ['Impôt', 1, 1, true],
    [eventName, 2, 2, false],
    [eventName, 3, 2, false],
  ])
  const criteriaOf = async (id: number) =>
    (await admin('listCriteria', { query: { game: id } })).map(({ name, coefficient }) => [name, coefficient])
  expect(await criteriaOf(copy.id)).toEqual(await criteriaOf(game.id))
  expect(Object.fromEntries(await criteriaOf(copy.id))[criterion]).toBe(0.75)
  expect(await admin('listAssignedUsers', { params: { gameId: copy.id } })).toEqual([])
})

it('copies how the game is played in teams and its roles, and seats nobody', async () => {
  const { game } = await aPlayedGame()
  await aRole(server, game.id, 'Ventes')
  const sales = await aRole(server, game.id, 'Direction', ['ventes', 'production'])
  await inTeams(server, game.id, { sizeMax: 3, submission: 'role', submissionRole: sales })
  const admin = await as('admin')
  await admin('createSeat', { params: { id: game.id }, body: {} as never })
  const copy = await admin('duplicateGame', { params: { id: game.id }, body: { name: 'Groupe E' } })
  const roles = await server.context.db.select().from(gameRoles).where(eq(gameRoles.gameId, copy.id))
  expect(roles.map(({ name, areas }) => [name, areas])).toEqual([
    ['Ventes', ['ventes']],
    ['Direction', ['ventes', 'production']],
  ])
  expect(copy.teams).toMatchObject({ sizeMax: 3, submission: 'role', submissionRole: roles[1]?.id })
  expect(roles[1]?.id).not.toBe(sales)
  const first = await admin('createSeat', { params: { id: copy.id }, body: {} as never })
  expect([copy.companies, first.seat, first.name]).toEqual([[], 1, 'Équipe 1'])
})

it('is neither paused nor restarted, whatever the original is', async () => {
  const { game } = await aPlayedGame()
  const admin = await as('admin')
  const params = { id: game.id }
  await admin('restartGame', { params, body: { decisions: 'clear', reason: 'Mauvais niveau' } })
  await admin('pauseGame', { params, body: { message: 'Cours a 10 h' } })
  const copy = await admin('duplicateGame', { params, body: { name: 'Groupe B' } })
  expect(copy).toMatchObject({ pause: null, epoch: 1 })
  expect(await admin('getGame', { params })).toMatchObject({ pause: { message: 'Cours a 10 h' }, epoch: 2 })
})

it('passes no quarter of the copy automatically', async () => {
  const { game } = await aPlayedGame()
  const admin = await as('admin')
  const copy = await admin('duplicateGame', { params: { id: game.id }, body: { name: 'Groupe C' } })
  expect(copy).toMatchObject({ typePassage: 0, hour: 12, nextPassAt: null })
  expect(await admin('listScheduledPasses', { params: { gameId: copy.id } })).toEqual([])
})

it('leaves the original unchanged', async () => {
  const { game } = await aPlayedGame()
  const admin = await as('admin')
  const before = await admin('getGame', { params: { id: game.id } })
  await admin('duplicateGame', { params: { id: game.id }, body: { name: 'Groupe D' } })
  expect(await admin('getGame', { params: { id: game.id } })).toEqual(before)
})

it('gives an administrator their own copy, and a super administrator one with the same administrators', async () => {
  const game = await aGame(server, { administrators: ['admin', 'autreadmin'] })
  const params = { id: game.id }
  const own = await (await as('autreadmin'))('duplicateGame', { params, body: { name: 'A moi' } })
  expect(own.admin.map(user => user.username)).toEqual(['autreadmin'])
  const kept = await (await as('superadmin'))('duplicateGame', { params, body: { name: 'A eux' } })
  expect(kept.admin.map(user => user.username).sort()).toEqual(['admin', 'autreadmin'])
})

it('refuses other users, unknown games and copies without a name', async () => {
  const game = await aGame(server, { administrators: ['admin'] })
  const copy = async (who: string | undefined, id: number, name: string) =>
    refusedWith((await as(who))('duplicateGame', { params: { id }, body: { name } }))
  expect(await copy(undefined, game.id, 'Copie')).toMatch(/^401/)
  expect(await copy('joueur1', game.id, 'Copie')).toMatch(/^403/)
  expect(await copy('autreadmin', game.id, 'Copie')).toMatch(/^403/)
  expect(await copy('admin', 999_999, 'Copie')).toMatch(/^404/)
  for (const name of ['', '  ', 'x'.repeat(256)]) expect(await copy('admin', game.id, name)).toMatch(/^422/)
})
