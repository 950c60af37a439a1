import type { Violation } from '@trimestre/contract/errors'
import type {
  AdjustmentInput,
  GradeMarksInput,
  GradeScheme,
  Grading,
  GradingInput,
  GradingPreview,
  StoredScheme,
} from '@trimestre/contract/grading'
import type { Language } from '@trimestre/contract/languages'
import type { Context } from '../../platform/context.ts'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { exact } from '../../platform/exact.ts'
import type { Caller } from '../../platform/http/http.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import type { GameRow } from '../games/policy.ts'
import { requireLockedGame } from '../games/service.ts'
import { announceGrading } from '../streams/announce.ts'
import { distributionOf } from './distribution.ts'
import type { FrozenGrades } from './grades.ts'
import { listGraded, presentAdjustment, presentAuthor, readGrades } from './inputs.ts'
import {
  deleteAdjustment,
  findScheme,
  hasPeerRound,
  listAdjustments,
  listMarks,
  listQuizIds,
  type MarkRow,
  writeAdjustment,
  writeMarks,
  writeScheme,
} from './repo.ts'
import { completeScheme, defaultScheme, faultsOf, warningsOf } from './scheme.ts'
import { presentRows } from './words.ts'

type Db = Pick<Context, 'db'>

/** Returns the scheme of a game, or the default one under revision 0. */
export async function gradingOf(reader: Reader, gameId: number): Promise<Grading> {
  const row = await findScheme(reader, gameId)
  const scheme = row?.scheme ?? defaultScheme()
  return {
    scheme,
    rev: row?.rev ?? 0,
    isDefault: row === undefined,
    lastChange: row === undefined ? null : { at: row.at.toISOString(), by: presentAuthor(row) },
    warnings: warningsOf(scheme),
  }
}

export const schemeOf = async (reader: Reader, gameId: number): Promise<StoredScheme> =>
  (await findScheme(reader, gameId))?.scheme ?? defaultScheme()

/** Fills in a scheme; throws 422 for one that no grade can be computed with, or that names what the game does not have. */
async function readScheme(reader: Reader, gameId: number, given: GradeScheme): Promise<StoredScheme> {
  const scheme = completeScheme(given)
  const faults = [...faultsOf(scheme), ...(await unknownIn(reader, gameId, given))]
  if (faults.length > 0) throw invalid(faults)
  return scheme
}

async function unknownIn(reader: Reader, gameId: number, given: GradeScheme): Promise<Violation[]> {
  const { components, peerRound } = given
  const known = components.some(({ options }) => options?.quizzes) ? await listQuizIds(reader, gameId) : null
  const unknown = components.flatMap(({ kind, options }, index) =>
    (kind === 'quiz' ? (options?.quizzes ?? []) : []).flatMap((id, place) =>
      known?.has(id) ? [] : [violation(`components[${index}].options.quizzes[${place}]`, 'reference')],
    ),
  )
  const isUnknownRound = peerRound != null && !(await hasPeerRound(reader, gameId, peerRound))
  return [...unknown, ...(isUnknownRound ? [violation('peerRound', 'reference')] : [])]
}

/** Writes the scheme of a game; throws 409 for one that was changed since it was read. */
export async function writeGrading(
  { db }: Db,
  caller: Caller,
  gameId: number,
  { rev, ...given }: GradingInput,
): Promise<Grading> {
  return db.transaction(async tx => {
    await requireLockedGame(tx, gameId)
    const scheme = await readScheme(tx, gameId, given)
    const now = (await findScheme(tx, gameId))?.rev ?? 0
    if (rev != null && rev !== now) throw new Refusal('grading/changed')
    await writeScheme(tx, gameId, { scheme, rev: now + 1, byUser: caller.id })
    await announceGrading(tx, gameId)
    return gradingOf(tx, gameId)
  })
}

/** Reads the game at one instant, so that what grades are computed from belongs together. */
const atOneInstant = <T>({ db }: Db, read: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })

/** Computes the grades of now under the stored scheme. */
export const gradesOfNow = (context: Db, game: GameRow): Promise<FrozenGrades> =>
  atOneInstant(context, async tx => readGrades(tx, game, await schemeOf(tx, game.id)))

/** Computes the grades of now under a scheme, or under the stored one, without storing anything. */
export async function previewGrades(
  context: Db,
  game: GameRow,
  given: GradeScheme | null,
  language: Language,
): Promise<GradingPreview> {
  const grades = await atOneInstant(context, async tx => {
    const scheme = given === null ? await schemeOf(tx, game.id) : await readScheme(tx, game.id, given)
    return readGrades(tx, game, scheme)
  })
  const { scheme, rows, quarters } = grades
  return {
    scheme,
    rows: await presentRows(grades, language),
    distribution: distributionOf(rows),
    warnings: warningsOf(scheme, rows),
    quarters,
  }
}

/** Writes marks of a component and who is excused from it, all or none. What is not given stays as it is. */
export async function saveMarks(
  { db }: Db,
  game: GameRow,
  { component: key, marks }: GradeMarksInput,
): Promise<{ userId: number; mark: number | null; excused: boolean }[]> {
  return db.transaction(async tx => {
    await requireLockedGame(tx, game.id)
    const scheme = await schemeOf(tx, game.id)
    const component = scheme.components.find(each => each.key === key)
    if (component === undefined) throw invalid([violation('component', 'reference')])
    const graded = new Set((await listGraded(tx, game, scheme)).map(({ userId }) => userId))
    const faults = marks.flatMap(({ userId, mark }, index) => [
      ...(graded.has(userId) ? [] : [violation(`marks[${index}].userId`, 'reference')]),
      ...(marks.findIndex(each => each.userId === userId) < index
        ? [violation(`marks[${index}].userId`, 'taken')]
        : []),
      ...(mark != null && component.kind !== 'manual' ? [violation(`marks[${index}].mark`, 'choice')] : []),
    ])
    if (faults.length > 0) throw invalid(faults)
    const before = new Map((await listMarks(tx, game.id, key)).map(row => [row.userId, row]))
    await writeMarks(
      tx,
      marks.map(({ userId, mark, excused }): MarkRow => {
        const stored = before.get(userId)
        return {
          gameId: game.id,
          component: key,
          userId,
          mark: mark === undefined ? (stored?.mark ?? null) : mark,
          isExcused: excused ?? stored?.isExcused ?? false,
        }
      }),
    )
    await announceGrading(tx, game.id)
    const rows = await listMarks(tx, game.id, key)
    return rows.map(({ userId, mark, isExcused }) => ({ userId, mark, excused: isExcused }))
  })
}

/** Points of a total, in which grades of labels are adjusted. */
const labelSteps = { max: 100, step: 0.01 }

/** Adds something to the grade of a person, with a reason; 0 takes it back. Throws 404 for somebody who is not graded. */
export async function adjust(
  { db }: Db,
  caller: Caller,
  game: GameRow,
  userId: number,
  { amount, reason }: AdjustmentInput,
) {
  return db.transaction(async tx => {
    await requireLockedGame(tx, game.id)
    const scheme = await schemeOf(tx, game.id)
    const graded = await listGraded(tx, game, scheme)
    if (!graded.some(person => person.userId === userId)) throw new Refusal('request/not-found')
    const { max, step } = scheme.scale.kind === 'number' ? scheme.scale : labelSteps
    if (Math.abs(amount) > max) throw invalid([violation('amount', 'out-of-bounds')])
    if (!exact(amount).divisible(exact(step))) throw invalid([violation('amount', 'step')])
    if (amount === 0) await deleteAdjustment(tx, game.id, userId)
    else {
      if (reason == null) throw invalid([violation('reason', 'required')])
      await writeAdjustment(tx, { gameId: game.id, userId, amount, reason: reason.trim(), byUser: caller.id })
    }
    await announceGrading(tx, game.id)
    const row = (await listAdjustments(tx, game.id)).find(each => each.userId === userId)
    return { userId, adjustment: presentAdjustment(row) }
  })
}
