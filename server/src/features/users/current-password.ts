import { createAttemptLimit } from '../../platform/attempt-limit.ts'
import type { Context } from '../../platform/context.ts'
import { invalid, violation } from '../../platform/refusal.ts'
import type { UserRow } from './repo.ts'

const quarterHour = 15 * 60_000
const wrongAttemptsMax = 10

/** 422 unless the text is the user's password; 429 after too many that are not. */
export type RequireCurrentPassword = (user: UserRow, given: string | null | undefined) => Promise<void>

/**
 * Whoever changes or erases their own account proves that they know its password: a session left open must not be
 * enough to take the account over.
 */
export function createCurrentPasswordCheck(context: Context): RequireCurrentPassword {
  const wrongAttempts = createAttemptLimit(() => wrongAttemptsMax, quarterHour)
  return async (user, given) => {
    if (given === undefined || given === null) throw invalid([violation('currentPassword', 'required')])
    const keys = [String(user.id)]
    wrongAttempts.check(keys, context.now())
    if (await context.passwords.verify(user.passwordHash, given)) return
    wrongAttempts.add(keys, context.now())
    throw invalid([violation('currentPassword', 'current')])
  }
}
