import type { GradeReview, ListedGradeReview } from '@trimestre/contract/grading'
import type { Context } from '../../platform/context.ts'
import { readClock } from '../../platform/db/clock.ts'
import type { Reader } from '../../platform/db/database.ts'
import { notify, notifyPeople } from '../../platform/db/notifications.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requireLockedInAnyState } from '../games/service.ts'
import { announceGrading } from '../streams/announce.ts'
import { presentPeople } from '../users/people.ts'
import { findOwnGrade } from './published.ts'
import {
  findReview,
  insertReview,
  listReviews,
  listReviewsOf,
  type ReviewRow,
  writeAnswer,
} from './reviews-repo.ts'
import { byOf } from './versions.ts'

type Db = Pick<Context, 'db'>

export const presentReview = ({ id, text, at, answer, answeredAt }: ReviewRow): GradeReview => ({
  id,
  text,
  at: at.toISOString(),
  answer,
  answeredAt: answeredAt?.toISOString() ?? null,
})

async function presentForStaff(reader: Reader, rows: readonly ReviewRow[]): Promise<ListedGradeReview[]> {
  const ids = rows.flatMap(({ userId, answeredBy }) => [userId ?? [], answeredBy ?? []].flat())
  const personOf = await presentPeople(reader, ids)
  return rows.map(row => ({
    ...presentReview(row),
    userId: row.userId,
    username: personOf(row.userId ?? 0).name,
    version: row.version,
    answeredBy: byOf(personOf, row.answeredBy),
  }))
}

export const reviewsOf = async (reader: Reader, gameId: number): Promise<ListedGradeReview[]> =>
  presentForStaff(reader, await listReviews(reader, gameId))

/** Asks staff to look at the own published grade again; throws 409 while an earlier request waits for its answer. */
export async function askReview(
  { db }: Db,
  caller: Caller,
  gameId: number,
  text: string,
): Promise<GradeReview> {
  return db.transaction(async tx => {
    await requireLockedInAnyState(tx, gameId)
    const own = await findOwnGrade(tx, gameId, caller.id)
    if (own === undefined) throw new Refusal('grading/unpublished')
    const asked = await listReviewsOf(tx, gameId, caller.id)
    if (asked.some(({ answeredAt }) => answeredAt === null)) throw new Refusal('grading/review-open')
    const at = await readClock(tx)
    const row = await insertReview(tx, { gameId, version: own.version.n, userId: caller.id, text, at })
    await notify(tx, [{ kind: 'review.asked', gameId, audience: 'staff', data: { reviewId: row.id } }])
    await announceGrading(tx, gameId)
    return presentReview(row)
  })
}

/** Answers a request for a review, once. */
export async function answerReview(
  { db }: Db,
  caller: Caller,
  { gameId, id, answer }: { gameId: number; id: number; answer: string },
): Promise<ListedGradeReview> {
  return db.transaction(async tx => {
    await requireLockedInAnyState(tx, gameId)
    const row = await findReview(tx, gameId, id)
    if (row === undefined) throw new Refusal('request/not-found')
    if (row.answeredAt !== null) throw new Refusal('grading/review-answered')
    const written = { answer, answeredBy: caller.id, answeredAt: await readClock(tx) }
    await writeAnswer(tx, row, written)
    const data = { reviewId: id }
    await notifyPeople(tx, { kind: 'review.answered', gameId, data }, row.userId === null ? [] : [row.userId])
    await announceGrading(tx, gameId)
    const [presented] = await presentForStaff(tx, [{ ...row, ...written }])
    if (presented === undefined) throw new Error('a review was not presented')
    return presented
  })
}
