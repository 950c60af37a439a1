import { setEmailDomains } from '@trimestre/contract/email'
import { createPasswords } from './auth/passwords.ts'
import { readSigningSecret } from './auth/signing-secret.ts'
import { createTokens } from './auth/tokens.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { pingDatabase } from './db/facts.ts'
import type { OpenDatabase } from './db/open.ts'
import { createStorage } from './files/storage.ts'
import { createSiteAddress } from './http/site-address.ts'
import type { Log } from './log/log.ts'
import { allBackgroundWork } from './process/background-work.ts'

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
