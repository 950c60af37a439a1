import type { Round } from '@trimestre/contract/games'
import type { RoundState } from '@trimestre/contract/rounds'
import type { Caller } from '../../platform/http/http.ts'
import { iri, linkTo } from '../../platform/http/iri.ts'

export type RoundRow = {
  id: number
  gameId: number
  roundNb: number
  /** 1: decisions are taken in it; 0: closed. */
  etat: number
  state: RoundState
  /** The version that everybody sees, and the one that staff see; 0 without. */
  version: number
  computedVersion: number
  publishAt: Date | null
  publishedAt: Date | null
  isPractice: boolean
  /** Why staff opened it again or had it computed again; empty otherwise. */
  reason: string
}

/** Who reads: what is hidden is shown to staff only. */
export type Audience = 'players' | 'staff'

/** Whom the results that this caller reads are meant for. */
export const audienceOf = ({ role }: Pick<Caller, 'role'>): Audience =>
  role === 'ROLE_USER' ? 'players' : 'staff'

export function presentRound(round: RoundRow, audience: Audience): Round {
  return {
    '@id': iri('rounds', round.id),
    '@type': 'Round',
    id: round.id,
    roundNb: round.roundNb,
    etat: round.etat,
    state: round.state,
    version: audience === 'staff' ? round.computedVersion : round.version,
    practice: round.isPractice,
    publishAt: round.publishAt?.toISOString() ?? null,
    publishedAt: round.publishedAt?.toISOString() ?? null,
    reason: round.reason,
    game: linkTo('games', round.gameId),
  }
}
