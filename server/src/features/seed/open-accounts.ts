import { ConfigError } from '../../platform/config.ts'
import type { Context } from '../../platform/context.ts'
import { findByLoginName } from '../users/service.ts'
import { demoAccounts } from './demo-accounts.ts'

/** Refuses to start when others can reach the server and accounts with public passwords are open, unless that is wanted. */
export async function refuseOpenAccounts(context: Context): Promise<void> {
  const { isPublic, publicPasswords } = context.config
  if (!isPublic || publicPasswords) return
  const open = await accountsStillOpen(context)
  if (open.length === 0) return
  throw new ConfigError(
    `Others can reach this server (HOST, PUBLIC_URL or TRUST_PROXY says so) and these accounts still have their public demo password: ${open.join(', ')}. Start without these settings and change their passwords or disable them, or start with DEMO_ACCOUNTS=1 to leave them open.`,
  )
}

/** Demo accounts that can still be entered with the password everybody knows. */
export async function accountsStillOpen(context: Context): Promise<string[]> {
  const checked = await Promise.all(
    demoAccounts.map(async ({ username }) => {
      const user = await findByLoginName(context.db, username)
      if (user === undefined || !user.enabled) return undefined
      // The server answers already: a class that signs in again meanwhile comes first and stops nothing.
      const isOpen = await context.passwords.verify(user.passwordHash, username, { canWait: true })
      return isOpen ? username : undefined
    }),
  )
  return checked.filter(username => username !== undefined)
}
