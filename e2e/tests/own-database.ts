import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A separate database on the PostgreSQL that the run shares. */
export type OwnDatabase = { url: string; drop(): Promise<void> }

/** Creates a copy of the migrated and seeded database. */
export const copyDatabase = (): Promise<OwnDatabase> =>
  createDatabase('template test_template strategy file_copy')

export const emptyDatabase = (): Promise<OwnDatabase> => createDatabase()

async function createDatabase(options = ''): Promise<OwnDatabase> {
  const name = `browser_${randomBytes(6).toString('hex')}`
  await runSql(`create database ${name} ${options}`)
  const url = new URL(serverAddress())
  url.pathname = `/${name}`
  return { url: url.href, drop: () => runSql(`drop database if exists ${name} with (force)`) }
}

function serverAddress(): string {
  const address = process.env.TEST_DATABASE_TCP
  if (!address) throw new Error('TEST_DATABASE_TCP does not name the PostgreSQL of this run')
  return address
}

async function runSql(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverAddress() })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
