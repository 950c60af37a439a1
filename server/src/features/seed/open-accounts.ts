import { ConfigError } from '../../platform/config.ts'
import type { Context } from '../../platform/context.ts'
import { findDemoAccounts, hasDemoPassword } from '../users/demo-accounts.ts'

/**
 * Refuses to start when others can reach the server and accounts with public passwords are enabled, unless the settings
 * allow it.
 */
export async function refuseOpenAccounts(context: Context): Promise<void> {
  const { isPublic, publicPasswords } = context.config
  if (!isPublic || publicPasswords) return
  const open = await accountsStillOpen(context)
  if (open.length === 0) return
  throw new ConfigError(
    `Others can reach this server (HOST, PUBLIC_URL or TRUST_PROXY says so) and these accounts still have their public demo password: ${open.join(', ')}. Start without these settings and change their passwords or disable them, or start with DEMO_ACCOUNTS=1 to leave them open.`,
  )
}

/** Lists the demo accounts, by their current names, that are still enabled with their public password. */
export async function accountsStillOpen(context: Context): Promise<string[]> {
  const checked = await Promise.all(
    (await findDemoAccounts(context)).map(async user => {
      const isOpen = user.enabled && (await hasDemoPassword(context, user))
      return isOpen ? user.username : undefined
    }),
  )
  return checked.filter(username => username !== undefined)
}
