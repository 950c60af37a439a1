import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { copyComputers } from '../companies/service.ts'
import { notPaused, runningAgain } from '../rounds/progress.ts'
import { administratorsOfGames } from './overview-repo.ts'
import {
  addAdministrators,
  copyCriteria,
  copyGameEvents,
  type GameRow,
  insertGame,
  updateGame,
} from './repo.ts'
import { insertRoleCopies } from './roles-repo.ts'
import { openFirstQuarter, requireLockedInAnyState } from './service.ts'
import { copyGradingScheme, copyQuizzes } from './teaching-copies-repo.ts'

/**
 * Creates a copy of a game at its beginning: with the same settings, roles, criteria, events, computers, grading
 * scheme and quizzes (as drafts), but without people, invitations or scheduled passes; the computers are given other
 * characters. Its quarters are passed manually
 * until its administrator decides otherwise, so that none passes before the class has joined, and it is not paused. An
 * administrator runs their copy alone; a copy made by a super administrator has the administrators of the original.
 */
export async function duplicateGame(
  context: Context,
  caller: Caller,
  gameId: number,
  name: string,
): Promise<GameRow> {
  return context.db.transaction(async tx => {
    const {
      id: _,
      createdAt: __,
      eraseAt: ___,
      seed: ____,
      ...settings
    } = await requireLockedInAnyState(tx, gameId)
    const quarterCount = settings.quarterCountBeforeEnd ?? settings.quarterCount
    // The copy has no players yet, so it admits them, and it closes at its first pass unless the original was open.
    const joining = settings.joining === 'open' ? 'open' : 'untilFirstPass'
    const phase = settings.phasePlan?.[0] ?? settings.phase
    const ofStaff = { soloPlayerId: null, trainingId: null }
    const fresh = {
      ...{ ...runningAgain, ...notPaused, ...ofStaff },
      ...{ epoch: 1, passMode: 0, nextPassAt: null, nextSeat: 1 },
      journalReadFrom: settings.journalReadFrom === null ? null : 1,
    }
    const inserted = await insertGame(tx, { ...settings, ...fresh, name, joining, phase, quarterCount })
    await copyComputers(tx, gameId, inserted.id)
    const copy = { ...inserted, teamSettings: await copyRoles(tx, gameId, inserted) }
    await openFirstQuarter(tx, copy.id, context.now())
    await copyCriteria(tx, gameId, copy.id)
    await copyGameEvents(tx, gameId, copy.id)
    await copyQuizzes(tx, gameId, copy.id)
    await copyGradingScheme(tx, gameId, copy.id)
    const administrators = caller.role === 'ROLE_ADMIN' ? [caller] : await administratorsOfGames(tx, [gameId])
    await addAdministrators(
      tx,
      copy.id,
      administrators.map(({ id }) => id),
    )
    return copy
  })
}

/**
 * Copies the roles of a game played in teams. Returns the settings of the copy, in which the role that makes sheets final
 * is the copied one.
 */
async function copyRoles(
  tx: Transaction,
  fromId: number,
  { id, teamSettings }: GameRow,
): Promise<GameRow['teamSettings']> {
  const copies = await insertRoleCopies(tx, fromId, id)
  if (teamSettings === null || teamSettings.submissionRole === null) return teamSettings
  const submissionRole = copies.get(teamSettings.submissionRole) ?? null
  const own = { ...teamSettings, submissionRole }
  await updateGame(tx, id, { teamSettings: own })
  return own
}
