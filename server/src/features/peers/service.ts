import type { PeerRound } from '@trimestre/contract/peers'
import type { Context } from '../../platform/context.ts'
import type { Caller } from '../../platform/http/http.ts'
import { isWhole } from './form.ts'
import { catchUp } from './opening.ts'
import { presentRound, stateOf } from './present.ts'
import { listFormOf, listPeers, listRows, type PeerRoundRow } from './repo.ts'
import { progressOf } from './results.ts'

export { openAndCloseDuePeerRounds } from './opening.ts'
export { findRow as findPeerRound } from './repo.ts'
export { effectiveFactors, type GradeFactor, releasedResultsOf } from './results.ts'

/** Lists the peer evaluations of a game: all of them to staff, to players those that were opened. */
export async function peerRoundsFor(context: Context, caller: Caller, gameId: number): Promise<PeerRound[]> {
  await catchUp(context, gameId)
  const rows = await listRows(context.db, gameId)
  if (caller.role !== 'ROLE_USER') return Promise.all(rows.map(row => presentForStaff(context, row)))
  const shown = rows.filter(row => stateOf(row, context.now()) !== 'draft')
  return Promise.all(shown.map(row => presentForPlayer(context, row, caller.id)))
}

export async function presentForStaff({ db, now }: Context, row: PeerRoundRow): Promise<PeerRound> {
  return presentRound(row, now(), { progress: await progressOf(db, row), mine: null })
}

async function presentForPlayer({ db, now }: Context, row: PeerRoundRow, userId: number): Promise<PeerRound> {
  const peers = await listPeers(db, row)
  const own = peers.find(peer => peer.userId === userId)
  const team = peers.filter(({ companyId }) => companyId === own?.companyId)
  const rated = (await listFormOf(db, row, userId)).map(({ ratedId }) => ratedId)
  const asked = own?.isAsked === true
  return presentRound(row, now(), { progress: null, mine: { asked, given: asked && isWhole(rated, team) } })
}
