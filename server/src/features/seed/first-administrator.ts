import { isEmailAddress } from '@trimestre/contract/email'
import { name, password } from '@trimestre/contract/fields'
import { hashToken, newRefreshToken } from '../../platform/auth/tokens.ts'
import { type Config, ConfigError } from '../../platform/config.ts'
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { deleteSetUpToken, lockSetUpToken, storeSetUpToken } from '../accounts/service.ts'
import { isPublicPassword } from '../users/password-rule.ts'
import { createAccount, hashPassword, hasSuperAdministrator, type NewAccount } from '../users/service.ts'

type Administrator = { username: string; email: string; password: string }

/**
 * Returns the administrator named by ADMIN_USERNAME and ADMIN_PASSWORD, or undefined when they are not set. If others
 * can reach the server, a password that would be refused at a remote sign-in is refused here too.
 * @throws ConfigError naming the setting; it does not repeat the password
 */
export function readAdministrator(config: Config): Administrator | undefined {
  if (config.administrator === undefined) return undefined
  const username = name().safeParse(config.administrator.username).data
  if (username === undefined) {
    throw new ConfigError(
      'ADMIN_USERNAME must be a name of 1 to 255 characters, without line breaks and invisible characters.',
    )
  }
  const email = emailOf(username)
  const given = password().safeParse(config.administrator.password).data
  const isRefused = config.isPublic && !config.publicPasswords
  if (given !== undefined && !(isRefused && isPublicPassword(config, given, { username, email }))) {
    return { username, email, password: given }
  }
  throw new ConfigError(
    'ADMIN_PASSWORD must have 6 to 200 characters, and must not be the username or another password that guessers try first. Once the account exists, the setting can be removed.',
  )
}

const emailOf = (username: string): string =>
  isEmailAddress(username) ? username : `${username.replace(/[^\w-]+/g, '-').slice(0, 64)}@example.org`

/**
 * While there is no super administrator, creates the one named in the settings, or else a set-up token, which replaces
 * the one of an earlier start: that start may have ended before it could show it.
 * @returns the token, which is not stored in clear
 */
export async function provideAdministrator(context: Context): Promise<string | undefined> {
  if (await hasSuperAdministrator(context.db)) return undefined
  const account = await prepareAdministrator(context)
  return context.db.transaction(async tx => {
    // A concurrent use of the earlier token happens before or after this transaction, never during it.
    await lockSetUpToken(tx)
    if (await hasSuperAdministrator(tx)) return undefined
    if (account !== undefined) {
      await deleteSetUpToken(tx)
      await createAccount(tx, account).catch(refuseTakenName)
      return undefined
    }
    const token = newRefreshToken()
    await storeSetUpToken(tx, hashToken(token))
    return token
  })
}

async function prepareAdministrator(context: Context): Promise<NewAccount | undefined> {
  const given = readAdministrator(context.config)
  if (given === undefined) return undefined
  const passwordHash = await hashPassword(context, given.password, { canWait: true })
  return { username: given.username, email: given.email, passwordHash, role: 'ROLE_SUPER_ADMIN' }
}

function refuseTakenName(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  throw new ConfigError(
    'ADMIN_USERNAME is the name or the address of an account that exists; choose another.',
  )
}
