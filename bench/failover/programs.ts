import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runnerFor, runToEnd } from '@trimestre/embedded-postgres/runner'

const postgresFolder = '/usr/lib/postgresql/15/bin'
const haproxyPlaces = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/usr/bin/haproxy']

/** Debian's PostgreSQL 15 and HAProxy. */
export type Programs = { postgres(name: string): string; haproxy: string }

/** An error whose message names the packages to install. */
export class ProgramsMissing extends Error {}

/** @throws ProgramsMissing */
export function findPrograms(): Programs {
  const haproxy = haproxyPlaces.find(path => existsSync(path))
  if (haproxy === undefined || !existsSync(join(postgresFolder, 'pg_rewind'))) {
    throw new ProgramsMissing(
      'This trial needs the Debian packages postgresql-15 and haproxy: sudo apt-get install postgresql-15 haproxy',
    )
  }
  return { postgres: name => join(postgresFolder, name), haproxy }
}

/** Runs a program of PostgreSQL for a folder until it ends. @throws with its whole output when it fails */
export async function run(folder: string, program: string, args: string[]): Promise<void> {
  const { code, output } = await runToEnd(await runnerFor(folder), program, args)
  if (code !== 0) throw new Error(`${program} ended with code ${code}:\n${output}`)
}
