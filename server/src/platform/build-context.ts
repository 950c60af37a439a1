import { setEmailDomains } from '@trimestre/contract/email'
import { allBackgroundWork } from './background-work.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { pingDatabase } from './database/facts.ts'
import type { OpenDatabase } from './database/open.ts'
import type { Log } from './log.ts'
import { createPasswords } from './passwords.ts'
import { readSigningSecret } from './signing-secret.ts'
import { createSiteAddress } from './site-address.ts'
import { createStorage } from './storage/storage.ts'
import { createTokens } from './tokens.ts'

/** Builds the context that all features receive, around an open database. */
export async function buildContext(
  config: Config,
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  log: Log,
): Promise<Context> {
  log.probeWith(async () => db.$client.ended || pingDatabase(db))
  // The schemas of the contract have no access to the context: one process serves one school.
  setEmailDomains(config.emailDomains)
  const secret = await readSigningSecret(config, db, kind)
  return {
    db,
    config,
    databaseKind: kind,
    now: () => new Date(),
    site: createSiteAddress(config),
    log,
    storage: createStorage(config),
    tokens: createTokens(secret),
    passwords: createPasswords(),
    background: new Set(allBackgroundWork),
  }
}
