import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectionString, ensureDatabase } from '@trimestre/embedded-postgres/connection'
import { chooseEndpoint, chooseTcpEndpoint } from '@trimestre/embedded-postgres/endpoint'
import { stopPostmaster } from '@trimestre/embedded-postgres/postmaster'
import { runnerFor, runToEnd } from '@trimestre/embedded-postgres/runner'
import { launchPostgres, type RunningPostgres } from './test-postgres.ts'

/** The folder of Debian's package postgresql-15, the oldest supported version. */
const programs = '/usr/lib/postgresql/15/bin'

export const hasOldestPostgres = existsSync(join(programs, 'initdb'))

/**
 * Starts PostgreSQL 15 as {@link startPostgres} starts the product's version, in a temporary folder removed with it.
 */
export async function startOldestPostgres(): Promise<RunningPostgres> {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'trimestre-oldest-')))
  const dir = join(dataDir, 'postgres')
  const runner = await runnerFor(dir)
  await mkdir(dir, { mode: 0o700 })
  const options = ['-D', dir, '-U', 'trimestre', '-E', 'UTF8', '--locale=C', '--auth=trust', '--no-sync']
  const { code, output } = await runToEnd(runner, join(programs, 'initdb'), options)
  if (code !== 0) throw new Error(output)
  const binaries = {
    initdb: join(programs, 'initdb'),
    postgres: join(programs, 'postgres'),
    pgCtl: join(programs, 'pg_ctl'),
    majorVersion: 15,
  }
  const cluster = { dataDir, dir, logPath: join(dataDir, 'postgres.log'), password: '', binaries, runner }
  const { host } = await chooseEndpoint(dir, runner)
  const tcp = await chooseTcpEndpoint()
  const socket = { ...tcp, host }
  const pid = await launchPostgres(cluster, tcp, socket)
  await ensureDatabase(cluster, tcp)
  return {
    dataDir,
    socket: connectionString(cluster, socket),
    tcp: connectionString(cluster, tcp),
    stop: async () => {
      await stopPostmaster(cluster, pid)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
