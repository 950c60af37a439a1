import type { Language } from '@trimestre/contract/languages'
import type { Session } from '@trimestre/contract/users'
import {
  graceSeconds,
  hashToken,
  newFamily,
  newRefreshToken,
  refreshDays,
  sessionDays,
} from '../../platform/auth/tokens.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { hasGamesToRun } from '../games/service.ts'
import { presentOneUser } from '../users/present.ts'
import { findUser, recordSignIn, type UserRow } from '../users/service.ts'
import {
  deleteFamily,
  findRefreshToken,
  insertFirstRefreshToken,
  insertRefreshToken,
  lockRefreshToken,
  markUsed,
  type RefreshTokenRow,
} from './repo.ts'

type Renewal = { token: string; refresh_token: string }

/** Starts a session for a user who has just authenticated; mails to them use this language from now on. */
export async function openSession(context: Context, user: UserRow, language: Language): Promise<Session> {
  const now = context.now()
  const family = newFamily()
  const refreshToken = newRefreshToken()
  await recordSignIn(context.db, user, language, now)
  const sessionEndsAt = daysAfter(now, sessionDays)
  const expiresAt = expiry(now, sessionEndsAt)
  const kept = { userId: user.id, family, hash: hashToken(refreshToken), expiresAt, sessionEndsAt }
  await insertFirstRefreshToken(context.db, kept, now)
  const token = await signFor(context, user, family)
  const presented = await presentOneUser(context.db, user)
  const hasGames = user.role === 'ROLE_USER' ? undefined : await hasGamesToRun(context.db, user)
  return { token, refresh_token: refreshToken, data: presented, user: presented, hasGames }
}

/**
 * Exchanges a refresh token for the next one. The token just exchanged yields the same successor for 30 seconds, for
 * tabs that renew at the same time. An older token must have been copied, and ends the whole family.
 */
export async function renewSession(context: Context, presented: unknown): Promise<Renewal> {
  if (typeof presented !== 'string' || presented === '') throw refused()
  const renewal = await context.db.transaction(tx => renew(context, tx, presented))
  // Thrown outside the transaction: a refusal inside it would roll back the revocation.
  if (renewal === null) throw refused()
  return renewal
}

async function renew(context: Context, tx: Transaction, presented: string): Promise<Renewal | null> {
  const now = context.now()
  const known = await lockRefreshToken(tx, hashToken(presented))
  if (known === undefined || known.expiresAt <= now) return null
  const user = await findUser(tx, known.userId)
  if (user === undefined || !user.enabled) return null
  const successor = context.tokens.successorOf(presented)
  if (known.usedAt === null) {
    await markUsed(tx, known.id, now)
    const { userId, family, sessionEndsAt } = known
    const expiresAt = expiry(now, sessionEndsAt)
    await insertRefreshToken(tx, { userId, family, hash: hashToken(successor), expiresAt, sessionEndsAt })
  } else if (!(await mayRepeat(tx, known.usedAt, successor, now))) {
    await deleteFamily(tx, known.userId, known.family)
    context.log.warn('session.reuse', { user: known.userId })
    return null
  }
  return { token: await signFor(context, user, known.family), refresh_token: successor }
}

/** Whether a used token is the immediately preceding one, used within the grace period. */
async function mayRepeat(tx: Transaction, usedAt: Date, successor: string, now: Date): Promise<boolean> {
  if (now.getTime() - usedAt.getTime() > graceSeconds * 1000) return false
  const next: RefreshTokenRow | undefined = await findRefreshToken(tx, hashToken(successor))
  return next !== undefined && next.usedAt === null
}

/** Ends the session of the access token and, when the caller's refresh token is given, the session of that one too. */
export async function closeSession(
  tx: Transaction,
  caller: { id: number; tokenFamily: string },
  refreshToken: string | null | undefined,
): Promise<void> {
  await deleteFamily(tx, caller.id, caller.tokenFamily)
  if (!refreshToken) return
  const known = await findRefreshToken(tx, hashToken(refreshToken))
  if (known?.userId === caller.id) await deleteFamily(tx, caller.id, known.family)
}

const signFor = (context: Context, user: UserRow, family: string): Promise<string> =>
  context.tokens.signAccess({ userId: user.id, family, sessionVersion: user.sessionVersion }, context.now())

/** A refresh token is valid for `refreshDays` after it is issued, and never beyond the end of its session. */
const expiry = (now: Date, sessionEndsAt: Date): Date =>
  new Date(Math.min(daysAfter(now, refreshDays).getTime(), sessionEndsAt.getTime()))

const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * 86_400_000)

const refused = () => new Refusal('auth/refresh-refused')
