import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type Client, createClient, fillPath } from '@trimestre/contract/client'
import type { Game } from '@trimestre/contract/games'
import { readyProducts } from '@trimestre/contract/ready-products'
import { type EndpointName, routes } from '@trimestre/contract/routes'
import type { BalanceSheet } from '@trimestre/contract/statements'
import { criteria } from '@trimestre/engine'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { includesPart } from '../../testing/parts.ts'
import { type Entry, tarOf } from './features/backup/archive.ts'
import { readEntries } from './features/backup/read-backup.ts'
import { demoName } from './features/seed/demo-game.ts'
import { aGame } from './testing/build-game.ts'
import { type CallInput, type Owners, recipes, type Setting } from './testing/call-recipes.ts'
import { runSql } from './testing/database-server.ts'
import { readFec } from './testing/fec-rules.ts'
import { aPicture, formOf } from './testing/pictures.ts'
import { runCommand } from './testing/run-command.ts'
import { type Product, spawnProduct } from './testing/spawn-product.ts'
import { actInTeam } from './testing/team-acts.ts'
import { createDatabase, startTestServer, type TestServer } from './testing/test-server.ts'

// One command backs up all data of the product while it runs, another restores it. These tests check that the copy
// behaves like the original.

let folder: string
const atEnd: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trimestre-backup-'))
})
afterAll(async () => {
  for (const end of atEnd.splice(0).reverse()) await end()
  await rm(folder, { recursive: true, force: true })
})

/**
 * Returns the settings of an empty database of the kind that this run uses: a folder of its own, or a database on the
 * server.
 */
async function emptyHome(name: string): Promise<Record<string, string>> {
  const home = { DATA_DIR: join(folder, name) }
  if (inject('databaseKind') === 'embedded') return home
  const database = await createDatabase()
  atEnd.push(() => database.drop())
  return { ...home, DATABASE_URL: database.url }
}

async function startAt(home: Record<string, string>): Promise<Product> {
  const product = await spawnProduct(home)
  atEnd.push(() => product.stop())
  return product
}

const owners: Owners = { administrator: 'admin', player: 'joueur1' }

/**
 * Creates a game with a passed quarter, a picture in use, an event to come, and for the open quarter a saved decision and
 * the acts of a member of a team.
 */
async function aSchool(server: TestServer) {
  const game = await aGame(server, { players: ['joueur1', 'joueur2'], invited: ['joueur3'] })
  const admin = await server.client('admin')
  const root = await server.client('superadmin')
  await admin('passAndOpenRound', { params: { gameId: game.id } })
  const bytes = await aPicture().png().toBuffer()
  const { id: im } = await root('uploadPicture', { body: formOf(bytes) })
  await root('createProduct', { body: { name: 'Lampe « à vis »', description: 'a\nb\\.\n\\N', im } })
  const passed = await root('getGame', { params: { id: game.id } })
  const setting: Setting = { server, game: passed, owners, caller: 'joueur1', isOwn: true }
  const { params, body } = await recipes.saveDecisions(setting)
  await (await server.client('joueur1'))('saveDecisions', { params, body } as never)
  const [company] = passed.companies
  const quarter = { gameId: game.id, companyId: company?.id ?? 0, roundId: passed.rounds.at(-1)?.id ?? 0 }
  await actInTeam(server, quarter, company?.userCompany.id ?? 0)
  return passed
}

type Question = { name: EndpointName; as: string; path: string }

/** Calls that differ between the two: streams have no end, and the links of decks lead to the server that wrote them. */
const aboutItself: EndpointName[] = [
  'streamGame',
  'health',
  'getSystemStatus',
  'getGameDeck',
  'getCompanyDeck',
]

/** Lists every reading call for each caller who may make it. */
async function questionsAbout(server: TestServer, game: Setting['game']): Promise<Question[]> {
  const names = (Object.keys(routes) as EndpointName[]).filter(
    name => routes[name].method === 'GET' && !aboutItself.includes(name),
  )
  const questions: Question[] = []
  for (const caller of ['superadmin', 'admin', 'joueur1']) {
    for (const name of names) {
      const input = await recipes[name]({ server, game, owners, caller, isOwn: true })
      questions.push({ name, as: caller, path: addressOf(name, input) })
    }
  }
  return questions
}

function addressOf(name: EndpointName, { params = {}, query = {} }: CallInput): string {
  const entries = Object.entries(query).map(([key, value]): [string, string] => [key, `${value}`])
  return `${fillPath(routes[name].path, params)}?${new URLSearchParams(entries)}`
}

async function answer(url: string, token: string, { path }: Question) {
  const response = await fetch(url + path, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'manual',
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('content-type')
  return { status: response.status, type, body: bytes.toString('latin1') }
}

describe('a school restored elsewhere', () => {
  it('returns the same responses in every reading call, keeps its sessions, and passes the next quarter to the same figures', async () => {
    const server = await startTestServer({ isAlone: true })
    atEnd.push(() => server.stop())
    const game = await aSchool(server)
    const questions = await questionsAbout(server, game)
    // The copy would write and send pending mails again.
    await server.app.notifications.runDue()
    await server.app.outbox.sendDue()
    // The signing secret of the sessions is part of the backup unless the environment sets it.
    const secret = JSON.stringify(server.context.config.jwtSecret)
    await runSql(server.databaseUrl, `insert into settings values ('jwtSecret', '${secret}')`)
    const file = join(folder, 'school.tar.gz')
    const source = { DATABASE_URL: server.databaseUrl, DATA_DIR: server.context.config.dataDir }
    const made = await runCommand('backup', ['--to', file], source)
    expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/^\d+ rows and \d+ pictures, /) })

    const home = await emptyHome('restored')
    const restored = await runCommand('restore', ['--from', file], home)
    expect(restored.output).toContain('Start the product.')
    const copy = await startAt(home)

    const tokens = new Map<string, string>()
    for (const as of ['superadmin', 'admin', 'joueur1']) tokens.set(as, (await server.session(as)).token)
    for (const question of questions) {
      const token = tokens.get(question.as) ?? ''
      const original = await answer(server.url, token, question)
      expect({ ...question, ...(await answer(copy.url, token, question)) }).toEqual({
        ...question,
        ...original,
      })
    }
    expect(questions.length).toBeGreaterThan(100)

    const clientAt = (url: string) =>
      createClient({ baseUrl: url, getToken: () => tokens.get('admin') ?? null })
    const nextQuarter = async (url: string) => {
      await clientAt(url)('passAndOpenRound', { params: { gameId: game.id } })
      return clientAt(url)('listExpertResults', { params: { gameId: game.id } })
    }
    expect(await nextQuarter(copy.url)).toEqual(await nextQuarter(server.url))
  })
})

/** Returns the same backup as a later version with other tables would write it. */
async function newerThan(path: string): Promise<Buffer> {
  const entries: Entry[] = []
  for await (const entry of readEntries(path)) entries.push(entry)
  const json = (name: string) =>
    JSON.parse(entries.find(entry => entry.name === name)?.bytes.toString() ?? '')
  const head = { ...json('manifest.json'), version: '9.9.9', tablesVersion: 9_999_999_999_999 }
  const manifest = Buffer.from(JSON.stringify(head))
  const seal = json('seal.json')
  seal.entries[0].sha256 = createHash('sha256').update(manifest).digest('hex')
  async function* changed() {
    yield { name: 'manifest.json', bytes: manifest }
    yield* entries.slice(1, -1)
    yield { name: 'seal.json', bytes: Buffer.from(JSON.stringify(seal)) }
  }
  return gzipSync(await buffer(tarOf(changed())))
}

describe('a backup', () => {
  const fixture = fileURLToPath(new URL('../fixtures/v0.1.0.tar.gz', import.meta.url))

  it('is refused when it is truncated, damaged, from a newer version, or not a backup', async () => {
    const bytes = await readFile(fixture)
    const plain = gunzipSync(bytes)
    const flipped = Buffer.from(plain)
    flipped[plain.indexOf('joueur1')] = 'X'.charCodeAt(0)
    const cases: [string, Buffer, string][] = [
      ['flipped', gzipSync(flipped), 'damaged or was cut short'],
      ['newer', await newerThan(fixture), 'made by a newer version of Trimestre (9.9.9)'],
      ['short', bytes.subarray(0, bytes.length - 900), 'damaged or was cut short'],
      ['headless', gzipSync(plain.subarray(512)), 'damaged or was cut short'],
      ['text', Buffer.from('hello'), 'damaged or was cut short'],
      ['empty', gzipSync(Buffer.alloc(1024)), 'not a backup that this version understands'],
    ]
    for (const [name, content, message] of includesPart('database') ? cases : cases.slice(0, 2)) {
      const path = join(folder, name)
      await writeFile(path, content)
      const { code, output } = await runCommand('restore', [path], { DATA_DIR: join(folder, `to-${name}`) })
      expect([name, code, output]).toEqual([name, 1, expect.stringContaining(message)])
      expect(output).not.toMatch(/\n\s+at /)
    }
    expect((await readdir(folder)).filter(name => name.startsWith('to-'))).toEqual([])
  })

  it.runIf(includesPart('database'))(
    'never overwrites a file, and is restored into a database that is in use or not empty only on demand',
    async () => {
      const home = await emptyHome('occupied')
      const product = await spawnProduct(home)
      const file = join(folder, 'small.tar.gz')
      expect((await runCommand('backup', ['--to', file], home)).code).toBe(0)
      const again = await runCommand('backup', ['--to', file], home)
      expect(again).toMatchObject({ code: 1, output: expect.stringContaining('exists already') })
      const root = await product.client('superadmin')
      await root('createProduct', { body: { name: 'Après la sauvegarde' } })

      const running = await runCommand('restore', ['--from', file, '--force'], home)
      expect(running.code).toBe(1)
      expect(running.output).not.toMatch(/\n\s+at /)
      await product.stop()
      const occupied = await runCommand('restore', ['--from', file], home)
      expect(occupied).toMatchObject({ code: 1, output: expect.stringContaining('not empty') })
      const forced = await runCommand('restore', ['--from', file, '--force'], home)
      expect(forced.output).toContain('Start the product.')

      const copy = await startAt(home)
      const names = (await (await copy.client('superadmin'))('listProducts')).map(({ name }) => name)
      expect(names).not.toContain('Après la sauvegarde')
    },
  )
})

describe('an installation of an earlier version', async () => {
  const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url))
  const files = (await readdir(fixtures)).filter(name => name.endsWith('.tar.gz'))

  async function startFrom(name: string, purpose: string) {
    const home = await emptyHome(`${purpose}-${name}`)
    const { output } = await runCommand('restore', ['--from', join(fixtures, name)], home)
    expect(output).toContain('Start the product.')
    const product = await startAt(home)
    return { home, product, root: await product.client('superadmin') }
  }

  const demoOf = (games: readonly Game[]) => games.find(game => game.name === demoName)

  it.each(files)('is migrated from the state that %s left, and works', async name => {
    const { product, root } = await startFrom(name, 'from')
    const game = demoOf(await root('listAllGames'))
    const gameId = game?.id ?? 0
    expect(game?.rounds.map(({ etat }) => etat)).toEqual([0, 0, 0, 0, 0, 1])
    const before = await root('listGameResults', { params: { gameId } })
    expect(before).toHaveLength(game?.companies.length ?? -1)
    const products = await root('listProducts')
    const [picture] = products.flatMap(({ im, image }) => (im && image) || [])
    expect((await fetch(product.url + picture)).status).toBe(200)
    // The city bicycle of the first start is the ready one; the others were added.
    expect(products.find(({ name }) => name === 'Vélo urbain')?.key).toBe('veloUrbain')
    expect(products.flatMap(({ key }) => key ?? []).sort()).toEqual(
      readyProducts.map(({ key }) => key).sort(),
    )

    await root('passAndOpenRound', { params: { gameId } })
    const after = await root('listGameResults', { params: { gameId } })
    const own = after.find(({ username }) => username === 'joueur1')
    expect(own?.prixVente).toBe(51)
  })

  it.each(files)(
    'goes on from %s under the rules of this version, and its closed quarters stay as they were',
    async name => {
      const { home, product, root } = await startFrom(name, 'rules')
      const games = (await root('listAllGames')).filter(({ rounds }) => rounds.length > 2)
      const { token } = await createClient({ baseUrl: product.url, getToken: () => null })('login', {
        body: { username: 'superadmin', password: 'superadmin' },
      })
      const fecOf = async (id: number, year: number) => {
        const headers = { authorization: `Bearer ${token}` }
        const file = await fetch(`${product.url}/api/v1/companies/${id}/fec?year=${year}`, { headers })
        return readFec(Buffer.from(await file.arrayBuffer()))
      }
      let quartersOfEarlierRules = 0
      for (const { id: gameId, rounds, companies } of games) {
        const last = rounds.length
        quartersOfEarlierRules += last - 2
        expect(await root('listCriteria', { query: { game: gameId } })).toHaveLength(criteria.length)
        const closed = await root('listExpertResults', { params: { gameId } })
        await root('passAndOpenRound', { params: { gameId } })
        expect((await root('listExpertResults', { params: { gameId } })).slice(0, closed.length)).toEqual(
          closed,
        )
        for (const { id } of companies) {
          const { 'hydra:member': results } = await root('listCompanyResults', { params: { id } })
          const result = Math.round((results.at(-1)?.resultatNet ?? 0) * 100)
          expect(await equityAt(root, id, last)).toBe((await equityAt(root, id, last - 1)) + result)
          for (let year = 1; year <= Math.ceil((last - 1) / 4); year += 1) {
            const { lines, faults } = await fecOf(id, year)
            expect([faults, lines.length > 50]).toEqual([[], true])
          }
          const explained = (round: number) =>
            root('getExplanation', { params: { id, figure: 'result.liquidites' }, query: { round } })
          expect(await explained(last - 1)).toMatchObject({
            earlierEngine: '1.0.0',
            inputs: [],
            change: null,
          })
          const now = await explained(last)
          expect([now.earlierEngine, now.inputs.length > 0, now.change]).toEqual(['1.0.0', true, null])
        }
      }
      await product.stop()
      const { code, output } = await runCommand('verify', ['--all'], home)
      expect(output).not.toContain('DIFFERENT')
      expect(code).toBe(0)
      expect(output.match(/computed by an engine of other rules/g)).toHaveLength(quartersOfEarlierRules)
      expect(output.match(/1 quarters identical/g)).toHaveLength(games.length)
    },
  )

  it('starts a game that had not begun with the new coefficients, except those that its administrator had changed', async () => {
    const { root } = await startFrom('v0.1.0-rules-1.tar.gz', 'coefficients')
    const game = (await root('listAllGames')).find(({ name }) => name === 'Jeu à venir')
    const found = await root('listCriteria', { query: { game: game?.id ?? 0 } })
    const changed = { ecartPrixGrade: 0.3 }
    expect(Object.fromEntries(found.map(({ name, coefficient }) => [name, coefficient]))).toEqual({
      ...Object.fromEntries(criteria.map(criterion => [criterion.name, criterion.default])),
      ...changed,
    })
  })
})

/** Returns the equity of a company at the end of a round, in centimes. */
async function equityAt(client: Client, id: number, round: number): Promise<number> {
  const params = { id, kind: 'balance-sheet' as const }
  const { passif } = (await client('getStatement', { params, query: { round } })) as BalanceSheet
  return passif
    .filter(({ code }) => ['capital', 'reserveLegale', 'reportANouveau', 'resultat'].includes(code))
    .reduce((total, { montant }) => total + Math.round(montant * 100), 0)
}
