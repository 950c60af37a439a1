import { currentQuarter } from '@trimestre/contract/games'
import type { CompanyChange, StreamEvent } from '@trimestre/contract/stream-events'
import type { Transaction } from '../../platform/database/database.ts'
import { insertEvents } from './repo.ts'

/**
 * What a transaction tells the streams of a game: written with what it tells, published once that is committed. Only
 * those who may know are told (reliability.md R5): a player hears of a game and of their own company.
 */
async function announce(tx: Transaction, gameId: number, ...events: StreamEvent[]): Promise<void> {
  const rows = events.map(({ name, data }) => {
    const companyId = name === 'company.updated' ? data.companyId : null
    return { gameId, companyId, name, data }
  })
  if (rows.length > 0) await insertEvents(tx, rows)
}

/** The game, or who and what belongs to it, has changed. */
export const announceGame = (tx: Transaction, gameId: number): Promise<void> =>
  announce(tx, gameId, { name: 'game.updated', data: { gameId } })

/** A passage was planned, cancelled or done, or the way quarters pass has changed. */
export const announceSchedule = (tx: Transaction, gameId: number): Promise<void> =>
  announce(tx, gameId, { name: 'schedule.updated', data: { gameId } })

/** Something the owner and the administrators may know of a company has changed. */
export const announceCompany = (
  tx: Transaction,
  gameId: number,
  companyId: number,
  change: CompanyChange,
): Promise<void> => announce(tx, gameId, { name: 'company.updated', data: { companyId, change } })

/** As {@link announceCompany}, of several companies of a game. */
export const announceCompanies = (
  tx: Transaction,
  gameId: number,
  changes: { companyId: number; change: CompanyChange }[],
): Promise<void> =>
  announce(tx, gameId, ...changes.map((data): StreamEvent => ({ name: 'company.updated', data })))

/** A quarter was closed or the next round opened. */
export const announcePass = (
  tx: Transaction,
  pass: { gameId: number; roundNb: number; roundCount: number; finished: boolean },
): Promise<void> => {
  const { gameId, roundNb, finished } = pass
  const currentTrimestre = currentQuarter(pass.roundCount)
  return announce(tx, gameId, { name: 'round.passed', data: { gameId, roundNb, currentTrimestre, finished } })
}

/** Somebody may have lost sight of something: the streams of this user, or of this game, are checked at once. */
export const announceAccess = (
  tx: Transaction,
  whose: { userId: number } | { gameId: number },
): Promise<void> => {
  const { userId, gameId } = { userId: null, gameId: null, ...whose }
  return insertEvents(tx, [{ gameId, companyId: null, name: accessChanged, data: { userId } }])
}

/** Never sent to a stream. */
export const accessChanged = 'access.changed'
