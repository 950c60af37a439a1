import { createHash } from 'node:crypto'
import type { Language } from '@trimestre/contract/languages'
import type { PasswordReset } from '@trimestre/contract/users'
import { hashToken, newLinkSeed } from '../../platform/auth/tokens.ts'
import type { Context } from '../../platform/context.ts'
import type { Reader } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { queueMails, queuePlaceholderMail, requireMailAllowance } from '../mail/service.ts'
import { resetLinkMinutes } from '../mail/stored-mail.ts'
import { foldLoginName } from '../users/login-names.ts'
import { refuseWeakPassword } from '../users/password-rule.ts'
import { displayName } from '../users/present.ts'
import {
  findByLoginName,
  findUser,
  hashPassword,
  lockUser,
  replacePassword,
  type UserRow,
} from '../users/service.ts'
import { consumeResetToken, deleteResetTokens, findResetToken, replaceResetToken } from './reset-repo.ts'

const requestsPerHour = 5
const hourMs = 3_600_000

/**
 * Mails a link to choose a new password. An unknown address, or that of a disabled account, gets the same response
 * after the same writes, so that neither the response nor its timing reveals whether an account exists.
 */
export async function requestReset(context: Context, email: string, language: Language): Promise<void> {
  const now = context.now()
  const address = foldLoginName(email)
  const countedAs = `reset:${createHash('sha256').update(address).digest('hex')}`
  const seed = newLinkSeed()
  const hash = hashToken(context.tokens.linkTokenOf(seed))
  const expiresAt = new Date(now.getTime() + resetLinkMinutes * 60_000)
  await context.db.transaction(async tx => {
    const most = context.config.rateLimit ? requestsPerHour : Number.POSITIVE_INFINITY
    const limit = { countedAs, most, periodMs: hourMs, more: 1, refusal: 'auth/too-many-resets' } as const
    await requireMailAllowance(tx, limit, now)
    const user = await findByEmail(tx, address)
    const owner = { userId: user?.id ?? null, email: user ? address : null }
    await replaceResetToken(tx, { ...owner, hash, createdAt: now, expiresAt })
    if (user === undefined) return queuePlaceholderMail(tx, countedAs, now)
    const values = { name: displayName(user), seed }
    // When a new address is pending confirmation, the mail mentions it to its reader.
    const template = user.pendingEmail === null ? 'passwordReset' : 'passwordResetPending'
    const mail = { template, values, recipient: user, language, countedAs } as const
    await queueMails(tx, [mail], now)
  })
}

/**
 * Finds the enabled account with this e-mail address. A username does not count, even when it looks like an address.
 */
async function findByEmail(reader: Reader, address: string): Promise<UserRow | undefined> {
  const user = await findByLoginName(reader, address)
  return user?.enabled && foldLoginName(user.email) === address ? user : undefined
}

/**
 * Sets a new password and ends the sessions of the account. Throws 422 when the link has been used, has expired or has
 * been replaced.
 */
export async function resetPassword(context: Context, { token, password }: PasswordReset): Promise<void> {
  const hash = hashToken(token)
  const user = await ownerOf(context, context.db, hash)
  refuseWeakPassword(context.config, password, user)
  const passwordHash = await hashPassword(context, password)
  await context.db.transaction(async tx => {
    await lockUser(tx, user.id)
    await ownerOf(context, tx, hash)
    if (!(await consumeResetToken(tx, hash))) throw new Refusal('auth/reset-refused')
    await deleteResetTokens(tx, user.id)
    await replacePassword(tx, user, passwordHash, context.now())
  })
  context.log.info('password.reset', { user: user.id })
}

/**
 * Returns the owner of a valid link: one that has not expired, of an enabled account that still has the address. Throws
 * `auth/reset-refused` for any other link.
 */
async function ownerOf(context: Context, reader: Reader, hash: string): Promise<UserRow> {
  const token = await findResetToken(reader, hash)
  if (!token?.userId || token.expiresAt <= context.now()) throw new Refusal('auth/reset-refused')
  const user = await findUser(reader, token.userId)
  const { email } = token.data as { email: string | null }
  if (!user?.enabled || foldLoginName(user.email) !== email) throw new Refusal('auth/reset-refused')
  return user
}
