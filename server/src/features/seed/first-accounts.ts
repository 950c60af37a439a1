import { isEmailAddress } from '@trimestre/contract/email'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { hashToken, newRefreshToken } from '../../platform/tokens.ts'
import { storeSetUpToken } from '../accounts/service.ts'
import { demoAccounts } from '../users/demo-accounts.ts'
import { demoEmail } from '../users/demo-password.ts'
import { createAccount, hashPassword, type NewAccount } from '../users/service.ts'

/** Accounts ready to be written; `write` gives the set-up token when that is how the first one is to be made. */
export type FirstAccounts = { write(tx: Transaction): Promise<string | undefined> }

/** Hashes the passwords of the first accounts ahead of the transaction that writes them. */
export async function prepareFirstAccounts(context: Context): Promise<FirstAccounts> {
  if (context.config.demoAccounts) return writing(await prepareDemo(context))
  if (context.config.administrator) return writing([await prepareAdministrator(context)])
  return {
    async write(tx) {
      const token = newRefreshToken()
      await storeSetUpToken(tx, hashToken(token))
      return token
    },
  }
}

function writing(accounts: NewAccount[]): FirstAccounts {
  return {
    async write(tx) {
      for (const account of accounts) await createAccount(tx, account)
      return undefined
    },
  }
}

function prepareDemo(context: Context): Promise<NewAccount[]> {
  return Promise.all(
    demoAccounts.map(async account => ({
      ...account,
      email: demoEmail(account.username),
      age: account.role === 'ROLE_USER' ? 20 : 40,
      passwordHash: await hashPassword(context, account.username, { canWait: true }),
    })),
  )
}

async function prepareAdministrator(context: Context): Promise<NewAccount> {
  const { username = '', password = '' } = context.config.administrator ?? {}
  const email = isEmailAddress(username) ? username : `${username.replace(/[^\w-]+/g, '-')}@example.org`
  const passwordHash = await hashPassword(context, password, { canWait: true })
  return { username, email, passwordHash, role: 'ROLE_SUPER_ADMIN' }
}
