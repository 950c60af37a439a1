import type { Context } from '../../platform/context.ts'
import { demoAccounts } from '../users/demo-accounts.ts'
import { demoEmail } from '../users/demo-password.ts'
import { hashPassword, type NewAccount } from '../users/service.ts'

/** Returns the demo accounts if they are enabled, with passwords hashed before the transaction that writes them. */
export function prepareDemoAccounts(context: Context): Promise<NewAccount[]> {
  if (!context.config.demoAccounts) return Promise.resolve([])
  return Promise.all(
    demoAccounts.map(async account => ({
      ...account,
      email: demoEmail(account.username),
      age: account.role === 'ROLE_USER' ? 20 : 40,
      passwordHash: await hashPassword(context, account.username, { canWait: true }),
    })),
  )
}
