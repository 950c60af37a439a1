import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startTcpServer } from '@trimestre/embedded-postgres/start-server'
import { writeBackup } from '../features/backup/write-backup.ts'
import { createStorage } from '../platform/files/storage.ts'
import { aPicture, formOf } from './pictures.ts'
import { type Product, spawnProduct } from './spawn-product.ts'

/**
 * `node server/src/testing/make-fixture.ts FILE` writes a backup of a small installation of this version: the demo game
 * with an active quarter, a picture in use, a game that has not begun and one of companies in trouble. It is created once for each release and stored in `server/fixtures`, so
 * that tests check that every later version can restore it.
 */
const [, , file] = process.argv
if (file === undefined) throw new Error('Usage: node server/src/testing/make-fixture.ts FILE')

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
  const player = await product.client('joueur1')
  const company = game.companies.find(({ userCompany }) => userCompany.username === 'joueur1')
  const params = { roundId: game.rounds.at(-1)?.id ?? 0, companyId: company?.id ?? 0, area: 'ventes' }
  await player('saveDecisions', { params, body: { decisions: { prixVente: 51 } } })
  await anUnstartedGame(product)
  await aTroubledGame(product)
  const storage = createStorage({ dataDir: folder, objectStore: undefined })
  const source = { connectionString: server.url, dataDir: folder, jwtSecret: undefined, storage }
  console.log(await writeBackup(source, resolve(file)))
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

async function save(
  product: Product,
  gameId: number,
  username: string,
  decisions: Record<string, Record<string, number>>,
): Promise<void> {
  const client = await product.client(username)
  const { companies, rounds } = await client('getGame', { params: { id: gameId } })
  const companyId = companies.find(({ userCompany }) => userCompany.username === username)?.id ?? 0
  for (const [area, values] of Object.entries(decisions)) {
    const params = { roundId: rounds.at(-1)?.id ?? 0, companyId, area }
    await client('saveDecisions', { params, body: { decisions: values } })
  }
}
