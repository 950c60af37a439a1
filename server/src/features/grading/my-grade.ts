import type { MyGrade } from '@trimestre/contract/grading'
import type { Language } from '@trimestre/contract/languages'
import type { Reader } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { distributionOf, shownMin } from './distribution.ts'
import { findOwnGrade, type PublishedGrade } from './published.ts'
import { isPlayerOf } from './repo.ts'
import { presentReview } from './reviews.ts'
import { listReviewsOf } from './reviews-repo.ts'
import { findPublished } from './versions-repo.ts'
import { presentOwnRow } from './words.ts'

/** Throws 403 for somebody who never played in the game. A person who was graded in it reads their grade after leaving. */
export async function requirePlayer(reader: Reader, gameId: number, { id }: Caller): Promise<void> {
  const isKnown =
    (await isPlayerOf(reader, gameId, id)) || (await findOwnGrade(reader, gameId, id)) !== undefined
  if (!isKnown) throw new Refusal('auth/forbidden')
}

/** Presents to a person the own published grade, and the own requests for a review. */
export async function myGradeOf(
  reader: Reader,
  gameId: number,
  userId: number,
  language: Language,
): Promise<MyGrade> {
  const own = await findOwnGrade(reader, gameId, userId)
  return {
    published: own === undefined ? null : await presentOwn(reader, own, language),
    reviews: (await listReviewsOf(reader, gameId, userId)).map(presentReview),
  }
}

async function presentOwn(
  reader: Reader,
  { version, row }: PublishedGrade,
  language: Language,
): Promise<NonNullable<MyGrade['published']>> {
  const { gameId, n, label, publishedAt, document } = version
  const { scheme, quarters } = document
  const before = await findPublished(reader, gameId, n)
  const replaced = before?.document.rows.some(each => each.userId === row.userId) ? before : undefined
  const distribution = distributionOf(document.rows)
  return {
    n,
    label,
    publishedAt: publishedAt.toISOString(),
    row: await presentOwnRow(document, row, language),
    scale: scheme.scale,
    quarters,
    distribution: distribution.n < shownMin ? null : distribution,
    replaces: replaced?.publishedAt?.toISOString() ?? null,
  }
}
