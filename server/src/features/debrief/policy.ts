import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { GameRow } from '../games/policy.ts'

/** Throws 403 for players of a game whose debrief is for staff alone. */
export function requireOpenDebrief({ role }: Caller, { debriefForPlayers }: GameRow): void {
  if (role === 'ROLE_USER' && !debriefForPlayers) throw new Refusal('debrief/closed')
}
