import type { Language } from '@trimestre/contract/languages'
import { loadPlanTexts } from '@trimestre/contract/plan-texts'
import { firstPassDaysMax, type PlanChange, type PlanChoice } from '@trimestre/contract/plans'
import { isPlanKey, type SessionPlan, sessionPlans } from '@trimestre/contract/session-plans'
import type { Context } from '../../platform/context.ts'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { lockQuarterExclusive } from '../../platform/db/locks.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { writePublication } from '../games/publication.ts'
import {
  changeGame,
  countQuartersPassed,
  type GameRow,
  requireLockedGame,
  updateGame,
} from '../games/service.ts'
import { pendingPassTimes, replacePendingPasses, wholeMinute } from '../schedule/service.ts'
import { timesApart } from '../schedule/wall-clock.ts'
import { announceGame, announcePlan } from '../streams/announce.ts'
import { changeTeams } from '../teams/settings.ts'
import { changesOf } from './changes.ts'
import { changesOfDrafts, draftsOf, writeDrafts } from './drafts.ts'
import { findGamePlan, type GamePlanRow, writeGamePlan, writePlanStep } from './repo.ts'

/** A plan with the instants of its scheduled passes. */
type TimedPlan = { plan: SessionPlan; passages: Date[] }

/** The plan of a game, and where its running order stands. */
export type RunningPlan = { plan: SessionPlan; row: GamePlanRow }

const dayMs = 86_400_000

/**
 * Gives a game the settings of a plan and its drafts of quizzes and peer evaluations, with titles in a language, in one
 * transaction, and returns what changed. Refuses with 409 once a quarter is closed. Applying the plan that the game
 * already has leaves the step of its running order as it is.
 */
export async function applyPlan(
  context: Context,
  gameId: number,
  choice: PlanChoice,
  language: Language,
): Promise<PlanChange[]> {
  const timed = readPlan(context, choice)
  const { drafts: texts } = await loadPlanTexts(language)
  return context.db.transaction(async tx => {
    await lockQuarterExclusive(tx, gameId)
    const game = await requireLockedGame(tx, gameId)
    const changes = await changesIn(tx, game, timed)
    const drafts = await draftsOf(tx, gameId, timed.plan, texts)
    await writeSettings(context, tx, game, timed)
    await writeDrafts(tx, gameId, drafts)
    await storePlan(context, tx, gameId, timed)
    await announceGame(tx, gameId)
    await announcePlan(tx, gameId)
    return [...changes, ...changesOfDrafts(drafts)]
  })
}

/** Returns what {@link applyPlan} would change, under the same refusals, and changes nothing. */
export async function previewPlan(
  context: Context,
  game: GameRow,
  choice: PlanChoice,
  language: Language,
): Promise<PlanChange[]> {
  const timed = readPlan(context, choice)
  if (game.archivedAt !== null) throw new Refusal('games/archived')
  const changes = await changesIn(context.db, game, timed)
  const { drafts } = await loadPlanTexts(language)
  return [...changes, ...changesOfDrafts(await draftsOf(context.db, game.id, timed.plan, drafts))]
}

/** Returns the plan of a game; undefined when it has none, or one that this version of the product does not know. */
export async function planOfGame(reader: Reader, gameId: number): Promise<RunningPlan | undefined> {
  const row = await findGamePlan(reader, gameId)
  return row && isPlanKey(row.key) ? { plan: sessionPlans[row.key], row } : undefined
}

/**
 * Moves the running order of a game to a step, from 0, or with null back before its first one. The step begins now,
 * unless the running order is at this step already.
 */
export async function movePlan(context: Context, gameId: number, step: number | null): Promise<void> {
  await context.db.transaction(async tx => {
    await requireLockedGame(tx, gameId)
    const running = await planOfGame(tx, gameId)
    if (running === undefined) throw new Refusal('plans/none')
    if (step !== null && step >= running.plan.steps.length)
      throw invalid([violation('step', 'out-of-bounds')])
    if (step === running.row.step) return
    await writePlanStep(tx, gameId, { step, stepAt: step === null ? null : context.now() })
    await announcePlan(tx, gameId)
  })
}

/**
 * Reads the plan and the instants of its passes: the first one, and the others at the same time by the clock of the
 * school. Throws 422 without a first instant, or with one that is past or too far ahead.
 */
function readPlan({ config, now }: Context, { key, firstAt }: PlanChoice): TimedPlan {
  const plan = sessionPlans[key]
  if (plan.passages === null) return { plan, passages: [] }
  if (!firstAt) throw invalid([violation('firstAt', 'required')])
  const first = wholeMinute(new Date(firstAt))
  const left = first.getTime() - now().getTime()
  if (left <= 0 || left > firstPassDaysMax * dayMs) throw invalid([violation('firstAt', 'schedule')])
  return { plan, passages: timesApart(first, plan.passages.days, plan.settings.nbTurns, config.timezone) }
}

async function changesIn(
  reader: Reader,
  game: GameRow,
  { plan, passages }: TimedPlan,
): Promise<PlanChange[]> {
  if ((await countQuartersPassed(reader, game.id)) > 0) throw new Refusal('plans/started')
  return changesOf(plan, game, { pending: await pendingPassTimes(reader, game.id), passages })
}

async function writeSettings(
  { config, now }: Context,
  tx: Transaction,
  game: GameRow,
  { plan, passages }: TimedPlan,
): Promise<void> {
  const { nbTurns, levelGame, publication, practice, teams } = plan.settings
  const levelMax = Math.max(game.levelMax, levelGame)
  await changeGame(tx, game.id, { nbTurns, levelMax, levelGame, typePassage: 0 }, null, now())
  await writePublication(tx, game, { mode: publication, delay: null })
  await updateGame(tx, game.id, { practice })
  await replacePendingPasses(tx, game.id, passages, config.timezone)
  if (teams === null) return
  // Students of a game that was not in teams form them by themselves: nobody has to prepare anything.
  const formation = game.teamSettings === null ? { formation: 'open' as const } : {}
  await changeTeams(tx, game, { mode: 'teams', ...teams, ...formation })
}

async function storePlan(
  { now }: Context,
  tx: Transaction,
  gameId: number,
  { plan, passages }: TimedPlan,
): Promise<void> {
  const firstAt = passages[0] ?? null
  const before = await findGamePlan(tx, gameId)
  const isSame = before?.key === plan.key && before.firstAt?.getTime() === firstAt?.getTime()
  if (!isSame) await writeGamePlan(tx, { gameId, key: plan.key, firstAt, appliedAt: now() })
}
