import type { Context } from '../../platform/context.ts'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { notifyPeople } from '../../platform/db/notifications.ts'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import { lockGame } from '../games/service.ts'
import { announcePeers } from '../streams/announce.ts'
import { type Peer, peersOf } from './members.ts'
import { stateOf } from './present.ts'
import {
  addPeers,
  listCountedClosings,
  listGamesOfDue,
  listMemberships,
  listPeers,
  listRows,
  type PeerRoundRow,
  updateRow,
} from './repo.ts'

type Clock = Pick<Context, 'db' | 'now'>

/** Returns the people whom a peer evaluation that opens now would be about. */
export async function peersNow(reader: Reader, gameId: number): Promise<Peer[]> {
  return peersOf(await listMemberships(reader, gameId), await listCountedClosings(reader, gameId))
}

/** Opens a peer evaluation of a game that the caller has locked: its people are those of now, and are notified. */
export async function beginRound(tx: Transaction, row: PeerRoundRow, now: Date): Promise<PeerRoundRow> {
  const peers = await peersNow(tx, row.gameId)
  await addPeers(tx, row, peers)
  await notifyAsked(tx, row, peers)
  const begun = await updateRow(tx, row, { openedNotifiedAt: now })
  await announceRound(tx, row.gameId)
  return begun
}

/** Announces that a peer evaluation was made, opened, closed or released. */
export async function announceRound(tx: Transaction, gameId: number): Promise<void> {
  await raiseGameRevisions(tx, [gameId])
  await announcePeers(tx, gameId)
}

const notifyAsked = (tx: Transaction, { gameId }: PeerRoundRow, peers: readonly Peer[]) =>
  notifyPeople(
    tx,
    { kind: 'peer.opened', gameId, data: {} },
    peers.filter(({ isAsked }) => isAsked).map(({ userId }) => userId),
  )

/**
 * Does in a game what the clock and new members ask for: opens peer evaluations whose time has come, closes those whose
 * time is over, and takes those who joined a team since into the open ones. A person stays in the team in which they were
 * first.
 */
export async function catchUp({ db, now }: Clock, gameId: number): Promise<void> {
  if (!(await isBehind(db, gameId, now()))) return
  await db.transaction(async tx => {
    const game = await lockGame(tx, gameId)
    if (game === undefined || game.archivedAt !== null) return
    for (const row of await listRows(tx, gameId)) {
      if (isToClose(row, now())) await closeRow(tx, row, now())
      else if (isToBegin(row, now())) await beginRound(tx, row, now())
      else if (stateOf(row, now()) === 'open') await takeInNewcomers(tx, row)
    }
  })
}

/** Closes and opens what is due by the clock, in every game. */
export async function openAndCloseDuePeerRounds(clock: Clock): Promise<void> {
  for (const gameId of await listGamesOfDue(clock.db, clock.now())) await catchUp(clock, gameId)
}

const isToBegin = (row: PeerRoundRow, now: Date): boolean =>
  row.openedNotifiedAt === null && stateOf(row, now) === 'open'

const isToClose = (row: PeerRoundRow, now: Date): boolean =>
  row.closedAt === null && stateOf(row, now) === 'closed'

/** Closes a peer evaluation, by the clock at its planned end. */
export async function closeRow(tx: Transaction, row: PeerRoundRow, now: Date): Promise<PeerRoundRow> {
  const closedAt = row.closesAt !== null && row.closesAt < now ? row.closesAt : now
  const closed = await updateRow(tx, row, { closedAt })
  await announceRound(tx, row.gameId)
  return closed
}

async function isBehind(reader: Reader, gameId: number, now: Date): Promise<boolean> {
  const rows = await listRows(reader, gameId)
  if (rows.some(row => isToBegin(row, now) || isToClose(row, now))) return true
  const open = rows.filter(row => stateOf(row, now) === 'open')
  for (const row of open) if ((await newcomersOf(reader, row)).length > 0) return true
  return false
}

/** Lists the members of teams who are not asked yet. */
async function newcomersOf(reader: Reader, row: PeerRoundRow): Promise<Peer[]> {
  const known = new Map((await listPeers(reader, row)).map(peer => [peer.userId, peer]))
  const present = (await peersNow(reader, row.gameId)).filter(({ isAsked }) => isAsked)
  return present.filter(({ userId, companyId }) => {
    const before = known.get(userId)
    return before === undefined || (!before.isAsked && before.companyId === companyId)
  })
}

async function takeInNewcomers(tx: Transaction, row: PeerRoundRow): Promise<void> {
  const newcomers = await newcomersOf(tx, row)
  if (newcomers.length === 0) return
  await addPeers(tx, row, newcomers)
  await notifyAsked(tx, row, newcomers)
  await raiseGameRevisions(tx, [row.gameId])
}
