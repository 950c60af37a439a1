import { currentQuarter } from '@trimestre/contract/games'
import type { CompanyChange, StreamEvent } from '@trimestre/contract/stream-events'
import type pg from 'pg'
import type { Transaction } from '../../platform/database/database.ts'
import { insertCompanyChanges, insertEvent, insertGameEvents } from './repo.ts'

/**
 * Announces a change to the streams of a game. The event is written in the transaction of the change and published
 * after its commit. Only users with access are notified (reliability.md R5): a player receives events of the game and
 * of their own company.
 */
async function announce(tx: Transaction, gameId: number, { name, data }: StreamEvent): Promise<void> {
  const companyId = name === 'company.updated' ? data.companyId : null
  await insertEvent(tx, { gameId, companyId, name, data })
}

/**
 * Does the same as {@link announce} for events that everyone who can see a game may receive, on the connection of a
 * transaction.
 */
const announceToAll = (
  client: pg.ClientBase,
  events: readonly Exclude<StreamEvent, { name: 'company.updated' }>[],
): Promise<void> =>
  insertGameEvents(
    client,
    events.map(({ name, data }) => ({ gameId: data.gameId, name, data })),
  )

/** Announces that the game, its players or its content have changed. */
export const announceGame = (tx: Transaction, gameId: number): Promise<void> =>
  announce(tx, gameId, { name: 'game.updated', data: { gameId } })

/** Announces that a pass was scheduled, cancelled or done, or that the mode of passing has changed. */
export const announceSchedule = (tx: Transaction, gameId: number): Promise<void> =>
  announce(tx, gameId, { name: 'schedule.updated', data: { gameId } })

/** Does the same as {@link announceSchedule} on the connection of a transaction. */
export const announceScheduleOn = (client: pg.ClientBase, gameId: number): Promise<void> =>
  announceToAll(client, [{ name: 'schedule.updated', data: { gameId } }])

/** Announces a change of a company, to its owner and the administrators. */
export const announceCompany = (
  tx: Transaction,
  gameId: number,
  companyId: number,
  change: CompanyChange,
): Promise<void> => announce(tx, gameId, { name: 'company.updated', data: { companyId, change } })

/**
 * Announces saves and drafts of players, as {@link announceCompany} does for each, on the connection of a transaction.
 */
export const announceSaves = (
  client: pg.ClientBase,
  saves: { gameId: number; companyId: number; draft: boolean }[],
): Promise<void> =>
  insertCompanyChanges(
    client,
    saves.map(({ gameId, companyId, draft }) => ({ gameId, companyId, change: draft ? 'draft' : 'saved' })),
  )

/** Announces that quarters were closed or the next rounds opened. */
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

/**
 * Announces that a user may have lost access to something: the streams of this user, or of this game, are checked at
 * once.
 */
export const announceAccess = (
  tx: Transaction,
  whose: { userId: number } | { gameId: number },
): Promise<void> => {
  const { userId, gameId } = { userId: null, gameId: null, ...whose }
  return insertEvent(tx, { gameId, companyId: null, name: accessChanged, data: { userId } })
}

/** The name of an internal event that is never sent to a stream. */
export const accessChanged = 'access.changed'
