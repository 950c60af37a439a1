import type { PasswordChange } from '@trimestre/contract/users'
import { createAttemptLimit } from '../../platform/attempt-limit.ts'
import type { Context } from '../../platform/context.ts'
import type { Caller } from '../../platform/http.ts'
import { invalid, Refusal, violation } from '../../platform/refusal.ts'
import { announceAccess } from '../streams/announce.ts'
import { refuseWeakPassword } from './password-rule.ts'
import { endSessions, lockUser, type UserRow, updateUser } from './repo.ts'
import { hashPassword } from './service.ts'

const quarterHour = 15 * 60_000
const wrongAttemptsMax = 10

type ChangePassword = (caller: Caller, user: UserRow, body: PasswordChange) => Promise<void>

/**
 * Gives an account another password and ends its sessions everywhere. Whoever changes their own proves that they know
 * the current one: a session left open must not be enough to take an account over.
 */
export function createChangePassword(context: Context): ChangePassword {
  const wrongAttempts = createAttemptLimit(() => wrongAttemptsMax, quarterHour)

  async function requireCurrent(user: UserRow, given: string | null | undefined): Promise<void> {
    if (given === undefined || given === null) throw invalid([violation('currentPassword', 'required')])
    const keys = [String(user.id)]
    wrongAttempts.check(keys, context.now())
    if (await context.passwords.verify(user.passwordHash, given)) return
    wrongAttempts.add(keys, context.now())
    throw invalid([violation('currentPassword', 'current')])
  }

  return async (caller, user, body) => {
    if (caller.id === user.id) await requireCurrent(user, body.currentPassword)
    refuseWeakPassword(context.config, body.password, user.username)
    const passwordHash = await hashPassword(context, body.password)
    await context.db.transaction(async tx => {
      if ((await lockUser(tx, user.id)) === undefined) throw new Refusal('request/not-found')
      await updateUser(tx, user.id, { passwordHash })
      await endSessions(tx, user.id)
      await announceAccess(tx, { userId: user.id })
    })
  }
}
