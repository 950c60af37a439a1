import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isFinished, runningAgain } from '../rounds/progress.ts'
import { roundCountOf } from '../rounds/rounds-of-game.ts'
import { announceGame, announceSchedule } from '../streams/announce.ts'
import { countQuartersPassed, deletePendingPasses, updateGame } from './repo.ts'
import { requireLockedGame } from './service.ts'

/**
 * Ends a game with the quarters that it has passed: its number of quarters becomes theirs, so that everything treats it
 * as any finished game. The quarter in play is not computed, and no pass remains planned.
 * @param expected the number of the round that the caller believes to be the last; null when any will do
 */
export async function endGame(context: Context, gameId: number, expected: number | null): Promise<void> {
  await context.db.transaction(async tx => {
    const game = await requireLockedGame(tx, gameId)
    const roundCount = await roundCountOf(tx, gameId)
    const passed = await countQuartersPassed(tx, gameId)
    if (game.quarterCount === null) throw new Refusal('games/not-configured')
    if (expected !== null && expected !== roundCount) throw new Refusal('rounds/unexpected')
    if (isFinished(game.quarterCount, roundCount)) throw new Refusal('games/finished')
    if (passed === 0) throw new Refusal('games/not-begun')
    await updateGame(tx, gameId, { quarterCount: passed, quarterCountBeforeEnd: game.quarterCount })
    await stopPasses(tx, gameId)
    await announceGame(tx, gameId)
  })
}

/** Gives a game that was ended its former number of quarters; the quarter in play goes on, passed by hand. */
export async function reopenGame(context: Context, gameId: number): Promise<void> {
  await context.db.transaction(async tx => {
    const { quarterCountBeforeEnd } = await requireLockedGame(tx, gameId)
    if (quarterCountBeforeEnd === null) throw new Refusal('games/not-ended')
    await updateGame(tx, gameId, { quarterCount: quarterCountBeforeEnd, ...runningAgain })
    await announceGame(tx, gameId)
  })
}

/** Puts a game away that is finished or has not begun. Nothing is deleted; repeating it changes nothing. */
export async function archiveGame(context: Context, gameId: number): Promise<void> {
  await context.db.transaction(async tx => {
    const { archivedAt, quarterCount } = await requireLockedGame(tx, gameId)
    if (archivedAt !== null) return
    const hasBegun = (await countQuartersPassed(tx, gameId)) > 0
    if (hasBegun && !isFinished(quarterCount, await roundCountOf(tx, gameId)))
      throw new Refusal('games/running')
    await updateGame(tx, gameId, { archivedAt: context.now() })
    await stopPasses(tx, gameId)
    await announceGame(tx, gameId)
  })
}

/** Takes a game out of the archive; repeating it changes nothing. */
export async function unarchiveGame(context: Context, gameId: number): Promise<void> {
  await context.db.transaction(async tx => {
    await requireLockedGame(tx, gameId)
    await updateGame(tx, gameId, { archivedAt: null })
    await announceGame(tx, gameId)
  })
}

/** Plans no pass any more, neither at intervals nor at chosen times, and closes the class code. */
async function stopPasses(tx: Transaction, gameId: number): Promise<void> {
  await updateGame(tx, gameId, { passMode: 0, nextPassAt: null, joinCodeOpen: false })
  await deletePendingPasses(tx, gameId)
  await announceSchedule(tx, gameId)
}
