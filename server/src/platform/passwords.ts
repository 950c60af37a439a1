import { availableParallelism } from 'node:os'
import { hashInThread, verifyInThread } from './password-threads.ts'
import { createQueue, type Turn } from './queue.ts'
import { Refusal } from './refusal.ts'

/** The hash of random bytes that nobody stored, at the usual cost; also the hash of an account without a password. */
export const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$7ZSK2miQdijGkZ2OKR2Xqg$E3cUn/h8rlIjZXeKyz/SOyML30QPEvGahv4CY1qtdQY'

export type Passwords = {
  hash(password: string, turn?: Turn): Promise<string>
  verify(stored: string, password: string, turn?: Turn): Promise<boolean>
  /** Takes as long as `verify`; used when no account has the name. */
  pretendToVerify(password: string): Promise<false>
}

/**
 * Bounds hashing to one job at a time per core: more would not finish sooner, and would starve players while a class
 * signs in. Other jobs wait; beyond 400 waiting jobs or 15 seconds they are refused with a time to retry after.
 */
const take = createQueue({
  atOnce: availableParallelism(),
  waitingMax: 400,
  waitMs: 15_000,
  refusal: () => new Refusal('auth/busy', { retryAfter: 5 }),
})

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
