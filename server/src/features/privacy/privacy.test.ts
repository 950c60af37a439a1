import { fillPath } from '@trimestre/contract/client'
import { type EndpointName, routes } from '@trimestre/contract/routes'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginNames, outbox, users } from '../../platform/db/schema.ts'
import { aGame, anAccount } from '../../testing/build-game.ts'
import { recipes } from '../../testing/call-recipes.ts'
import { aPicture, formOf } from '../../testing/pictures.ts'
import { refusalOf, refusedWith } from '../../testing/refusals.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { verifyGame } from '../rounds/verify-game.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const secretMail = 'https://example.org/reset?token=tres-secret'

/**
 * Creates a player with a picture, a mail, an invitation and a company that has played a quarter and drafted the next.
 */
async function aPerson(username: string) {
  const id = await anAccount(server, username)
  const client = await server.client(username)
  const { contentUrl } = await client('uploadPicture', { body: formOf(await aPicture().png().toBuffer()) })
  const profile = {
    firstName: `Prenom-${username}`,
    lastName: `Nom-${username}`,
    displayName: `Dit-${username}`,
  }
  await client('updateUser', { params: { id }, body: { ...profile, age: 87, sexe: 1, image: contentUrl } })
  const mail = { template: 'reset', language: 'fr', payload: { link: secretMail } }
  await server.context.db.insert(outbox).values([
    { ...mail, userId: id, recipient: `${username}@example.org` },
    { ...mail, userId: null, recipient: `${username}@Example.org` },
  ])
  await aGame(server, { name: `Invitation ${username}`, invited: [username] })
  const game = await aGame(server, { name: `Partie ${username}`, players: [username, 'joueur1'] })
  const [company] = await client('findCompany', { params: { userId: id, gameId: game.id } })
  const companyId = company?.id ?? 0
  const save = async (prixVente: number, draft: boolean) => {
    const round = await client('getActiveRound', { params: { gameId: game.id } })
    const params = { roundId: round.id, area: 'ventes', companyId }
    await client('saveDecisions', { params, body: { decisions: { prixVente }, draft } })
  }
  await save(48, false)
  await (await server.client('admin'))('passAndOpenRound', { params: { gameId: game.id } })
  await save(49, true)
  return { id, client, gameId: game.id, companyId, contentUrl, traces: [username, contentUrl.slice(7)] }
}

/** Returns every row of every table as text. */
async function wholeDatabase(): Promise<string> {
  const { db } = server.context
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  let text = ''
  for (const { name } of tables.rows) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} as t`,
    )
    text += rows.map(({ row }) => `${name} ${row}\n`).join('')
  }
  return text
}

describe('the exported data of a user', () => {
  it('contains the profile, games, decisions with drafts, results, mails, sessions and pictures', async () => {
    const { id, client, companyId, contentUrl } = await aPerson('curie')
    const data = await client('exportUser', { params: { id } })
    expect(data.profile).toEqual(await client('getUser', { params: { id } }))
    const [company] = data.companies
    expect(company).toMatchObject({ id: companyId, game: { name: 'Partie curie' } })
    expect(company?.decisions).toMatchObject([
      { roundNb: 2, area: 'ventes', draft: false, values: { prixVente: 48 } },
      { roundNb: 3, area: 'ventes', draft: true, values: { prixVente: 49 } },
    ])
    const { 'hydra:member': results } = await client('listCompanyResults', { params: { id: companyId } })
    expect(company?.results).toEqual(results)
    expect(data.invitations.map(({ game }) => game.name)).toEqual(['Invitation curie', 'Partie curie'])
    expect(data.mails.map(mail => mail.template).filter(name => name === 'reset')).toHaveLength(2)
    expect(data.sessions.length).toBeGreaterThan(0)
    expect(data.pictures).toMatchObject([{ contentUrl }])
  })

  it('contains no secret: no password, token or link', async () => {
    const { id, client } = await aPerson('perrin')
    const text = JSON.stringify(await client('exportUser', { params: { id } }))
    const { refresh_token } = await server.session('perrin')
    for (const secret of ['argon2', 'tres-secret', refresh_token]) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/"(hash|family|passwordHash|tokenHash)"/i)
  })

  it('is available to the user and to super administrators only', async () => {
    const id = await anAccount(server, 'seule')
    const exported = async (as?: string) => (await server.client(as))('exportUser', { params: { id } })
    expect((await exported('superadmin')).profile.id).toBe(id)
    for (const as of ['admin', 'joueur1']) expect(await refusedWith(exported(as))).toBe('403 auth/forbidden')
    expect(await refusedWith(exported())).toBe('401 auth/required')
    const root = await server.client('superadmin')
    const none = root('exportUser', { params: { id: 999_999 } })
    expect(await refusedWith(none)).toBe('404 request/not-found')
  })
})

describe('a player under a pseudonym', () => {
  it('shows rivals only the username and picture in every GET call', async () => {
    const { gameId } = await aPerson('galois')
    const root = await server.client('superadmin')
    const game = await root('getGame', { params: { id: gameId } })
    const owners = { administrator: 'admin', player: 'joueur1' }
    const names = (Object.keys(routes) as EndpointName[]).filter(
      name => routes[name].method === 'GET' && name !== 'streamGame',
    )
    let seen = ''
    for (const name of names) {
      const setting = { server, game, owners, caller: 'joueur1', isOwn: true }
      const { params = {}, query = {} } = await recipes[name](setting)
      const search = new URLSearchParams(
        Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
      )
      const path = `${fillPath(routes[name].path, params)}?${search}`
      const answer = await server.fetch(path, { as: 'joueur1', redirect: 'manual' })
      seen += await answer.text()
    }
    expect(seen).toContain('"username":"galois"')
    for (const secret of ['Prenom-galois', 'Nom-galois', 'Dit-galois', 'galois@example.org']) {
      expect([secret, seen.includes(secret)]).toEqual([secret, false])
    }
  })
})

describe('erasing a user', () => {
  it('leaves no trace of the user anywhere, and results that still add up', async () => {
    const { id, client, gameId, companyId, contentUrl, traces } = await aPerson('lavoisier')
    const before = (await wholeDatabase()).toLowerCase()
    for (const trace of traces) expect(before).toContain(trace)
    const root = await server.client('superadmin')
    const results = await root('listGameResults', { params: { gameId } })

    await client('eraseUser', { params: { id }, body: { currentPassword: 'lavoisier' } })

    const after = (await wholeDatabase()).toLowerCase()
    const games = /partie lavoisier|invitation lavoisier/g
    for (const trace of traces) expect(after.replace(games, '')).not.toContain(trace)
    const [row] = await server.context.db.select().from(users).where(sql`${users.id} = ${id}`)
    expect(row).toMatchObject({ age: null, sexe: null, email: '', firstName: '', passwordHash: '' })
    const names = await server.context.db.select().from(loginNames).where(sql`user_id = ${id}`)
    expect(names).toEqual([])
    expect((await server.fetch(contentUrl)).status).toBe(404)

    const pseudonym = `anonyme-${id}`
    const renamed = await root('listGameResults', { params: { gameId } })
    expect(renamed).toEqual(
      results.map(each =>
        each.companyId === companyId ? { ...each, userId: 0, username: pseudonym } : each,
      ),
    )
    const differences = []
    for await (const verdict of verifyGame(server.context.db, gameId)) differences.push(verdict.difference)
    expect(differences).toEqual([undefined])
    // The company has no player any more: its seat is vacant, and it plays on.
    const { companies } = await root('getGame', { params: { id: gameId } })
    expect(companies.find(each => each.id === companyId)).toMatchObject({ kind: 'vacant', playing: true })
    await root('passAndOpenRound', { params: { gameId } })
    const later = await root('listGameResults', { params: { gameId } })
    const kinds = Object.fromEntries(later.map(each => [each.companyId, each.kind]))
    expect(kinds).toEqual({
      ...Object.fromEntries(renamed.map(each => [each.companyId, 'human'])),
      [companyId]: 'vacant',
    })
  })

  it('leaves the quarters and branches that an administrator computed, and no name in them', async () => {
    const id = await anAccount(server, 'coulomb', 'ROLE_ADMIN')
    const root = await server.client('superadmin')
    const game = await aGame(server, { players: ['joueur4'] })
    await root('assignAdministrator', { query: { gameId: game.id, adminId: id } })
    const client = await server.client('coulomb')
    await client('passAndOpenRound', { params: { gameId: game.id } })
    const params = { id: game.id }
    await client('createBranch', { params, body: { fromQuarter: 1, name: 'Et si', changes: {} } })
    const round = { id: game.rounds.at(-1)?.id ?? 0 }
    const authors = async () => [
      (await root('listRoundVersions', { params: round })).map(({ by }) => by?.username),
      (await root('listBranches', { params })).map(({ by }) => by?.username),
    ]
    expect(await authors()).toEqual([['coulomb'], ['coulomb']])
    await root('eraseUser', { params: { id } })
    expect(await authors()).toEqual([['membre effacé'], ['membre effacé']])
  })

  it('ends their sessions and deletes the account', async () => {
    const { id, client } = await aPerson('ampere')
    const root = await server.client('superadmin')
    await root('eraseUser', { params: { id } })
    expect(await refusedWith(client('listRoles'))).toBe('401 auth/required')
    expect(await refusedWith(root('getUser', { params: { id } }))).toBe('404 request/not-found')
    expect(await refusedWith(root('eraseUser', { params: { id } }))).toBe('404 request/not-found')
    const anonymous = await server.client()
    const signIn = anonymous('login', { body: { username: 'ampere', password: 'ampere' } })
    expect(await refusedWith(signIn)).toBe('401 auth/bad-credentials')
  })

  it('requires the current password for one’s own account', async () => {
    const id = await anAccount(server, 'prudente')
    const client = await server.client('prudente')
    const refused = async (body?: { currentPassword: string }) =>
      (await refusalOf(client('eraseUser', { params: { id }, body }))).violations[0]?.code
    expect(await refused()).toBe('validation/required')
    expect(await refused({ currentPassword: 'faux' })).toBe('validation/current')
    expect((await client('getUser', { params: { id } })).username).toBe('prudente')
  })

  it('is refused to other users, and for the last super administrator', async () => {
    const id = await anAccount(server, 'tranquille')
    const erased = async (as?: string) => (await server.client(as))('eraseUser', { params: { id } })
    for (const as of ['admin', 'joueur1']) expect(await refusedWith(erased(as))).toBe('403 auth/forbidden')
    expect(await refusedWith(erased())).toBe('401 auth/required')
    const root = await server.client('superadmin')
    const self = (await server.session('superadmin')).user.id
    const last = root('eraseUser', { params: { id: self }, body: { currentPassword: 'superadmin' } })
    expect(await refusedWith(last)).toBe('409 users/last-super-administrator')
  })
})
