import type { Passwords } from './auth/passwords.ts'
import type { Tokens } from './auth/tokens.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Storage } from './files/storage.ts'
import type { SiteAddress } from './http/site-address.ts'
import type { Log } from './log/log.ts'
import type { BackgroundWork } from './process/background-work.ts'

/** The services that every feature receives. Time comes from here, so that tests can move it. */
export type Context = {
  db: Database
  config: Config
  /** Whether the product runs its own PostgreSQL or uses an external server. */
  databaseKind: 'embedded' | 'postgresql'
  now(): Date
  /** The address that links in mails start with. */
  site: SiteAddress
  log: Log
  /** The storage of pictures, and of mails written as files. */
  storage: Storage
  tokens: Tokens
  passwords: Passwords
  /** The background work of this process: all of it, except in tests, which start what they need when they need it. */
  background: ReadonlySet<BackgroundWork>
  /** For tests only: passes stop for ever at this moment, waiting to be killed. */
  passPause?: { at: string; onPause(): void }
}
