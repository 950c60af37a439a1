import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '@trimestre/embedded-postgres/folders'
import { eq } from 'drizzle-orm'
import { type Config, ConfigError } from '../config.ts'
import type { Database } from '../db/database.ts'
import { settings } from '../db/schema.ts'
import { codeOf } from '../log/failures.ts'

const settingKey = 'jwtSecret'

/**
 * Returns the secret that signs tokens: JWT_SECRET, or one that is generated once. With an external PostgreSQL server
 * it is stored there, so that several processes share it; with the product's own database, in a file that only this
 * user can read.
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
  await makeFolder(dataDir)
  try {
    await writeFile(path, newSecret(), { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  return checked(await readSecretFile(path), path)
}

async function readSecretFile(path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if (!['EISDIR', 'EACCES', 'EPERM'].includes(codeOf(error) ?? '')) throw error
    throw new ConfigError(
      `The signing secret ${path} must be a file that this user can read (${codeOf(error)}); mend it, or move it away and start again, which signs everybody out.`,
    )
  }
}

function checked(secret: unknown, place: string): string {
  if (typeof secret === 'string' && Buffer.byteLength(secret) >= 32) return secret
  throw new ConfigError(
    `The signing secret kept in ${place} is too short; remove it and start again, which signs everybody out.`,
  )
}
