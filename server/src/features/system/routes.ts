import type { SystemStatus } from '@trimestre/contract/system'
import { engineVersion } from '@trimestre/engine'
import type { FastifyInstance } from 'fastify'
import manifest from '../../../package.json' with { type: 'json' }
import type { Context } from '../../platform/context.ts'
import { readDatabase } from '../../platform/db/facts.ts'
import { readSetting } from '../../platform/db/settings.ts'
import { mount } from '../../platform/http/http.ts'
import { lastBackupKey } from '../backup/write-backup.ts'
import { requireUser } from '../users/policy.ts'
import { readVerification } from '../verification/repo.ts'
import { readPictures, readQueue } from './repo.ts'
import { sendTestMail } from './test-mail.ts'

/** Registers the calls with which operators look after the product. */
export function registerSystemRoutes(app: FastifyInstance, context: Context): void {
  const { db, config, databaseKind, storage, now } = context
  const startedAt = now().toISOString()

  mount(app, 'sendTestMail', async ({ caller }) => sendTestMail(context, await requireUser(db, caller.id)))

  mount(app, 'getSystemStatus', async (): Promise<SystemStatus> => {
    const { verifyAt, timezone } = config
    const { version } = manifest
    return {
      product: { version, engineVersion, node: process.versions.node, startedAt, timezone },
      database: { kind: databaseKind, ...(await readDatabase(db)) },
      queue: await readQueue(db, now()),
      storage: { ...(await readPictures(db)), freeBytes: await storage.freeBytes() },
      lastBackup: ((await readSetting(db, lastBackupKey)) as SystemStatus['lastBackup']) ?? null,
      verifyAt: verifyAt ? `${twoDigits(verifyAt.hour)}:${twoDigits(verifyAt.minute)}` : null,
      lastVerification: await readVerification(db),
    }
  })
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')
