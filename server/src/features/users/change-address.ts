import { createHash } from 'node:crypto'
import { countAttempt } from '../../platform/auth/attempts.ts'
import { hashToken, newLinkSeed } from '../../platform/auth/tokens.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { knownLanguage } from '../../platform/http/language.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { queueMails, requireMailAllowance } from '../mail/service.ts'
import { confirmationHours } from '../mail/stored-mail.ts'
import { queueNotice } from './account-notice.ts'
import { deleteConfirmations, findConfirmation, replaceConfirmation } from './confirmation-repo.ts'
import { foldLoginName } from './login-names.ts'
import { displayName } from './present.ts'
import { lockUser, type UserChanges, type UserRow, updateUser } from './repo.ts'
import { refuseTaken, registerLoginNames } from './service.ts'

const mailsPerHour = 5
const hourMs = 3_600_000

/** `isCancelled`: whether the change of address that awaits its confirmation is cancelled. */
type AddressChange = { caller: Caller; user: UserRow; wanted: string | undefined; isCancelled: boolean }

/**
 * Requests a new e-mail address for an account. The address replaces the old one when the link mailed to it is
 * confirmed; until then sign-ins and password resets use the old address, which is notified of the request. If nobody
 * could lose an account by it ({@link countsAtOnce}) the new address replaces the old one immediately, and the old one
 * is notified. The present address as the new one leaves a request as it is: forms send it with every other change.
 */
export async function changeAddress(
  context: Context,
  tx: Transaction,
  { caller, user, wanted, isCancelled }: AddressChange,
): Promise<Pick<UserChanges, 'email' | 'pendingEmail'>> {
  if (wanted === undefined || foldLoginName(wanted) === foldLoginName(user.email)) {
    const email = wanted ?? user.email
    if (!isCancelled) return { email }
    await deleteConfirmations(tx, user.id)
    return { email, pendingEmail: null }
  }
  if (countsAtOnce(context, caller, user)) {
    await deleteConfirmations(tx, user.id)
    await queueNotice(tx, user, 'emailChanged', context.now())
    return { email: wanted, pendingEmail: null }
  }
  await askConfirmation(context, tx, user, wanted)
  return { pendingEmail: wanted }
}

/**
 * Returns whether a new address takes effect immediately. An account that nobody has ever signed in to is still being
 * prepared by its administrator, so its address may be corrected. Without a mail server no link can arrive: super
 * administrators, who may set any user's password anyway, then vouch for an address.
 */
function countsAtOnce({ config }: Context, caller: Caller, user: UserRow): boolean {
  if (caller.id === user.id) return false
  const isVouchedFor = caller.role === 'ROLE_SUPER_ADMIN' && config.smtpUrl === undefined
  return user.signedInAt === null || isVouchedFor
}

/**
 * Limits the mails that an account may request; a second limit applies to each address, whichever accounts request
 * them.
 */
async function countRequest(tx: Transaction, userId: number, now: Date): Promise<void> {
  const [row] = await countAttempt(tx, [`confirmation:${userId}`], now, new Date(now.getTime() + hourMs))
  if (row === undefined || row.count <= mailsPerHour) return
  const retryAfter = Math.max(1, Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000))
  throw new Refusal('auth/too-many-resets', { retryAfter })
}

async function askConfirmation(
  { config, tokens, now: clock }: Context,
  tx: Transaction,
  user: UserRow,
  wanted: string,
): Promise<void> {
  const now = clock()
  const countedAs = `confirmation:${createHash('sha256').update(foldLoginName(wanted)).digest('hex')}`
  if (config.rateLimit) {
    const limit = { countedAs, most: mailsPerHour, periodMs: hourMs, more: 1 }
    await requireMailAllowance(tx, { ...limit, refusal: 'auth/too-many-resets' }, now)
    await countRequest(tx, user.id, now)
  }
  const seed = newLinkSeed()
  await replaceConfirmation(tx, {
    userId: user.id,
    email: wanted,
    hash: hashToken(tokens.linkTokenOf(seed)),
    createdAt: now,
    expiresAt: new Date(now.getTime() + confirmationHours * hourMs),
  })
  const mail = {
    template: 'emailConfirmation',
    values: { name: displayName(user), seed },
    recipient: { id: user.id, email: wanted },
    language: knownLanguage(user.language),
    countedAs,
  } as const
  await queueMails(tx, [mail], now)
  await queueNotice(tx, user, 'emailAsked', now)
}

/**
 * Makes the address of a link that of its account and notifies the old one; 422 when the link was used or has expired.
 */
export async function confirmAddress(context: Context, token: string): Promise<void> {
  const now = context.now()
  await context.db.transaction(async tx => {
    const found = await findConfirmation(tx, hashToken(token))
    if (found === undefined || found.expiresAt <= now) throw new Refusal('auth/confirmation-refused')
    const user = await lockUser(tx, found.userId)
    // Another change may have been committed while this transaction waited for the lock on the account.
    const isGood = user?.enabled && user.pendingEmail === found.email
    if (!isGood || !(await deleteConfirmations(tx, user.id))) throw new Refusal('auth/confirmation-refused')
    const changes = { email: found.email, pendingEmail: null }
    await refuseTaken(tx, { ...user, ...changes }, user.id)
    await registerLoginNames(tx, await updateUser(tx, user.id, changes))
    await queueNotice(tx, user, 'emailChanged', now)
  })
}
