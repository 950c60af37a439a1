import { type PeerRoundChange, type PeerRoundInput, peerBounds } from '@trimestre/contract/peers'
import type { Context } from '../../platform/context.ts'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { notifyPeople } from '../../platform/db/notifications.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { requireLockedGame } from '../games/service.ts'
import { announceGrading } from '../streams/announce.ts'
import { announceRound, beginRound, closeRow, peersNow } from './opening.ts'
import { stateOf } from './present.ts'
import {
  deleteRow,
  findRow,
  hasRatings,
  insertRow,
  listPeers,
  type PeerRoundKey,
  type PeerRoundRow,
  updateRow,
} from './repo.ts'

/** Makes a peer evaluation: a draft, or one that opens at an instant, now if that has passed. */
export async function createRound(
  { db, now }: Context,
  gameId: number,
  { title, opensAt, closesAt, lo, hi }: PeerRoundInput,
): Promise<PeerRoundRow> {
  return db.transaction(async tx => {
    await requireLockedGame(tx, gameId)
    const times = { opensAt: readOpening(opensAt, now()), closesAt: closesAt ? new Date(closesAt) : null }
    refuseTimes(times, now())
    await refuseWithoutTeams(tx, gameId)
    const row = await insertRow(tx, {
      ...{ gameId, title: title.trim(), ...times },
      lo: lo ?? peerBounds.lo.default,
      hi: hi ?? peerBounds.hi.default,
    })
    if (stateOf(row, now()) === 'open') return beginRound(tx, row, now())
    await announceRound(tx, gameId)
    return row
  })
}

/** Changes a peer evaluation until it is closed. Once it is open, when it opened stays. */
export async function changeRound(
  { db, now }: Context,
  key: PeerRoundKey,
  change: PeerRoundChange,
): Promise<PeerRoundRow> {
  return db.transaction(async tx => {
    await requireLockedGame(tx, key.gameId)
    const row = await requireRound(tx, key)
    const state = stateOf(row, now())
    if (state === 'closed' || state === 'released') throw new Refusal('peers/closed')
    const opensAt = change.opensAt === undefined ? row.opensAt : readOpening(change.opensAt, now())
    const closesAt = change.closesAt ? new Date(change.closesAt) : null
    const times = { opensAt, closesAt: change.closesAt === undefined ? row.closesAt : closesAt }
    if (state === 'open' && !isSameInstant(change.opensAt, row.opensAt))
      throw invalid([violation('opensAt', 'out-of-bounds')])
    const fixed = state === 'open' ? { ...times, opensAt: row.opensAt } : times
    refuseTimes(fixed, now())
    if (state === 'draft' && fixed.opensAt !== null) await refuseWithoutTeams(tx, key.gameId)
    const changed = await updateRow(tx, key, {
      title: change.title?.trim() ?? row.title,
      ...fixed,
      lo: change.lo === undefined ? row.lo : (change.lo ?? peerBounds.lo.default),
      hi: change.hi === undefined ? row.hi : (change.hi ?? peerBounds.hi.default),
      isPlanned: false,
    })
    if (state === 'draft' && stateOf(changed, now()) === 'open') return beginRound(tx, changed, now())
    await announceRound(tx, key.gameId)
    return changed
  })
}

export async function removeRound({ db }: Context, key: PeerRoundKey): Promise<void> {
  await db.transaction(async tx => {
    await requireLockedGame(tx, key.gameId)
    await requireRound(tx, key)
    if (await hasRatings(tx, key)) throw new Refusal('peers/answered')
    await deleteRow(tx, key)
    await announceRound(tx, key.gameId)
    await announceGrading(tx, key.gameId)
  })
}

/** Opens a peer evaluation now; one that is open stays as it is. */
export async function openRound({ db, now }: Context, key: PeerRoundKey): Promise<PeerRoundRow> {
  return db.transaction(async tx => {
    await requireLockedGame(tx, key.gameId)
    const row = await requireRound(tx, key)
    const state = stateOf(row, now())
    if (state === 'closed' || state === 'released') throw new Refusal('peers/closed')
    if (state === 'open') return row
    await refuseWithoutTeams(tx, key.gameId)
    const isOver = row.closesAt !== null && row.closesAt <= now()
    const closesAt = isOver ? null : row.closesAt
    const opened = await updateRow(tx, key, { opensAt: now(), closesAt, isPlanned: false })
    return beginRound(tx, opened, now())
  })
}

/** Closes a peer evaluation for good; one that is closed stays as it is. */
export async function closeRound({ db, now }: Context, key: PeerRoundKey): Promise<PeerRoundRow> {
  return db.transaction(async tx => {
    await requireLockedGame(tx, key.gameId)
    const row = await requireRound(tx, key)
    if (stateOf(row, now()) === 'draft') throw new Refusal('peers/draft')
    return row.closedAt === null ? closeRow(tx, row, now()) : row
  })
}

/** Lets the members read their own means; a peer evaluation that is released stays as it is. */
export async function releaseRound({ db, now }: Context, key: PeerRoundKey): Promise<PeerRoundRow> {
  return db.transaction(async tx => {
    await requireLockedGame(tx, key.gameId)
    const row = await requireRound(tx, key)
    const state = stateOf(row, now())
    if (state === 'released') return row
    if (state !== 'closed') throw new Refusal('peers/open')
    const closed = row.closedAt === null ? await closeRow(tx, row, now()) : row
    const released = await updateRow(tx, key, { releasedAt: now() })
    const peers = await listPeers(tx, key)
    await notifyPeople(
      tx,
      { kind: 'peer.released', gameId: key.gameId, data: {} },
      peers.filter(({ isAsked }) => isAsked).map(({ userId }) => userId),
    )
    if (closed === row) await announceRound(tx, key.gameId)
    await announceGrading(tx, key.gameId)
    return released
  })
}

export async function requireRound(reader: Reader, key: PeerRoundKey): Promise<PeerRoundRow> {
  const row = await findRow(reader, key)
  if (row === undefined) throw new Refusal('request/not-found')
  return row
}

/** An opening that has passed is now: the clock of a browser is not that of the server. */
function readOpening(given: string | null | undefined, now: Date): Date | null {
  if (!given) return null
  const at = new Date(given)
  return at < now ? now : at
}

const isSameInstant = (given: string | null | undefined, at: Date | null): boolean =>
  given === undefined || (given !== null && new Date(given).getTime() === at?.getTime())

function refuseTimes({ opensAt, closesAt }: Pick<PeerRoundRow, 'opensAt' | 'closesAt'>, now: Date): void {
  if (closesAt === null) return
  const isTooEarly = closesAt <= now || (opensAt !== null && closesAt <= opensAt)
  if (isTooEarly) throw invalid([violation('closesAt', 'out-of-bounds')])
}

async function refuseWithoutTeams(tx: Transaction, gameId: number): Promise<void> {
  if ((await peersNow(tx, gameId)).length === 0) throw new Refusal('peers/no-teams')
}
