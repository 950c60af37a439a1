import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import { databaseUrl, templateName } from './database-server.ts'
import { runDatabase } from './run-database.ts'

it('provides one seeded PostgreSQL by two addresses, and leaves no files behind', async () => {
  const database = await runDatabase()
  const accounts = async (url: string) => {
    const client = new pg.Client({ connectionString: databaseUrl(url, templateName) })
    await client.connect()
    const { rows } =
      await client.query(`select count(*)::int as count, current_setting('data_directory') as folder
      from users`)
    await client.end()
    return rows[0]
  }
  const found = await accounts(database.socket)
  expect(found.count).toBeGreaterThan(3)
  expect(await accounts(database.tcp)).toEqual(found)
  const dataDir = dirname(found.folder)
  expect(existsSync(dataDir)).toBe(true)
  await database.stop()
  expect(existsSync(dataDir)).toBe(false)
})
