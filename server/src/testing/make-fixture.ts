import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { startTcpServer } from '@trimestre/embedded-postgres/start-server'
import { writeBackup } from '../features/backup/write-backup.ts'
import { createStorage } from '../platform/files/storage.ts'
import { readAllAnswers } from './all-answers.ts'
import { aPicture, formOf } from './pictures.ts'
import { type Product, spawnProduct } from './spawn-product.ts'

/**
 * `node server/src/testing/make-fixture.ts FOLDER` writes a backup of a small installation of this version, with the
 * answers to all its GET calls: the demo game with an active quarter, a picture in use, a game that has not begun, one of
 * companies in trouble and one of a class of forty. It is created once for each release and stored in
 * `server/fixtures`, so that tests check that every later version can restore it and answers the same.
 */
const [, , target] = process.argv
if (target === undefined) throw new Error('Usage: node server/src/testing/make-fixture.ts FOLDER')

const classSize = 40

/** The decisions of companies that fill their warehouse and lose money, by quarter. */
const troubles: Record<string, Record<string, number>>[] = [
  {
    production: { quantiteProduction: 3000 },
    ventes: { prixVente: 75 },
    logistique: { locationStock: 6000 },
  },
  { comptabilite: { emprunt: 40_000 }, marketing: { budgetPublicite: 0 } },
  { ventes: { prixVente: 33 }, ressourcesHumaines: { embauches: 5 } },
  { ventes: { prixVente: 18 }, marketing: { budgetPublicite: 150_000 } },
  { marketing: { budgetPublicite: 120_000 }, production: { achatMachines: 3 } },
  { ventes: { prixVente: 48 }, marketing: { budgetPublicite: 5000 } },
]

const folder = await mkdtemp(join(tmpdir(), 'trimestre-fixture-'))
const server = await startTcpServer({ dataDir: folder })
const product = await spawnProduct({ DATA_DIR: folder, DATABASE_URL: server.url })
try {
  const root = await product.client('superadmin')
  const picture = await root('uploadPicture', { body: formOf(await aPicture().png().toBuffer()) })
  await root('createProduct', { body: { name: 'Produit illustré', im: picture.id } })
  const [game] = await root('listAllGames')
  if (game === undefined) throw new Error('there is no demo game')
  await save(product, game.id, 'joueur1', { ventes: { prixVente: 51 } })
  await anUnstartedGame(product)
  await aTroubledGame(product)
  await aClass(product)
  const storage = createStorage({ dataDir: folder, objectStore: undefined })
  const source = { connectionString: server.url, dataDir: folder, jwtSecret: undefined, storage }
  console.log(await writeBackup(source, resolve(target, 'backup.tar.gz')))
  const answers = JSON.stringify(await readAllAnswers(product.url))
  await writeFile(resolve(target, 'answers.json.br'), brotliCompressSync(answers))
} finally {
  await product.stop()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Creates a game without a passed quarter, of which an administrator has changed one coefficient. */
async function anUnstartedGame(product: Product): Promise<void> {
  const root = await product.client('superadmin')
  const body = { name: 'Jeu à venir', nbTurns: 8, levelGame: 4, admins: ['admin'] }
  const { id } = await root('createGame', { body })
  const fields = { ecartPrixGrade: 0.3 }
  await root('updateCriteria', { params: { gameId: id }, body: { idGame: id, fields } })
}

/** Creates a game over more than a year, whose players get into debt and recovery, at the opening of its next quarter. */
async function aTroubledGame(product: Product): Promise<void> {
  const root = await product.client('superadmin')
  const admin = await product.client('admin')
  const body = { name: 'Jeu en difficulté', nbTurns: 8, levelGame: 4, admins: ['admin'] }
  const { id: gameId } = await root('createGame', { body })
  for (const username of ['joueur1', 'joueur2']) {
    await (await product.client(username))('joinGame', { body: { game: gameId } })
  }
  for (const decisions of troubles) {
    for (const username of ['joueur1', 'joueur2'].slice(0, decisions.logistique ? 2 : 1)) {
      await save(product, gameId, username, decisions)
    }
    await admin('passAndOpenRound', { params: { gameId } })
  }
}

/**
 * Creates a game of a class after two quarters: a company has been reset, one taken out, one has a name and a draft, and
 * the account of a player has been erased.
 */
async function aClass(product: Product): Promise<void> {
  const root = await product.client('superadmin')
  const admin = await product.client('admin')
  const body = { name: 'Une classe', nbTurns: 6, levelGame: 2, admins: ['admin'] }
  const { id: gameId } = await root('createGame', { body })
  const usernames = Array.from({ length: classSize - 1 }, (_, index) => `eleve${index + 1}`)
  for (const username of usernames) {
    const account = { username, email: `${username}@example.org`, password: username, age: 20 }
    await root('createUser', { body: { ...account, role: 'ROLE_USER' } })
  }
  for (const username of ['joueur1', ...usernames]) {
    await (await product.client(username))('joinGame', { body: { game: gameId } })
  }
  for (const prixVente of [46, 52]) {
    for (const username of ['joueur1', 'eleve1', 'eleve39']) {
      await save(product, gameId, username, { ventes: { prixVente } })
    }
    await admin('passAndOpenRound', { params: { gameId } })
  }
  const game = await root('getGame', { params: { id: gameId } })
  const [named = 0, reset = 0, erased = 0, out = 0] = game.companies.slice(-4).map(({ id }) => id)
  await admin('resetCompany', { params: { id: reset } })
  await admin('changeSeat', { params: { id: out }, body: { kind: 'out' } })
  await root('deleteUser', {
    params: { id: game.companies.find(({ id }) => id === erased)?.userCompany.id ?? 0 },
  })
  const player = await product.client('eleve36')
  await player('changeIdentity', { params: { id: named }, body: { name: 'Les Grimpeurs', colour: 'pink' } })
  const params = { roundId: game.rounds.at(-1)?.id ?? 0, companyId: named, area: 'ventes' }
  await player('saveDecisions', { params, body: { decisions: { prixVente: 49 }, draft: true } })
  await player('lockCompany', { params: { id: named } })
}

async function save(
  product: Product,
  gameId: number,
  username: string,
  decisions: Record<string, Record<string, number>>,
): Promise<void> {
  const client = await product.client(username)
  const { companyId, rounds } = await client('getGame', { params: { id: gameId } })
  for (const [area, values] of Object.entries(decisions)) {
    const params = { roundId: rounds.at(-1)?.id ?? 0, companyId: companyId ?? 0, area }
    await client('saveDecisions', { params, body: { decisions: values } })
  }
}
