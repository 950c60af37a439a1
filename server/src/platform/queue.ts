import { Refusal } from './refusal.ts'

export type QueueLimits = {
  /** Jobs that run together. */
  atOnce: number
  /** Jobs that wait, at most. */
  waitingMax: number
  /** Jobs that run or wait for one owner, at most; undefined: as many as there is room for. */
  shareMax?: number
  /** Milliseconds a job waits, at most. */
  waitMs: number
  /** What whoever finds no place, or waited for too long, is answered. */
  refusal(): Refusal
}

export type Turn = {
  /** Whose share the job counts against. */
  owner?: number
  /** Work of the server itself, at its start for example. It waits for its turn however long, never refused. */
  canWait?: boolean
  /** Waits in a line of its own before the other one, so that a crowd of strangers stands in nobody's way who is known. */
  goesFirst?: boolean
}

export type Queue = <T>(job: () => Promise<T>, turn?: Turn) => Promise<T>

/** Runs jobs first come first served in each of the two lines; refuses those beyond its limits instead of letting them pile up. */
export function createQueue({ atOnce, waitingMax, shareMax, waitMs, refusal }: QueueLimits): Queue {
  let running = 0
  const lines = { first: [] as (() => void)[], others: [] as (() => void)[] }
  const shares = new Map<number, number>()

  const enter = async ({ canWait = false, goesFirst = false }: Turn): Promise<void> => {
    if (running < atOnce) {
      running += 1
      return
    }
    const waiting = goesFirst ? lines.first : lines.others
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
    if (owner === undefined || shareMax === undefined) return
    const taken = shares.get(owner) ?? 0
    if (taken >= shareMax) throw refusal()
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

/** The answer of a queue that has no room: come back in some seconds. */
export const tooMany = () => new Refusal('request/too-many', { retryAfter: 5 })
