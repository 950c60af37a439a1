import { createBatched } from '../../platform/answers/batched.ts'
import { type AttemptRow, countAttempt, deleteOverAttempts, readAttempts } from '../../platform/attempts.ts'
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { foldLoginName } from '../users/login-names.ts'

const quarterHour = 15 * 60_000
const hour = 60 * 60_000
const failuresPerNameAndAddress = 10
const failuresPerAddress = 100
/** Failures of one name from anywhere; each further one doubles the wait, so that nobody can lock an owner out. */
const failuresPerName = 50
const longestDelayMs = 60_000
const registrationsPerHour = 300

/** Runs the check of a password, unless too many have failed for this name or from this address. */
export type LoginLimit = <T>(username: string, address: string, check: () => Promise<T>) => Promise<T>

/**
 * Only failures count and are written, so that a class behind one address signs in together. The count is looked at
 * again once the password has been checked: of many guesses sent at once, those beyond the limit learn nothing, right
 * or wrong.
 */
export function createLoginLimit(context: Context): LoginLimit {
  const { db, now } = context
  // Together, as the names themselves are: a class that signs in would otherwise open all connections.
  const attemptsOf = createBatched(async (asked: string[][]) => {
    const rows = await readAttempts(db, asked.flat(), now())
    return asked.map(() => rows)
  }, 1)
  return async (username, address, check) => {
    if (!context.config.rateLimit) return check()
    const keys = keysOf(foldLoginName(username).slice(0, 255), address)
    const refuseSpent = async () => refuseIfAny(await attemptsOf(keys), keys, now(), 0)
    await refuseSpent()
    const outcome = await check().catch((error: unknown) => error as Error)
    if (!(outcome instanceof Error)) {
      await refuseSpent()
      return outcome
    }
    if (outcome instanceof Refusal && outcome.code === 'auth/bad-credentials') {
      const counted = await countAttempt(db, keys, now(), new Date(now().getTime() + quarterHour))
      if (counted.some(({ count }) => count === 1)) await deleteOverAttempts(db, now())
      context.log.info('login.failed', { address })
      refuseIfAny(counted, keys.slice(0, 2), now(), 1)
    }
    throw outcome
  }
}

/** NUL cannot be stored; no name has it. */
const keysOf = (name: string, address: string): [string, string, string] => {
  const storable = name.toWellFormed().replaceAll('\0', '\uFFFD')
  return [`login:${storable}@${address}`, `login-address:${address}`, `login-name:${storable}`]
}

/** 429 when a share is spent; `own` attempts of the caller are among those counted. */
function refuseIfAny(rows: AttemptRow[], keys: string[], now: Date, own: number): void {
  for (const { key, count, endsAt, lastAt } of rows.filter(row => keys.includes(row.key))) {
    const before = count - own
    if (before < shareOf(key)) continue
    const isDelay = key.startsWith('login-name:')
    refuseUntil(isDelay ? new Date(lastAt.getTime() + delayMs(before)) : endsAt, now)
  }
}

function shareOf(key: string): number {
  if (key.startsWith('login-name:')) return failuresPerName
  return key.startsWith('login:') ? failuresPerNameAndAddress : failuresPerAddress
}

/** 1, 2, 4 … seconds after the fiftieth failure, a minute at most. */
const delayMs = (count: number): number => Math.min(1000 * 2 ** (count - failuresPerName), longestDelayMs)

function refuseUntil(until: Date, now: Date): void {
  const leftMs = until.getTime() - now.getTime()
  if (leftMs > 0) throw new Refusal('auth/too-many-attempts', { retryAfter: Math.ceil(leftMs / 1000) })
}

/** Counts a registration from this address; 429 when it had its share of the hour. */
export async function limitRegistration({ db, config, now }: Context, address: string): Promise<void> {
  if (!config.rateLimit) return
  const at = now()
  const [row] = await countAttempt(db, [`register:${address}`], at, new Date(at.getTime() + hour))
  if (row !== undefined && row.count > registrationsPerHour) refuseUntil(row.endsAt, at)
}
