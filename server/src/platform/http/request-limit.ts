import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addToCounts, deleteOverAttempts } from '../auth/attempts.ts'
import { readClaims } from '../auth/authentication.ts'
import type { Context } from '../context.ts'
import { whileListening } from '../process/background-work.ts'
import { callerAddress, countedAs } from './caller-address.ts'
import { isPageRequest } from './pages.ts'
import { Refusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request is refused because its caller has sent too many in this minute. */
    isRateLimited: boolean
  }
  interface FastifyInstance {
    /** Shares the counts of this process with the others at once; for tests, which do not wait for the timer. */
    publishRequestCounts?(): Promise<void>
  }
}

const requestsPerMinute = {
  /** Of one signed-in user. */
  account: 600,
  /** Of all signed-in users of an address together: a school works behind one. */
  accountsOfAddress: 30_000,
  /** Of an address without a signed-in user, of its sign-ins, and of the sign-ins of a known device. */
  other: 6000,
}
const minuteMs = 60_000
const shareMs = 1_000
/**
 * Callers with fewer requests are not reported to the other processes: real users do not send that many in a minute.
 */
const sharedFrom = 60
const callersMax = 100_000

/**
 * Whether a request counts: all do except pages, files and pictures, of which one visit loads many. The matched route
 * decides, because an address can be written in many ways.
 */
const isCounted = (request: FastifyRequest): boolean =>
  !isPageRequest(request) && request.routeOptions.config.endpoint !== 'showPicture'

/** Calls that identify a caller. They are counted separately, so that other requests cannot use up their allowance. */
const signIns: ReadonlySet<string> = new Set(['login', 'refreshToken'])

/** Who a request is counted for, and up to how many in a minute. */
type Limit = { key: string; most: number }

/** `isRefused` tells whether a request has been refused in this minute, which is logged once. */
type Count = { own: number; all: number; isRefused: boolean }

/**
 * Limits the requests of each caller per minute, over all processes. Callers with a valid access token are counted by
 * account, all others by address, so that no account can use up the allowance of others behind the same address of a
 * school; the accounts of an address have a large allowance together, which limits an attacker with many accounts. Sign-ins of an address are counted separately from its other requests, and those of a device that has signed
 * in before by device. Each process counts on its own, and once a second adds the counts of busy callers to the
 * database, which returns the totals of all processes: at most the requests of that second, plus 60 for each process,
 * exceed the limit.
 * @param deviceOf returns the device of a sign-in, where it has signed in before
 * @returns a function that counts a request that bypasses all hooks, by address, and returns its refusal beyond the
 * limit
 */
export function limitRequests(
  app: FastifyInstance,
  context: Context,
  deviceOf: (request: FastifyRequest) => string | undefined,
): (request: FastifyRequest) => Refusal | undefined {
  const { db, now, log, config } = context
  const counts = new Map<string, Count>()
  let minute = 0
  let sharing: Promise<void> = Promise.resolve()

  const endOf = (time: number) => (time + 1) * minuteMs

  /** Counts a request under each limit, unless one of them is reached. */
  function count(limits: Limit[]): Refusal | undefined {
    const at = now().getTime()
    if (Math.floor(at / minuteMs) !== minute) {
      minute = Math.floor(at / minuteMs)
      counts.clear()
    }
    const counted = limits.map(({ key, most }) => ({ key, most, known: knownOf(key) }))
    for (const { key, most, known } of counted) {
      if (known.own + known.all < most) continue
      if (!known.isRefused) log.warn('requests.limited', { caller: key })
      known.isRefused = true
      return new Refusal('request/too-many', { retryAfter: Math.ceil((endOf(minute) - at) / 1000) })
    }
    for (const { key, known } of counted) {
      known.own += 1
      if (counts.size < callersMax) counts.set(key, known)
    }
    return undefined
  }

  const knownOf = (key: string): Count => counts.get(key) ?? { own: 0, all: 0, isRefused: false }

  const ofAddress = (address: string): Limit[] => [{ key: address, most: requestsPerMinute.other }]

  async function limitsOf(request: FastifyRequest): Promise<Limit[]> {
    const claims = await readClaims(context, request)
    const address = countedAs(request.address)
    if (claims !== null)
      return [
        { key: `account:${claims.userId}`, most: requestsPerMinute.account },
        { key: `accounts:${address}`, most: requestsPerMinute.accountsOfAddress },
      ]
    if (!signIns.has(request.routeOptions.config.endpoint ?? '')) return ofAddress(address)
    const device = deviceOf(request)
    return ofAddress(device === undefined ? `sign-in:${address}` : `device:${device}`)
  }

  async function share(): Promise<void> {
    const busy = [...counts].filter(([, { own }]) => own >= sharedFrom)
    if (busy.length === 0) return
    const counted = busy.map(([caller, { own }]) => ({ key: `requests:${caller}`, count: own }))
    const said = minute
    const rows = await addToCounts(db, counted, now(), new Date(endOf(said)))
    if (said !== minute) return
    const totals = new Map(rows.map(row => [row.key, row.count]))
    busy.forEach(([caller, known], index) => {
      known.own -= counted[index]?.count ?? 0
      known.all = totals.get(`requests:${caller}`) ?? known.all
    })
    await deleteOverAttempts(db, new Date(now().getTime() - minuteMs))
  }

  const shareSafely = () => {
    sharing = sharing.then(share).catch(error => log.fault('limits.not-shared', error))
    return sharing
  }

  app.decorate('publishRequestCounts', shareSafely)
  app.addHook('onRequest', async request => {
    const refusal = isCounted(request) ? count(await limitsOf(request)) : undefined
    if (refusal === undefined) return
    request.isRateLimited = true
    throw refusal
  })
  let timer: NodeJS.Timeout | undefined
  whileListening(app, context, 'request-counts', () => {
    timer = setInterval(shareSafely, shareMs).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await sharing
  })
  return ({ raw: { socket }, headers }) =>
    count(
      ofAddress(
        countedAs(callerAddress(socket.remoteAddress, headers['x-forwarded-for'], config.trustedProxies)),
      ),
    )
}
