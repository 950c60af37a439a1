import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games, invitations, users } from '../../platform/db/schema.ts'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await anAccount(server, 'autreadmin', 'ROLE_ADMIN')
})
afterAll(() => server.stop())

const as = (name?: string) => server.client(name)
const aClass = { name: 'Classe 1A', nbTurns: 8, levelGame: 1 }
const listOf = (...lines: string[]) => ['username;email;age', ...lines].join('\n')

/** Waits for a call to be refused and returns the paths of its invalid fields. */
const invalidFields = async (call: Promise<unknown>) =>
  (await refusalOf(call)).violations.map(({ propertyPath }) => propertyPath)

/** Counts everything that a class consists of. */
async function sizes() {
  const { db } = server.context
  const [[game], [user]] = [
    await db.select({ count: count() }).from(games),
    await db.select({ count: count() }).from(users),
  ]
  return { games: game?.count, users: user?.count }
}

describe('preparing a class', () => {
  it('makes an administrator the host of a game of their own, without any list', async () => {
    const admin = await as('admin')
    const { game, passwords } = await admin('prepareClass', { body: { ...aClass, admins: ['autreadmin'] } })
    expect(game).toMatchObject({
      name: 'Classe 1A',
      nbTurns: 8,
      levelGame: 1,
      private: true,
      joining: 'untilFirstPass',
      currentTrimestre: 1,
    })
    expect(game.admin.map(({ username }) => username)).toEqual(['admin'])
    expect(passwords).toEqual([])
    const { user } = await server.session('admin')
    const mine = await admin('listAdministeredGames', { params: { adminId: user.id } })
    expect(mine.map(({ id }) => id)).toContain(game.id)
  })

  it('makes a super administrator the host unless they name another or create one', async () => {
    const root = await as('superadmin')
    const hostsOf = async (given: object) => {
      const made = await root('prepareClass', { body: { ...aClass, ...given } })
      return { ...made, hosts: made.game.admin.map(({ username }) => username) }
    }
    expect((await hostsOf({})).hosts).toEqual(['superadmin'])
    expect((await hostsOf({ admins: ['autreadmin'] })).hosts).toEqual(['autreadmin'])
    const made = await hostsOf({ host: { username: 'martin', email: 'martin@example.org' } })
    expect(made.hosts).toEqual(['martin'])
    const [access] = made.passwords
    expect(access?.username).toBe('martin')
    const login = { username: 'martin', password: access?.password ?? '' }
    expect((await (await as())('login', { body: login })).user.role.name).toBe('ROLE_ADMIN')
  })

  it('creates and invites the students of a list, and invites those who have an account', async () => {
    const admin = await as('admin')
    const csv = listOf('lea;lea@example.org;19', 'joueur1;joueur1@example.org;20')
    const made = await admin('prepareClass', { body: { ...aClass, csv } })
    expect(made.users.map(({ username }) => username)).toEqual(['lea'])
    expect(made.known.map(({ username }) => username)).toEqual(['joueur1'])
    expect(made.passwords.map(({ username }) => username)).toEqual(['lea'])
    const invited = await server.context.db
      .select()
      .from(invitations)
      .where(eq(invitations.gameId, made.game.id))
    expect(invited).toHaveLength(2)
    const [lea] = made.users
    const managed = await admin('updateUser', { params: { id: lea?.id ?? 0 }, body: { firstName: 'Léa' } })
    expect(managed.firstName).toBe('Léa')
  })

  it('adds computers, or nothing at all when one of them is none', async () => {
    const admin = await as('admin')
    const computers = [
      { level: 1, temperament: 'prudent' },
      { level: 3, temperament: 'prix' },
    ] as const
    const { game } = await admin('prepareClass', { body: { ...aClass, computers: [...computers] } })
    expect(game.companies.map(({ name, kind, computer }) => [name, kind, computer])).toEqual([
      ['Ordinateur 1', 'computer', computers[0]],
      ['Ordinateur 2', 'computer', computers[1]],
    ])
    const body = { ...aClass, game: game.id, computers: [computers[1]] }
    const again = await admin('prepareClass', { body })
    expect(again.game.companies.map(({ name }) => name)).toEqual([
      'Ordinateur 1',
      'Ordinateur 2',
      'Ordinateur 3',
    ])
    const before = await sizes()
    const wrong = [computers[0], { level: 0, temperament: 'prix' }]
    const refused = admin('prepareClass', { body: { ...aClass, computers: wrong as never } })
    expect(await invalidFields(refused)).toEqual(['computers[1].level'])
    expect(await sizes()).toEqual(before)
    const { id } = await aGame(server, { nbTurns: 1 })
    await admin('passAndOpenRound', { params: { gameId: id } })
    const over = admin('prepareClass', {
      body: { ...aClass, nbTurns: 1, game: id, computers: [computers[0]] },
    })
    expect(await refusedWith(over)).toBe('409 games/finished')
  })

  it('prepares an assigned game, whose administrators stay', async () => {
    const { id: game } = await aGame(server, { nbTurns: null, levelGame: null, private: true })
    const admin = await as('admin')
    const made = await admin('prepareClass', { body: { ...aClass, name: 'Groupe B', game } })
    expect(made.game).toMatchObject({ id: game, name: 'Groupe B', nbTurns: 8, joining: 'untilFirstPass' })
    const other = await as('autreadmin')
    expect(await refusedWith(other('prepareClass', { body: { ...aClass, game } }))).toBe('403 auth/forbidden')
  })

  it('creates nothing when a cell, the new administrator or a setting is invalid', async () => {
    const root = await as('superadmin')
    const before = await sizes()
    const csv = listOf('zoe;zoe@example.org;19', 'max;pas une adresse;19')
    const inList = root('prepareClass', { body: { ...aClass, csv } })
    expect(await invalidFields(inList)).toEqual(['csv[1].email'])
    const host = { username: 'admin', email: 'nouveau@example.org' }
    expect(await invalidFields(root('prepareClass', { body: { ...aClass, host } }))).toEqual([
      'host.username',
    ])
    const good = listOf('zoe;zoe@example.org;19')
    const inGame = root('prepareClass', { body: { ...aClass, levelGame: 9, csv: good } })
    expect(await invalidFields(inGame)).toEqual(['levelGame'])
    // The database finds the name that the host and a student share, after the game was inserted.
    const twice = { ...aClass, csv: good, host: { username: 'zoe', email: 'prof@example.org' } }
    expect(await invalidFields(root('prepareClass', { body: twice }))).toEqual(['csv[0].username'])
    const missing = root('prepareClass', { body: { name: 'Sans durée' } as never })
    expect(await invalidFields(missing)).toEqual(['nbTurns', 'levelGame'])
    expect(await sizes()).toEqual(before)
  })

  it('lets only a super administrator create the host', async () => {
    const admin = await as('admin')
    const host = { username: 'complice', email: 'complice@example.org' }
    expect(await refusedWith(admin('prepareClass', { body: { ...aClass, host } }))).toBe('403 auth/forbidden')
  })
})

it('is what staff begin with: signing in says whether they have a game to run', async () => {
  await anAccount(server, 'nouvelle', 'ROLE_ADMIN')
  const signIn = async (username: string) =>
    (await (await as())('login', { body: { username, password: username } })).hasGames
  expect(await signIn('nouvelle')).toBe(false)
  const professor = await as('nouvelle')
  const { game } = await professor('prepareClass', { body: aClass })
  expect(await signIn('nouvelle')).toBe(true)
  await professor('archiveGame', { params: { id: game.id } })
  expect(await signIn('nouvelle')).toBe(false)
  expect(await signIn('superadmin')).toBe(true)
  expect(await signIn('joueur1')).toBeUndefined()
})
