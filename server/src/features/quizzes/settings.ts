import { randomInt } from 'node:crypto'
import { quizAttemptsDefault, quizSeedMax } from '@trimestre/contract/quiz-limits'
import type { QuizChange, QuizInput } from '@trimestre/contract/quizzes'
import type { Transaction } from '../../platform/db/database.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import type { GameRow } from '../games/policy.ts'
import { quarterOfRound, roundOfQuarter } from '../rounds/progress.ts'
import { findPublished, isBound, type QuizRow } from './repo.ts'
import { findTemplate } from './templates.ts'

/** The columns that staff set. */
export type QuizSettings = Pick<
  QuizRow,
  | 'title'
  | 'roundId'
  | 'version'
  | 'quarter'
  | 'level'
  | 'mode'
  | 'attempts'
  | 'showKey'
  | 'templates'
  | 'count'
  | 'seed'
  | 'opensAt'
  | 'closesAt'
>

/** The level of a quiz in a game that is not configured yet. */
const levelDefault = 4

/** Returns the settings of a new quiz; throws 409 for a quarter that is not published. */
export async function readNewQuiz(tx: Transaction, game: GameRow, body: QuizInput): Promise<QuizSettings> {
  const settings = {
    ...(await requirePublished(tx, game.id, body.round)),
    title: body.title,
    level: body.level ?? game.level ?? levelDefault,
    mode: body.mode ?? 'number',
    attempts: body.attempts ?? quizAttemptsDefault,
    showKey: body.showKey ?? 'closing',
    ...readChoice(body),
    seed: body.seed ?? randomInt(quizSeedMax + 1),
    opensAt: timeOf(body.opensAt),
    closesAt: timeOf(body.closesAt),
  }
  requireOrder(settings)
  return settings
}

/**
 * Returns the settings of a draft after a change: what is left out stays as it is, and null takes a time away. A draft that
 * names its quarter is about the version of it that counts now.
 */
export async function readChangedDraft(
  tx: Transaction,
  quiz: QuizRow,
  body: QuizChange,
): Promise<QuizSettings> {
  const quarter = await quarterOf(tx, quiz, body)
  const isChosen = isGiven(body.templates) || isGiven(body.count)
  const settings = {
    roundId: quarter.roundId,
    version: quarter.version,
    quarter: quarter.quarter,
    title: body.title ?? quiz.title,
    level: body.level ?? quiz.level,
    mode: body.mode ?? quiz.mode,
    attempts: body.attempts ?? quiz.attempts,
    showKey: body.showKey ?? quiz.showKey,
    ...(isChosen ? readChoice(body) : { templates: quiz.templates, count: quiz.count }),
    seed: body.seed ?? quiz.seed,
    opensAt: body.opensAt === undefined ? quiz.opensAt : timeOf(body.opensAt),
    closesAt: body.closesAt === undefined ? quiz.closesAt : timeOf(body.closesAt),
  }
  requireOrder(settings)
  return settings
}

/**
 * Returns the changes of an open quiz: its title, and a later end; one that has no end may get one. Everything else may be
 * named as it is, and is otherwise refused with 409 `quiz/open`.
 */
export function readOpenChange(
  quiz: QuizRow,
  body: QuizChange,
  now: Date,
): Partial<Pick<QuizSettings, 'title' | 'closesAt'>> {
  const { title, closesAt: closing, round, opensAt, templates, count, ...others } = body
  const closesAt = closing === undefined ? undefined : timeOf(closing)
  const isOther =
    (round !== undefined && round !== quiz.roundNb) ||
    (opensAt !== undefined && timeOf(opensAt)?.getTime() !== quiz.opensAt?.getTime()) ||
    (isGiven(count) && count !== quiz.count) ||
    (isGiven(templates) && String(templates) !== String(quiz.templates)) ||
    (Object.keys(others) as (keyof typeof others)[]).some(
      name => others[name] !== undefined && others[name] !== null && others[name] !== quiz[name],
    )
  if (isOther || isEarlier(quiz, closesAt, now)) throw new Refusal('quiz/open')
  return { ...(title !== undefined && { title }), ...(closesAt !== undefined && { closesAt }) }
}

function isEarlier({ closesAt }: QuizRow, given: Date | null | undefined, now: Date): boolean {
  if (given === undefined || given === null) return false
  return given < (closesAt ?? now)
}

const timeOf = (instant: string | null | undefined): Date | null =>
  instant === null || instant === undefined ? null : new Date(instant)

const isGiven = (value: readonly string[] | number | null | undefined): boolean =>
  typeof value === 'number' || (Array.isArray(value) && value.length > 0)

/** Reads which questions a quiz asks: those that are named, or so many of those that apply. */
function readChoice({
  templates,
  count,
}: Pick<QuizInput, 'templates' | 'count'>): Pick<QuizSettings, 'templates' | 'count'> {
  if (isGiven(templates) === isGiven(count)) throw invalid([violation('templates', 'required')])
  if (!isGiven(templates)) return { templates: null, count: count ?? null }
  const ids = templates ?? []
  if (ids.some(id => findTemplate(id) === undefined)) throw invalid([violation('templates', 'reference')])
  if (new Set(ids).size < ids.length) throw invalid([violation('templates', 'taken')])
  return { templates: ids, count: null }
}

function requireOrder({ opensAt, closesAt }: Pick<QuizSettings, 'opensAt' | 'closesAt'>): void {
  if (opensAt !== null && closesAt !== null && closesAt <= opensAt)
    throw invalid([violation('closesAt', 'out-of-bounds')])
}

type Quarter = Pick<QuizSettings, 'roundId' | 'version' | 'quarter'>

/** Returns what a changed draft is about. One that waits for its quarter is bound to it where it gets a time to open. */
async function quarterOf(tx: Transaction, quiz: QuizRow, { round, opensAt }: QuizChange): Promise<Quarter> {
  if (round !== undefined) return requirePublished(tx, quiz.gameId, round)
  if (isBound(quiz) || timeOf(opensAt) === null) return quiz
  return requirePublished(tx, quiz.gameId, roundOfQuarter(quiz.quarter))
}

async function requirePublished(tx: Transaction, gameId: number, roundNb: number): Promise<Quarter> {
  const found = await findPublished(tx, gameId, roundNb)
  if (found === undefined) throw new Refusal('quiz/unpublished')
  const { roundId, version } = found
  return { roundId, version, quarter: quarterOfRound(roundNb) }
}
