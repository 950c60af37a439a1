import {
  type AttemptRow,
  countAttempt,
  deleteOverAttempts,
  readAttempts,
} from '../../platform/auth/attempts.ts'
import { createWaitingRooms, type DelayedRun, tooMany, type Wait } from '../../platform/auth/waiting-room.ts'
import type { Context } from '../../platform/context.ts'
import { countedAs } from '../../platform/http/caller-address.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Turn } from '../../platform/process/queue.ts'
import { foldLoginName } from '../users/login-names.ts'
import { createAccountCounter } from './account-counter.ts'

const quarterHour = 15 * 60_000
const hour = 60 * 60_000
const failuresPerDevice = 10
const failuresPerNameAndAddress = 10
/** Failures of one username from all addresses. */
const failuresPerName = 50
/**
 * Failures over all usernames. The share grows with each distinct account that signed in from the address within the
 * hour.
 */
const failuresPerAddress = { first: 100, perAccount: 2, most: 1000 }
/** A username that has not failed from an address waits only once the share of the address is spent this many times. */
const firstFailures = 3
const registrationsPerHour = 300

/** The largest number of attempts that wait at the same time in one process. */
const places = { device: 3, nameAndAddress: 3, name: 20, address: 60, registration: 10 }
const longestWaitMs = 10_000

/** The origin of an attempt to sign in. */
export type Attempt = {
  username: string
  address: string
  /**
   * The identifiers of the device and the account when this device has signed in to the account before; otherwise null.
   */
  device: string | null
}

/** Runs a password check. After too many failures, the check runs later, with few others at once. */
export type LoginLimit = <T extends { id: number }>(
  attempt: Attempt,
  check: (turn: Turn) => Promise<T>,
) => Promise<T>

/**
 * Creates the limit of sign-in attempts, which docs/security.md describes. Failures are counted in the database for all
 * processes. Beyond a share, no attempt is refused because of the failures of others: it waits, at most ten seconds,
 * for one of a few places. A failure beyond the share of its username and address, of its device or of its address gets
 * 429 instead of 401.
 */
export function createLoginLimit(context: Context, waitFor: DelayedRun = createWaitingRooms()): LoginLimit {
  const { db, now } = context
  const accountsSeen = createAccountCounter(context)
  const follow = createFollowing()

  /**
   * Throws 429 for a failure beyond a share of the caller's own, but not beyond that of the username, which others may
   * have spent.
   */
  async function countFailure({ accounts, ...keys }: Keys, accountsBefore: number): Promise<void> {
    const rows = await countAttempt(db, Object.values(keys), now(), new Date(now().getTime() + quarterHour))
    if (rows.some(({ count }) => count === 1)) await deleteOverAttempts(db, now())
    const failures = { ...countsOf(keys, rows), accounts: accountsBefore }
    const excess = Math.max(
      failures.device - 1 - failuresPerDevice,
      failures.nameAndAddress - 1 - failuresPerNameAndAddress,
      failures.address - 1 - shareOfAddress(failures),
    )
    if (excess >= 0) throw tooMany(waitAfter(excess))
  }

  async function within<T extends { id: number }>(
    keys: Keys,
    check: () => Promise<T>,
    ahead: Failures,
  ): Promise<T> {
    const failures = countsOf(keys, await readAttempts(db, Object.values(keys), now()))
    try {
      const user = await waitFor(waitsFor(keys, failures, ahead), check)
      if (keys.accounts !== undefined) await accountsSeen(keys.accounts, user.id)
      return user
    } catch (error) {
      if (error instanceof Refusal && error.code === 'auth/bad-credentials') {
        await countFailure(keys, failures.accounts)
      }
      throw error
    }
  }

  return async (attempt, check) => {
    if (!context.config.rateLimit) return check({})
    const asUnknownDevice = () => {
      const keys = keysOf({ ...attempt, device: null })
      return follow(keys, ahead => within(keys, () => check({}), ahead))
    }
    if (attempt.device === null) return asUnknownDevice()
    const keys = keysOf(attempt)
    let hasPlace = false
    const checkAhead = () => {
      hasPlace = true
      return check({ hasPriority: true })
    }
    return follow(keys, ahead => within(keys, checkAhead, ahead)).catch((error: unknown) => {
      // A device that fills its own waiting places is treated as an unknown one meanwhile.
      const isFull = error instanceof Refusal && error.code === 'auth/too-many-attempts' && !hasPlace
      if (isFull) return asUnknownDevice()
      throw error
    })
  }
}

/**
 * Runs attempts and gives each the number of pending attempts under the same keys, so that each of several guesses sent
 * at once counts for the next.
 */
function createFollowing() {
  const underWay = new Map<string, number>()
  const change = (key: string, by: number) => {
    const count = (underWay.get(key) ?? 0) + by
    if (count > 0) underWay.set(key, count)
    else underWay.delete(key)
  }
  return async <T>(keys: Keys, run: (ahead: Failures) => Promise<T>): Promise<T> => {
    const ahead = failuresOf(keys, key => underWay.get(key) ?? 0)
    for (const key of Object.values(keys)) change(key, 1)
    try {
      return await run(ahead)
    } finally {
      for (const key of Object.values(keys)) change(key, -1)
    }
  }
}

type Subject = 'device' | 'nameAndAddress' | 'name' | 'address'

/** The keys under which an attempt is counted; `accounts` counts the accounts that signed in from its address. */
type Keys = Partial<Record<Subject | 'accounts', string>>

/** Replaces NUL, which cannot be stored and which no username contains. */
function keysOf({ username, address, device }: Attempt): Keys {
  if (device !== null) return { device: `login-device:${device}` }
  const name = foldLoginName(username).slice(0, 255).toWellFormed().replaceAll('\0', '\uFFFD')
  const from = countedAs(address)
  return {
    nameAndAddress: `login:${name}@${from}`,
    address: `login-address:${from}`,
    name: `login-name:${name}`,
    accounts: `login-accounts:${from}`,
  }
}

type Failures = Record<Subject | 'accounts', number>

const failuresOf = (keys: Keys, countOf: (key: string) => number): Failures => {
  const of = (key: string | undefined) => (key === undefined ? 0 : countOf(key))
  const { device, nameAndAddress, name, address, accounts } = keys
  return {
    device: of(device),
    nameAndAddress: of(nameAndAddress),
    name: of(name),
    address: of(address),
    accounts: of(accounts),
  }
}

const countsOf = (keys: Keys, rows: AttemptRow[]): Failures =>
  failuresOf(keys, key => rows.find(row => row.key === key)?.count ?? 0)

const shareOfAddress = ({ accounts }: Failures): number => {
  const { first, perAccount, most } = failuresPerAddress
  return Math.min(most, first + perAccount * accounts)
}

/**
 * Returns the rooms in which an attempt waits after these failures. The pending attempts `ahead` of it count as
 * failures too, except for the address, from which a whole class signs in at once.
 */
function waitsFor(keys: Keys, failures: Failures, ahead: Failures): Wait[] {
  const share = shareOfAddress(failures)
  const room = (key: string | undefined, places: number, excess: number, doublesEach = 1): Wait[] =>
    key === undefined || excess < 0 ? [] : [{ key, places, milliseconds: waitAfter(excess / doublesEach) }]
  const own = (subject: 'device' | 'nameAndAddress' | 'name') => failures[subject] + ahead[subject]
  const hasFailed = failures.nameAndAddress > 0
  const atAddress = hasFailed ? share : firstFailures * share
  return [
    room(keys.device, places.device, own('device') - failuresPerDevice),
    room(keys.nameAndAddress, places.nameAndAddress, own('nameAndAddress') - failuresPerNameAndAddress),
    room(keys.name, places.name, own('name') - failuresPerName),
    room(keys.address, places.address, failures.address - atAddress, share),
  ].flat()
}

/** One second, doubled this many times, at most ten seconds. */
const waitAfter = (doublings: number): number => Math.min(1000 * 2 ** Math.floor(doublings), longestWaitMs)

/** Counts a registration from an address; a registration beyond the hourly share waits as sign-ins do. */
export type RegistrationLimit = <T>(address: string, register: () => Promise<T>) => Promise<T>

export function createRegistrationLimit(
  context: Context,
  waitFor: DelayedRun = createWaitingRooms(),
): RegistrationLimit {
  const { db, now, config } = context
  return async (address, register) => {
    if (!config.rateLimit) return register()
    const key = `register:${countedAs(address)}`
    const [row] = await countAttempt(db, [key], now(), new Date(now().getTime() + hour))
    const excess = (row?.count ?? 0) - registrationsPerHour - 1
    if (excess < 0) return register()
    const milliseconds = waitAfter(excess / registrationsPerHour)
    return waitFor([{ key, places: places.registration, milliseconds }], register)
  }
}
