import { availableParallelism } from 'node:os'
import { hashInThread, verifyInThread } from './password-threads.ts'
import { Refusal } from './refusal.ts'

/** The hash, at the cost of all others, of random bytes that nobody kept; also that of an account without a password. */
export const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$7ZSK2miQdijGkZ2OKR2Xqg$E3cUn/h8rlIjZXeKyz/SOyML30QPEvGahv4CY1qtdQY'

const waitingMax = 400
const waitMs = 15_000

export type Passwords = {
  hash(password: string): Promise<string>
  verify(stored: string, password: string): Promise<boolean>
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
    hash: password => take(() => hashInThread(ours(password))),
    verify: (stored, password) => take(() => verifyInThread(stored, ours(password))),
    async pretendToVerify(password) {
      await take(() => verifyInThread(decoy, ours(password)))
      return false
    },
  }
}

/** Runs at most `atOnce` jobs together, first come first served. */
export function createQueue(atOnce: number): <T>(job: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []

  const enter = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1
      return
    }
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

  return async job => {
    await enter()
    try {
      return await job()
    } finally {
      leave()
    }
  }
}

const busy = () => new Refusal('auth/busy', { retryAfter: 5 })
