import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from './refusal.ts'

/** Argon2id, as OWASP advises for a web server: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash, at the same cost, of random bytes that nobody kept; also that of an account without a password. */
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
export function createPasswords(): Passwords {
  const take = createQueue(availableParallelism())
  const ours = (password: string) => password.normalize('NFC')
  return {
    hash: password => take(() => hash(ours(password), cost)),
    verify: (stored, password) => take(() => verify(stored, ours(password))),
    async pretendToVerify(password) {
      await take(() => verify(decoy, ours(password)))
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
