import type { Reader } from '../../platform/db/database.ts'
import type { ComputedGrade } from './grades.ts'
import { findPublished, type WholeVersionRow } from './versions-repo.ts'

export type PublishedGrade = { version: WholeVersionRow & { publishedAt: Date }; row: ComputedGrade }

/** Returns the grade of a person in the last published version; undefined before, and for somebody who is not in it. */
export async function findOwnGrade(
  reader: Reader,
  gameId: number,
  userId: number,
): Promise<PublishedGrade | undefined> {
  const version = await findPublished(reader, gameId)
  const row = version?.document.rows.find(each => each.userId === userId)
  if (version === undefined || version.publishedAt === null || row === undefined) return undefined
  return { version: { ...version, publishedAt: version.publishedAt }, row }
}
