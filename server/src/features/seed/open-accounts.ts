import type { Context } from '../../platform/context.ts'
import { findByLoginName } from '../users/service.ts'
import { demoAccounts } from './demo-accounts.ts'

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
