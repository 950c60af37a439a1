import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { settings } from './database/schema.ts'

const settingKey = 'jwtSecret'

/**
 * The secret that signs tokens: JWT_SECRET, or one made once. With a PostgreSQL server it is kept there, so that
 * several processes agree; with the product's own database, in a file only this user reads.
 */
export async function readSigningSecret(
  config: Config,
  db: Database,
  kind: 'embedded' | 'postgresql',
): Promise<string> {
  if (config.jwtSecret !== undefined) return config.jwtSecret
  return kind === 'postgresql' ? secretOfDatabase(db) : secretOfFolder(config.dataDir)
}

const newSecret = () => randomBytes(48).toString('base64url')

async function secretOfDatabase(db: Database): Promise<string> {
  await db.insert(settings).values({ key: settingKey, value: newSecret() }).onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, settingKey))
  return checked(row?.value, 'the settings table')
}

async function secretOfFolder(dataDir: string): Promise<string> {
  const path = join(dataDir, 'jwt-secret')
  await mkdir(dataDir, { recursive: true })
  try {
    await writeFile(path, newSecret(), { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return checked((await readFile(path, 'utf8')).trim(), path)
}

function checked(secret: unknown, place: string): string {
  if (typeof secret === 'string' && Buffer.byteLength(secret) >= 32) return secret
  throw new Error(`The signing secret kept in ${place} is too short; remove it and start again.`)
}
