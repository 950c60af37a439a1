import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { checkBackup } from '../features/backup/read-backup.ts'
import { restoreBackup } from '../features/backup/restore-backup.ts'
import { readConfig } from '../platform/config.ts'
import { createStorage } from '../platform/files/storage.ts'
import { CannotRun, claimServer, explain } from '../platform/process/command-server.ts'

/**
 * `npm run restore -- --from FILE` restores a backup into an empty database, that of DATABASE_URL or the embedded one,
 * while the product does not run. `--force` replaces the existing data; `--check` only reports whether the file is
 * intact.
 */
const usage = 'Usage: npm run restore -- --from FILE [--force | --check]'

const root = fileURLToPath(new URL('../../..', import.meta.url))

async function main(): Promise<void> {
  const { path, force, check } = readArguments(process.argv.slice(2))
  const { manifest } = await checkBackup(path)
  console.log(`Backup of ${manifest.createdAt}, made by Trimestre ${manifest.version}: whole.`)
  if (check) return
  const config = readConfig(process.env, root)
  const server = await claimServer(config)
  try {
    const { address: connectionString, kind } = server
    const target = { connectionString, dataDir: config.dataDir, kind, storage: createStorage(config) }
    const { rowCount, fileCount } = await restoreBackup(path, target, { force })
    console.log(`${rowCount} rows and ${fileCount} files restored. Start the product.`)
  } finally {
    await server.stop()
  }
}

function readArguments(args: string[]): { path: string; force: boolean; check: boolean } {
  const options = {
    from: { type: 'string' },
    force: { type: 'boolean' },
    check: { type: 'boolean' },
  } as const
  const read = () => {
    try {
      return parseArgs({ args, options, allowPositionals: true })
    } catch {
      throw new CannotRun(usage)
    }
  }
  const { values, positionals } = read()
  const [path, ...more] = [values.from ?? [], positionals].flat()
  if (path === undefined || path === '' || more.length > 0) throw new CannotRun(usage)
  return { path: resolve(path), force: values.force === true, check: values.check === true }
}

try {
  await main()
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
