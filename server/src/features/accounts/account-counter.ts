import { countAttempt } from '../../platform/auth/attempts.ts'
import type { Context } from '../../platform/context.ts'

const hour = 60 * 60_000
const notedMax = 50_000

/**
 * Counts the distinct accounts that signed in from an address within an hour, under the key of the address. The number
 * of failures allowed for the address grows with this count. Each process counts an account once an hour.
 */
export function createAccountCounter({ db, now }: Context): (key: string, userId: number) => Promise<void> {
  const noted = new Set<string>()
  let notedSince = 0

  return async (key, userId) => {
    const at = now().getTime()
    if (at - notedSince >= hour || noted.size >= notedMax) {
      noted.clear()
      notedSince = at
    }
    const account = `${key} ${userId}`
    if (noted.has(account)) return
    noted.add(account)
    await countAttempt(db, [key], now(), new Date(at + hour))
  }
}
