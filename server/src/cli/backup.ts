import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { writeBackup } from '../features/backup/write-backup.ts'
import { readConfig } from '../platform/config.ts'
import { createStorage } from '../platform/files/storage.ts'
import { CannotRun, connectToServer, explain } from '../platform/process/command-server.ts'

/** `npm run backup -- --to FILE` writes all data of the product into one file, also while it runs. */
const usage = 'Usage: npm run backup -- --to FILE'

const root = fileURLToPath(new URL('../../..', import.meta.url))

async function main(): Promise<void> {
  const path = readPath(process.argv.slice(2))
  const config = readConfig(process.env, root)
  const server = await connectToServer(config)
  try {
    const { dataDir, jwtSecret } = config
    const storage = createStorage(config)
    const began = performance.now()
    const source = { connectionString: server.address, dataDir, jwtSecret, storage }
    const report = await writeBackup(source, path)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const size = (report.byteCount / 1e6).toFixed(1)
    console.log(
      `${report.rowCount} rows and ${report.pictureCount} pictures, ${size} MB, in ${seconds} s: ${path}`,
    )
    if (report.missingPictures > 0) {
      console.log(
        `${report.missingPictures} pictures have no file in media of ${storage.place}: is ${config.objectStore ? 'S3_BUCKET_URL' : 'DATA_DIR'} right?`,
      )
    }
  } finally {
    await server.stop()
  }
}

function readPath(args: string[]): string {
  const options = { to: { type: 'string' } } as const
  const read = () => {
    try {
      return parseArgs({ args, options, allowPositionals: true })
    } catch {
      throw new CannotRun(usage)
    }
  }
  const { values, positionals } = read()
  const [path, ...more] = [values.to ?? [], positionals].flat()
  if (path === undefined || path === '' || more.length > 0) throw new CannotRun(usage)
  return resolve(path)
}

try {
  await main()
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
