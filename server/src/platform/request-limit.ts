import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addToCounts, deleteOverAttempts } from './attempts.ts'
import { whileListening } from './background-work.ts'
import { countedAs } from './caller-address.ts'
import type { Context } from './context.ts'
import { asksForPage } from './pages.ts'
import { Refusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Tells the other processes what this one has counted; for tests, which do not wait. */
    shareRequestCounts?(): Promise<void>
  }
}

const requestsPerMinute = 6000
const minuteMs = 60_000
const shareMs = 1_000
/** An address below this many is not worth a word to the others: people never reach it in a minute. */
const sharedFrom = 60
const addressesMax = 100_000

/**
 * Everything but pages, files and pictures, of which one visit asks many. Decided by the route that was matched: an address
 * can be written in many ways.
 */
const isCounted = (request: FastifyRequest): boolean =>
  !asksForPage(request) && request.routeOptions.config.endpoint !== 'showPicture'

type Count = { own: number; all: number }

/**
 * A bound per address that no class of players reaches, and a runaway program does; one for all processes. Each counts
 * by itself, and once a second adds what it counted of busy addresses to the database, which tells it the count of all:
 * beyond the limit passes at most what arrives within that second, plus 60 for each process.
 */
export function limitRequests(app: FastifyInstance, context: Context): void {
  const { db, now, log } = context
  const counts = new Map<string, Count>()
  let minute = 0
  let sharing: Promise<void> = Promise.resolve()

  const endOf = (time: number) => (time + 1) * minuteMs

  function count(address: string): void {
    const at = now().getTime()
    if (Math.floor(at / minuteMs) !== minute) {
      minute = Math.floor(at / minuteMs)
      counts.clear()
    }
    const known = counts.get(address) ?? { own: 0, all: 0 }
    if (known.own + known.all >= requestsPerMinute) {
      throw new Refusal('request/too-many', { retryAfter: Math.ceil((endOf(minute) - at) / 1000) })
    }
    known.own += 1
    if (counts.size < addressesMax) counts.set(address, known)
  }

  async function share(): Promise<void> {
    const busy = [...counts].filter(([, { own }]) => own >= sharedFrom)
    if (busy.length === 0) return
    const counted = busy.map(([address, { own }]) => ({ key: `requests:${address}`, count: own }))
    const said = minute
    const rows = await addToCounts(db, counted, now(), new Date(endOf(said)))
    if (said !== minute) return
    const totals = new Map(rows.map(row => [row.key, row.count]))
    busy.forEach(([address, known], index) => {
      known.own -= counted[index]?.count ?? 0
      known.all = totals.get(`requests:${address}`) ?? known.all
    })
    await deleteOverAttempts(db, new Date(now().getTime() - minuteMs))
  }

  const shareSafely = () => {
    sharing = sharing.then(share).catch(error => log.fault('limits.not-shared', error))
    return sharing
  }

  app.decorate('shareRequestCounts', shareSafely)
  app.addHook('onRequest', (request, _reply, done) => {
    if (isCounted(request)) count(countedAs(request.address))
    done()
  })
  let timer: NodeJS.Timeout | undefined
  whileListening(app, context, 'request-counts', () => {
    timer = setInterval(shareSafely, shareMs).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await sharing
  })
}
