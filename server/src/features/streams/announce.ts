import { currentQuarter } from '@trimestre/contract/games'
import type { CompanyChange, StreamEvent } from '@trimestre/contract/stream-events'
import type pg from 'pg'
import type { Transaction } from '../../platform/database/database.ts'
import { insertCompanyChanges, insertEvent, insertGameEvents } from './repo.ts'

/**
 * What a transaction tells the streams of a game: written with what it tells, published once that is committed. Only
 * those who may know are told (reliability.md R5): a player hears of a game and of their own company.
 */
async function announce(tx: Transaction, gameId: number, { name, data }: StreamEvent): Promise<void> {
  const companyId = name === 'company.updated' ? data.companyId : null
  await insertEvent(tx, { gameId, companyId, name, data })
}

/** As {@link announce}, what all who see a game may know, on the connection of a transaction. */
const announceToAll = (
  client: pg.ClientBase,
  events: readonly Exclude<StreamEvent, { name: 'company.updated' }>[],
): Promise<void> =>
  insertGameEvents(
    client,
    events.map(({ name, data }) => ({ gameId: data.gameId, name, data })),
  )

/** The game, or who and what belongs to it, has changed. */
export const announceGame = (tx: Transaction, gameId: number): Promise<void> =>
  announce(tx, gameId, { name: 'game.updated', data: { gameId } })

/** A passage was planned, cancelled or done, or the way quarters pass has changed. */
export const announceSchedule = (tx: Transaction, gameId: number): Promise<void> =>
  announce(tx, gameId, { name: 'schedule.updated', data: { gameId } })

/** As {@link announceSchedule}, on the connection of a transaction. */
export const announceScheduleOn = (client: pg.ClientBase, gameId: number): Promise<void> =>
  announceToAll(client, [{ name: 'schedule.updated', data: { gameId } }])

/** Something the owner and the administrators may know of a company has changed. */
export const announceCompany = (
  tx: Transaction,
  gameId: number,
  companyId: number,
  change: CompanyChange,
): Promise<void> => announce(tx, gameId, { name: 'company.updated', data: { companyId, change } })

/** Players have saved, or kept drafts: as {@link announceCompany} says of each, on the connection of a transaction. */
export const announceSaves = (
  client: pg.ClientBase,
  saves: { gameId: number; companyId: number; draft: boolean }[],
): Promise<void> =>
  insertCompanyChanges(
    client,
    saves.map(({ gameId, companyId, draft }) => ({ gameId, companyId, change: draft ? 'draft' : 'saved' })),
  )

/** Quarters were closed or the next rounds opened. */
export async function announcePasses(
  client: pg.ClientBase,
  passes: readonly { gameId: number; roundNb: number; roundCount: number; finished: boolean }[],
): Promise<void> {
  if (passes.length === 0) return
  const events = passes.map(({ gameId, roundNb, roundCount, finished }) => ({
    name: 'round.passed' as const,
    data: { gameId, roundNb, currentTrimestre: currentQuarter(roundCount), finished },
  }))
  await announceToAll(client, events)
}

/** Somebody may have lost sight of something: the streams of this user, or of this game, are checked at once. */
export const announceAccess = (
  tx: Transaction,
  whose: { userId: number } | { gameId: number },
): Promise<void> => {
  const { userId, gameId } = { userId: null, gameId: null, ...whose }
  return insertEvent(tx, { gameId, companyId: null, name: accessChanged, data: { userId } })
}

/** Never sent to a stream. */
export const accessChanged = 'access.changed'
