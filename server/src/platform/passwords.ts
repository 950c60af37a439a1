import { availableParallelism } from 'node:os'
import { hashInThread, verifyInThread } from './password-threads.ts'
import { Refusal } from './refusal.ts'

/** The hash, at the cost of all others, of random bytes that nobody kept; also that of an account without a password. */
export const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$7ZSK2miQdijGkZ2OKR2Xqg$E3cUn/h8rlIjZXeKyz/SOyML30QPEvGahv4CY1qtdQY'

const waitingMax = 400
const waitMs = 15_000

/** `canWait`: work of the server itself, at its start for example. It waits for its turn however long, never refused. */
export type Turn = { canWait?: boolean }

export type Passwords = {
  hash(password: string, turn?: Turn): Promise<string>
  verify(stored: string, password: string, turn?: Turn): Promise<boolean>
  /** Takes as long as `verify`, for a name nobody has. */
  pretendToVerify(password: string): Promise<false>
}

/**
 * Hashing is bounded to one at once per core: more would finish no sooner and starve those who play while a class
 * signs in. The rest waits its turn, and beyond 400 waiting or 15 seconds is told to come back.
 */
const take = createQueue(availableParallelism())

export function createPasswords(): Passwords {
  const ours = (password: string) => password.normalize('NFC')
  return {
    hash: (password, turn) => take(() => hashInThread(ours(password)), turn),
    verify: (stored, password, turn) => take(() => verifyInThread(stored, ours(password)), turn),
    async pretendToVerify(password) {
      await take(() => verifyInThread(decoy, ours(password)))
      return false
    },
  }
}

/** Runs at most `atOnce` jobs together, first come first served. */
export function createQueue(atOnce: number): <T>(job: () => Promise<T>, turn?: Turn) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []

  const enter = async ({ canWait = false }: Turn): Promise<void> => {
    if (running < atOnce) {
      running += 1
      return
    }
    if (canWait) return new Promise(resolve => waiting.push(resolve))
    if (waiting.length >= waitingMax) throw busy()
    await new Promise<void>((resolve, reject) => {
      const enterNow = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(enterNow), 1)
        reject(busy())
      }, waitMs)
      waiting.push(enterNow)
    })
  }

  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async (job, turn = {}) => {
    await enter(turn)
    try {
      return await job()
    } finally {
      leave()
    }
  }
}

const busy = () => new Refusal('auth/busy', { retryAfter: 5 })
