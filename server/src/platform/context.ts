import type { BackgroundWork } from './background-work.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Log } from './log.ts'
import type { News } from './news.ts'
import type { Passwords } from './passwords.ts'
import type { SiteAddress } from './site-address.ts'
import type { Storage } from './storage/storage.ts'
import type { Tokens } from './tokens.ts'

/** What every feature is given. Time comes from here, so that tests can move it. */
export type Context = {
  db: Database
  config: Config
  /** Whether the product runs its own PostgreSQL or was given a server. */
  databaseKind: 'embedded' | 'postgresql'
  now(): Date
  /** Where links in mails lead. */
  site: SiteAddress
  log: Log
  news: News
  /** Pictures, and mails that are files. */
  storage: Storage
  tokens: Tokens
  passwords: Passwords
  /** What this process does by itself: everything, but in tests, which do what they need at the moment they choose. */
  background: ReadonlySet<BackgroundWork>
  /** Tests only: passes stop for ever at this moment, waiting to be killed. */
  passPause?: { at: string; onPause(): void }
}
