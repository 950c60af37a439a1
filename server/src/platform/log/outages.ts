import { outageOf } from './failures.ts'
import type { LogFields } from './log.ts'

/** What failed during a trouble: a request, an idle connection, or background work of the process. */
type Victim = 'requests' | 'connections' | 'work'

type Trouble = { beganAt: number; lastAt: number } & Record<Victim, number>

export type Outages = {
  /** Counts an expected failure. @returns false for an unexpected one */
  note(victim: Victim, error: unknown, fields: LogFields): boolean
  /**
   * Sets the function that checks whether the database is available again; without it, troubles end after a time
   * without failures.
   */
  probeWith(probe: () => Promise<unknown>): void
}

export type TroubleEvents = {
  began(fields: LogFields): void
  over(fields: LogFields): void
}

const lookMs = 1_000
const databaseAway = 'server/unavailable'
/**
 * Milliseconds without a failure that end a trouble; each check while the database is unavailable counts as a failure.
 */
const quietMs = { [databaseAway]: 2_000, other: 15_000 }

/** Reports when something becomes unavailable and available again, once each, however many failures are in between. */
export function createTroubles(tell: TroubleEvents): Outages {
  const troubles = new Map<string, Trouble>()
  let probe: () => Promise<unknown> = async () => undefined
  let timer: NodeJS.Timeout | undefined
  let isLooking = false

  function noteAs(name: string, error: unknown, fields: LogFields): Trouble {
    const now = performance.now()
    const known = troubles.get(name)
    if (known !== undefined) {
      known.lastAt = now
      return known
    }
    const fresh = { beganAt: now, lastAt: now, requests: 0, connections: 0, work: 0 }
    troubles.set(name, fresh)
    tell.began({ trouble: name, ...fields, message: reasonOf(error) })
    timer ??= setInterval(() => void look(), lookMs).unref()
    return fresh
  }

  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    for (const [name, trouble] of troubles) {
      if (name === databaseAway) await probe().catch(() => noteAs(name, undefined, {}))
      const quiet = quietMs[name === databaseAway ? databaseAway : 'other']
      if (performance.now() - trouble.lastAt >= quiet) end(name, trouble)
    }
    isLooking = false
    if (troubles.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  function end(name: string, { beganAt, lastAt, ...counts }: Trouble): void {
    if (!troubles.delete(name)) return
    tell.over({ trouble: name, seconds: Math.round((lastAt - beganAt) / 1000), ...counts })
  }

  return {
    note(victim, error, fields) {
      const name = outageOf(error)
      if (name === undefined) return false
      noteAs(name, error, fields)[victim] += 1
      return true
    },
    probeWith(given) {
      probe = given
    },
  }
}

/** Returns the message of the innermost cause: errors that wrap it may repeat the parameters of a query. */
function reasonOf(error: unknown): string {
  let at = error
  while (at instanceof Error && at.cause instanceof Error) at = at.cause
  if (!(at instanceof Error)) return String(at)
  return at.message || ('code' in at ? String(at.code) : at.name)
}
