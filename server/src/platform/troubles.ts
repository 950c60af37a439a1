import { troubleOf } from './failures.ts'
import type { LogFields } from './log.ts'

/** What failed for a trouble: a request, a connection at rest, or what the process does by itself. */
type Victim = 'requests' | 'connections' | 'work'

type Trouble = { beganAt: number; lastAt: number } & Record<Victim, number>

export type Troubles = {
  /** Counts a failure that was foreseen. @returns false for one that nobody foresaw */
  note(victim: Victim, error: unknown, fields: LogFields): boolean
  /** How to find out that the database is back; without it, troubles end when they have been quiet. */
  probeWith(probe: () => Promise<unknown>): void
}

export type TroubleEvents = {
  began(fields: LogFields): void
  over(fields: LogFields): void
}

const lookMs = 1_000
const databaseAway = 'server/unavailable'
/** Milliseconds without a failure after which a trouble is over: while the database is away, each look is one. */
const quietMs = { [databaseAway]: 2_000, other: 15_000 }

/** Tells when something goes away and when it is back, each once, however many fail in between. */
export function createTroubles(tell: TroubleEvents): Troubles {
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
      const name = troubleOf(error)
      if (name === undefined) return false
      noteAs(name, error, fields)[victim] += 1
      return true
    },
    probeWith(given) {
      probe = given
    },
  }
}

/** The innermost cause's words: what wraps it may repeat what a query was given. */
function reasonOf(error: unknown): string {
  let at = error
  while (at instanceof Error && at.cause instanceof Error) at = at.cause
  if (!(at instanceof Error)) return String(at)
  return at.message || ('code' in at ? String(at.code) : at.name)
}
