import type { Access } from './endpoint.ts'
import type { RoleName } from './roles.ts'

/**
 * The positions from which a caller makes a call. Own: the caller's account or company, a game to which they are
 * invited or which they have joined; for an administrator, a game of theirs and the players they may manage. Foreign:
 * the same of another user. The last two are in a company: one of its members to whom the area in question is not
 * entrusted, and an observer.
 */
export const positions = [
  'anonymous',
  'player, own',
  'player, foreign',
  'administrator, own',
  'administrator, foreign',
  'super administrator',
  'member without the area',
  'observer',
] as const
export type Position = (typeof positions)[number]

/**
 * The expected outcome of a call. `ok`: the success of the call; 409: closed to everybody once the product is set up;
 * 404: unknown until an identity provider is configured; null: the position does not exist for this call.
 */
export type Verdict = 'ok' | 401 | 403 | 404 | 409 | null
/** The verdicts on one call, in the order of the first six {@link positions}. */
export type Rights = readonly [Verdict, Verdict, Verdict, Verdict, Verdict, Verdict]
/** The verdicts for the last two positions. */
export type RightsInTeam = readonly [Verdict, Verdict]

export const ok = 'ok'

/** Returns the access that an endpoint declares: the roles that these rights let in at all. Ownership is checked later. */
export function accessOf([anonymous, ...others]: Rights): Access {
  // A 401 for every caller is the response of the call itself, which is therefore open to anonymous callers.
  if (anonymous !== 401 || !others.includes(ok)) return 'anonymous'
  const [player, playerElsewhere, administrator, administratorElsewhere, superAdministrator] = others
  const lets = (verdict: Verdict | undefined) => verdict === 'ok'
  const roles: RoleName[] = []
  if (lets(superAdministrator)) roles.push('ROLE_SUPER_ADMIN')
  if (lets(administrator) || lets(administratorElsewhere)) roles.push('ROLE_ADMIN')
  if (lets(player) || lets(playerElsewhere)) roles.push('ROLE_USER')
  return roles.length === 3 ? 'signed-in' : roles
}
