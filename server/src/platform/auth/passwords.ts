import { availableParallelism } from 'node:os'
import type { Piscina } from 'piscina'
import { Refusal } from '../http/refusal.ts'
import { createQueue, type Turn } from '../process/queue.ts'
import { threadEnvironment } from '../process/start-thread.ts'
import type { HashingJob } from './password-worker.ts'

/** The hash of random bytes that nobody stored, at the usual cost; also the hash of an account without a password. */
export const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$7ZSK2miQdijGkZ2OKR2Xqg$E3cUn/h8rlIjZXeKyz/SOyML30QPEvGahv4CY1qtdQY'

/** Like {@link decoy}: the hash of an account whose owner has not chosen a password yet, and may without naming one. */
export const unchosenPassword =
  '$argon2id$v=19$m=19456,t=2,p=1$OxHFo7tb1g+TRYMcGyiqDw$aI0YVqXaFXEekGzSbswdrt/QTpXT9ESBIbSh95DhXz0'

export type Passwords = {
  hash(password: string, turn?: Turn): Promise<string>
  verify(stored: string, password: string, turn?: Turn): Promise<boolean>
  /** Takes as long as `verify`; used when no account has the name. */
  pretendToVerify(password: string): Promise<false>
}

const threadsMax = availableParallelism()

/** Loads the library and starts threads for the first password, so that the start of the server waits for neither. */
async function startThreads(): Promise<Piscina<HashingJob>> {
  const { Piscina } = await import('piscina')
  return new Piscina({
    filename: new URL('./password-worker.ts', import.meta.url).href,
    maxThreads: threadsMax,
    idleTimeout: Number.POSITIVE_INFINITY,
    recordTiming: false,
    env: threadEnvironment(),
  })
}

let threads: Promise<Piscina<HashingJob>> | undefined

async function inThread<Outcome extends string | boolean>(job: HashingJob): Promise<Outcome> {
  threads ??= startThreads()
  return (await threads).run(job)
}

/**
 * Bounds hashing to one job at a time per core: more would not finish sooner, and would starve players while a class
 * signs in. Other jobs wait; beyond 400 waiting jobs or 15 seconds they are refused with a time to retry after.
 */
const take = createQueue({
  atOnce: threadsMax,
  waitingMax: 400,
  waitMs: 15_000,
  refusal: () => new Refusal('auth/busy', { retryAfter: 5 }),
})

export function createPasswords(): Passwords {
  const ours = (password: string) => password.normalize('NFC')
  return {
    hash: (password, turn) => take(() => inThread({ password: ours(password) }), turn),
    verify: (stored, password, turn) => take(() => inThread({ stored, password: ours(password) }), turn),
    async pretendToVerify(password) {
      await take(() => inThread({ stored: decoy, password: ours(password) }))
      return false
    },
  }
}
