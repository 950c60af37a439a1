import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startTcpServer } from '@trimestre/embedded-postgres/start-server'
import { writeBackup } from '../features/backup/write-backup.ts'
import { createStorage } from '../platform/files/storage.ts'
import { aPicture, formOf } from './pictures.ts'
import { spawnProduct } from './spawn-product.ts'

/**
 * `node server/src/testing/make-fixture.ts FILE` writes a backup of a small installation of this version, with the demo
 * game, a picture in use and an active quarter. It is created once for each release and stored in `server/fixtures`, so
 * that tests check that every later version can restore it.
 */
const [, , file] = process.argv
if (file === undefined) throw new Error('Usage: node server/src/testing/make-fixture.ts FILE')

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
  const storage = createStorage({ dataDir: folder, objectStore: undefined })
  const source = { connectionString: server.url, dataDir: folder, jwtSecret: undefined, storage }
  console.log(await writeBackup(source, resolve(file)))
} finally {
  await product.stop()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
