import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { lockQuarterExclusive } from '../../platform/db/locks.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { awaitsPublication, isFinished, notPaused, runningAgain } from '../rounds/progress.ts'
import { roundsOfGame } from '../rounds/rounds-of-game.ts'
import { announceGame, announcePassed, announceSchedule } from '../streams/announce.ts'
import { countQuartersPassed, deletePendingPasses, insertRounds, publishHidden, updateGame } from './repo.ts'
import { requireLockedGame, requireLockedInAnyState } from './service.ts'

/**
 * Ends a game with the quarters that it has passed: its number of quarters becomes theirs, so that everything treats it
 * as any finished game. A hidden last quarter is published, the quarter in play is not computed, and no pass remains
 * planned; a pause ends. Ending a finished game changes nothing.
 * @param expected the number of the round that the caller believes to be the last; null when any will do
 */
export async function endGame(context: Context, gameId: number, expected: number | null): Promise<void> {
  await context.db.transaction(async tx => {
    await lockQuarterExclusive(tx, gameId)
    const game = await requireLockedGame(tx, gameId)
    const rounds = await roundsOfGame(tx, gameId)
    const passed = await countQuartersPassed(tx, gameId)
    if (game.quarterCount === null) throw new Refusal('games/not-configured')
    if (expected !== null && expected !== rounds.length) throw new Refusal('rounds/unexpected')
    const isCorrected = rounds.some(round => round.state === 'published' && awaitsPublication(round))
    if (isCorrected) throw new Refusal('rounds/pending')
    if (isFinished(game.quarterCount, rounds.length)) return
    if (passed === 0) throw new Refusal('games/not-started')
    await publishHidden(tx, gameId)
    if (rounds.at(-1)?.state !== 'open')
      await insertRounds(tx, [inactiveRound(gameId, rounds.length + 1, context.now())])
    const joining = game.joining === 'untilFirstPass' ? 'closed' : game.joining
    await updateGame(tx, gameId, {
      ...{ quarterCount: passed, quarterCountBeforeEnd: game.quarterCount, joining },
      ...notPaused,
    })
    await stopPasses(tx, gameId)
    await announceGame(tx, gameId)
    await announcePassed(tx, { gameId, roundNb: rounds.length, currentTrimestre: passed + 1, finished: true })
  })
}

/** The round that a finished game has after its last quarter; it is never played. */
const inactiveRound = (gameId: number, roundNb: number, openedAt: Date) =>
  ({ gameId, roundNb, etat: 1, state: 'open', openedAt }) as const

/**
 * Stops players and clocks until {@link resumeGame}; repeating it changes the message only. Everything can still be
 * read.
 */
export async function pauseGame(context: Context, gameId: number, message: string): Promise<void> {
  await context.db.transaction(async tx => {
    await lockQuarterExclusive(tx, gameId)
    const { pausedAt } = await requireLockedGame(tx, gameId)
    await updateGame(tx, gameId, { pausedAt: pausedAt ?? context.now(), pauseMessage: message })
    await announceGame(tx, gameId)
  })
}

/** Lets a paused game go on; repeating it changes nothing. */
export async function resumeGame(context: Context, gameId: number): Promise<void> {
  await context.db.transaction(async tx => {
    await requireLockedGame(tx, gameId)
    await updateGame(tx, gameId, notPaused)
    await announceGame(tx, gameId)
  })
}

/** Makes the quarters of a game practice, or not; possible while none of its epoch is closed. */
export async function changePractice(context: Context, gameId: number, practice: boolean): Promise<void> {
  await context.db.transaction(async tx => {
    await lockQuarterExclusive(tx, gameId)
    await requireLockedGame(tx, gameId)
    if ((await countQuartersPassed(tx, gameId)) > 0) throw new Refusal('games/practice-begun')
    await updateGame(tx, gameId, { practice })
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

/**
 * Puts a game away as it stands, in any state: until {@link unarchiveGame} everybody only reads it, and its clocks skip.
 * Waits for saves and passes that are under way. Nothing is deleted; repeating it changes nothing.
 */
export async function archiveGame(context: Context, gameId: number): Promise<void> {
  await context.db.transaction(async tx => {
    await lockQuarterExclusive(tx, gameId)
    const { archivedAt } = await requireLockedInAnyState(tx, gameId)
    if (archivedAt !== null) return
    await updateGame(tx, gameId, { archivedAt: context.now() })
    await announceGame(tx, gameId)
    await announceSchedule(tx, gameId)
  })
}

/** Takes a game out of the archive, where it goes on as it was; repeating it changes nothing. */
export async function unarchiveGame(context: Context, gameId: number): Promise<void> {
  await context.db.transaction(async tx => {
    await requireLockedInAnyState(tx, gameId)
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
