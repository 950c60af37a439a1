import type { FastifyRequest } from 'fastify'
import {
  type AttemptRow,
  countAttempt,
  deleteOverAttempts,
  readAttempts,
} from '../../platform/auth/attempts.ts'
import type { Context } from '../../platform/context.ts'
import { countedAs } from '../../platform/http/caller-address.ts'
import { Refusal } from '../../platform/http/refusal.ts'

const quarterHour = 15 * 60_000
/** Wrong codes of an address: its share grows with each player who joined from it, as whole schools have one address. */
const wrongPerAddress = { first: 100, perPlayer: 2, most: 1000 }
const wrongPerAccount = 20

/** Limits how many wrong codes one can try: nobody finds a game by guessing, and no class is locked out by its typos. */
export type CodeLimit = {
  /** Runs `find`, which returns undefined for a wrong code; 429 once too many codes were wrong. */
  within<T>(request: FastifyRequest, find: () => Promise<T | undefined>): Promise<T | undefined>
  /** Counts a player who joined from the address of the request. */
  countPlayer(request: FastifyRequest): Promise<void>
}

/** Creates the limit of wrong codes. They are counted in the database for all processes. */
export function createCodeLimit({ config, db, now }: Context): CodeLimit {
  const end = () => new Date(now().getTime() + quarterHour)

  /**
   * Runs before a code is looked up and again afterwards: of many guesses at once, those beyond the limit then reveal
   * nothing.
   */
  async function refuseSpent(keys: Keys): Promise<void> {
    const spent = spentRow(keys, await readAttempts(db, Object.values(keys), now()))
    if (spent === undefined) return
    const leftMs = spent.endsAt.getTime() - now().getTime()
    throw new Refusal('joining/too-many-codes', { retryAfter: Math.max(1, Math.ceil(leftMs / 1000)) })
  }

  async function countWrong({ players: _, ...keys }: Keys): Promise<void> {
    const rows = await countAttempt(db, Object.values(keys), now(), end())
    if (rows.some(({ count }) => count === 1)) await deleteOverAttempts(db, now())
  }

  return {
    async within(request, find) {
      if (!config.rateLimit) return find()
      const keys = keysOf(request)
      await refuseSpent(keys)
      const found = await find()
      if (found === undefined) await countWrong(keys)
      await refuseSpent(keys)
      return found
    },
    async countPlayer(request) {
      if (config.rateLimit) await countAttempt(db, [keysOf(request).players], now(), end())
    },
  }
}

type Keys = { address: string; players: string; account?: string }

function keysOf({ address, caller }: FastifyRequest): Keys {
  const from = countedAs(address)
  return {
    address: `join-code-address:${from}`,
    players: `join-code-players:${from}`,
    ...(caller && { account: `join-code-account:${caller.id}` }),
  }
}

/** Returns the count that has reached its limit, if one has. */
function spentRow({ address, players, account }: Keys, rows: AttemptRow[]): AttemptRow | undefined {
  const of = (key: string | undefined) => rows.find(row => row.key === key)
  const { first, perPlayer, most } = wrongPerAddress
  const share = Math.min(most, first + perPlayer * (of(players)?.count ?? 0))
  const spent = (row: AttemptRow | undefined, max: number) => (row && row.count >= max ? row : undefined)
  return spent(of(account), wrongPerAccount) ?? spent(of(address), share)
}
