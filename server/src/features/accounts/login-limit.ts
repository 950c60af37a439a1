import { createAttemptLimit } from '../../platform/attempt-limit.ts'
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { foldLoginName } from '../users/login-names.ts'

const quarterHour = 15 * 60_000
const failuresPerNameAndAddress = 10
const failuresPerAddress = 100

/** Runs the check of a password, unless too many have failed for this name or from this address. */
export type LoginLimit = <T>(username: string, address: string, check: () => Promise<T>) => Promise<T>

/**
 * Only failures count, so that a class behind one address signs in together. The count is looked at again once the
 * password has been checked: of many guesses sent at once, those beyond the limit learn nothing, right or wrong.
 */
export function createLoginLimit(context: Context): LoginLimit {
  const failures = createAttemptLimit(
    key => (key.startsWith('name:') ? failuresPerNameAndAddress : failuresPerAddress),
    quarterHour,
  )
  return async (username, address, check) => {
    if (!context.config.rateLimit) return check()
    const keys = [`name:${foldLoginName(username).slice(0, 255)}@${address}`, `address:${address}`]
    failures.check(keys, context.now())
    const outcome = await check().catch((error: unknown) => error as Error)
    failures.check(keys, context.now())
    if (!(outcome instanceof Error)) return outcome
    if (outcome instanceof Refusal && outcome.code === 'auth/bad-credentials') {
      failures.add(keys, context.now())
      context.log.info('login.failed', { address })
    }
    throw outcome
  }
}
