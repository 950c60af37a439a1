import { Refusal } from '../http/refusal.ts'

export type QueueLimits = {
  /** The number of jobs that run at the same time. */
  atOnce: number
  /** The largest number of waiting jobs in each of the two lines. */
  waitingMax: number
  /** The largest number of running and waiting jobs of one owner; undefined: no limit for an owner. */
  perOwnerMax?: number
  /** The longest time that a job waits, in milliseconds. */
  waitMs: number
  /** Creates the refusal of a job that finds no room or has waited too long. */
  refusal(): Refusal
}

export type Turn = {
  /** The owner whose share the job counts against. */
  owner?: number
  /** Whether the job waits for any length of time and is never refused: for the server's own work, as at its start. */
  canWait?: boolean
  /**
   * Whether the job waits in the line that is served first, so that crowds of unknown callers do not delay known ones.
   */
  hasPriority?: boolean
}

export type Queue = <T>(job: () => Promise<T>, turn?: Turn) => Promise<T>

/**
 * Creates a queue that runs jobs first come, first served within each of its two lines, and refuses jobs beyond its
 * limits instead of letting them accumulate.
 */
export function createQueue({ atOnce, waitingMax, perOwnerMax, waitMs, refusal }: QueueLimits): Queue {
  let running = 0
  const lines = { first: [] as (() => void)[], others: [] as (() => void)[] }
  const shares = new Map<number, number>()

  const enter = async ({ canWait = false, hasPriority = false }: Turn): Promise<void> => {
    if (running < atOnce) {
      running += 1
      return
    }
    const waiting = hasPriority ? lines.first : lines.others
    if (canWait) return new Promise(resolve => waiting.push(resolve))
    if (waiting.length >= waitingMax) throw refusal()
    await new Promise<void>((resolve, reject) => {
      const enterNow = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(enterNow), 1)
        reject(refusal())
      }, waitMs)
      waiting.push(enterNow)
    })
  }

  const leave = (): void => {
    const next = lines.first.shift() ?? lines.others.shift()
    if (next) next()
    else running -= 1
  }

  const takeShare = (owner: number | undefined): void => {
    if (owner === undefined || perOwnerMax === undefined) return
    const taken = shares.get(owner) ?? 0
    if (taken >= perOwnerMax) throw refusal()
    shares.set(owner, taken + 1)
  }

  const giveShare = (owner: number | undefined): void => {
    const taken = owner === undefined ? undefined : shares.get(owner)
    if (owner === undefined || taken === undefined) return
    if (taken > 1) shares.set(owner, taken - 1)
    else shares.delete(owner)
  }

  return async (job, turn = {}) => {
    const { owner } = turn
    takeShare(owner)
    try {
      await enter(turn)
      try {
        return await job()
      } finally {
        leave()
      }
    } finally {
      giveShare(owner)
    }
  }
}

/** Returns the refusal of a queue that has no room, with 5 seconds to wait before a retry. */
export const tooMany = () => new Refusal('request/too-many', { retryAfter: 5 })
