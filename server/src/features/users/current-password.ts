import { countAttempt, readAttempts } from '../../platform/auth/attempts.ts'
import { unchosenPassword } from '../../platform/auth/passwords.ts'
import type { Context } from '../../platform/context.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import type { UserRow } from './repo.ts'

const quarterHour = 15 * 60_000
const wrongAttemptsMax = 10

/** Refuses with 422 unless the text is the user's password, and with 429 after too many wrong ones. */
export type RequireCurrentPassword = (user: UserRow, given: string | null | undefined) => Promise<void>

/**
 * Creates the check that users who change or erase their own account know its password: an open session must not be
 * enough to take the account over. An account without a password can only be kept by choosing one.
 */
export function createCurrentPasswordCheck(context: Context): RequireCurrentPassword {
  const { db, now, passwords } = context
  const keyOf = (user: UserRow) => `current-password:${user.id}`

  /**
   * Checks the limit. It runs again after the password has been verified: of many parallel guesses, those beyond the
   * limit then reveal nothing.
   */
  async function refuseSpent(user: UserRow): Promise<void> {
    const [row] = await readAttempts(db, [keyOf(user)], now())
    if (row !== undefined && row.count >= wrongAttemptsMax) throw tooMany(row.endsAt)
  }

  const tooMany = (endsAt: Date) => {
    const leftMs = endsAt.getTime() - now().getTime()
    return new Refusal('auth/too-many-attempts', { retryAfter: Math.max(1, Math.ceil(leftMs / 1000)) })
  }

  return async (user, given) => {
    if (user.passwordHash === unchosenPassword) return
    if (given === undefined || given === null) throw invalid([violation('currentPassword', 'required')])
    await refuseSpent(user)
    const isRight = await passwords.verify(user.passwordHash, given)
    if (isRight) return refuseSpent(user)
    const endsAt = new Date(now().getTime() + quarterHour)
    const [row] = await countAttempt(db, [keyOf(user)], now(), endsAt)
    if (row !== undefined && row.count > wrongAttemptsMax) throw tooMany(row.endsAt)
    throw invalid([violation('currentPassword', 'current')])
  }
}
