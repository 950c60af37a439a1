import { hashSync, verifySync } from '@node-rs/argon2'
import { lowerThreadPriority } from '../process/thread-priority.ts'

/** A password to hash, or to check against a stored hash. */
export type HashingJob = { password: string; stored?: string }

/** This thread hashes and verifies passwords one at a time: each occupies a core for at least ten milliseconds. */
lowerThreadPriority(10)

/** The parameters of Argon2id, as OWASP recommends for a web server: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export default ({ password, stored }: HashingJob): string | boolean =>
  stored === undefined ? hashSync(password, cost) : verifySync(stored, password)
