import { and, count, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { announcements, companies, companyMembers } from '../../platform/db/schema.ts'

export type AnnouncementRow = typeof announcements.$inferSelect
export type NewAnnouncementRow = typeof announcements.$inferInsert

const rowsMax = 500
const stays = isNull(announcements.deletedAt)
const isOne = ({ gameId, id }: { gameId: number; id: number }) =>
  and(eq(announcements.gameId, gameId), eq(announcements.id, id), stays)
const lasts = (now: Date) => or(isNull(announcements.until), gt(announcements.until, now))
const order = [desc(announcements.pinned), desc(announcements.at), desc(announcements.id)]

/** Lists the announcements of a game, those to come and those past among them: pinned ones first, then the newest. */
export async function listAnnouncements(reader: Reader, gameId: number): Promise<AnnouncementRow[]> {
  return reader
    .select()
    .from(announcements)
    .where(and(eq(announcements.gameId, gameId), stays))
    .orderBy(...order)
    .limit(rowsMax)
}

/** Lists those that a player is shown now. */
export async function listShown(
  reader: Reader,
  gameId: number,
  userId: number,
  now: Date,
): Promise<AnnouncementRow[]> {
  const own = reader
    .select({ id: companyMembers.companyId })
    .from(companyMembers)
    .where(
      and(eq(companyMembers.gameId, gameId), eq(companyMembers.userId, userId), isNull(companyMembers.until)),
    )
  const isForThem = or(eq(announcements.audience, 'game'), inArray(announcements.companyId, own))
  return reader
    .select()
    .from(announcements)
    .where(and(eq(announcements.gameId, gameId), stays, lte(announcements.at, now), lasts(now), isForThem))
    .orderBy(...order)
    .limit(rowsMax)
}

export async function findAnnouncement(
  reader: Reader,
  row: { gameId: number; id: number },
): Promise<AnnouncementRow | undefined> {
  const [found] = await reader.select().from(announcements).where(isOne(row))
  return found
}

/** Counts the pinned announcements of a game that are not over, except this one. */
export async function countPins(tx: Transaction, gameId: number, except: number, now: Date): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(announcements)
    .where(
      and(
        eq(announcements.gameId, gameId),
        eq(announcements.pinned, true),
        ne(announcements.id, except),
        stays,
        lasts(now),
      ),
    )
  return row?.count ?? 0
}

export async function isCompanyOf(tx: Transaction, gameId: number, companyId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.gameId, gameId), eq(companies.id, companyId)))
  return rows.length > 0
}

export async function insertAnnouncement(tx: Transaction, row: NewAnnouncementRow): Promise<AnnouncementRow> {
  const [inserted] = await tx.insert(announcements).values(row).returning()
  if (inserted === undefined) throw new Error('insert returned no row')
  return inserted
}

export async function updateAnnouncement(
  tx: Transaction,
  row: { gameId: number; id: number },
  changes: Partial<NewAnnouncementRow>,
): Promise<AnnouncementRow> {
  const [updated] = await tx.update(announcements).set(changes).where(isOne(row)).returning()
  if (updated === undefined) throw new Error('the announcement has gone while its game was locked')
  return updated
}

/** Lists the games that have announcements whose time has come. */
export async function listGamesOfDue(reader: Reader, now: Date): Promise<number[]> {
  const rows = await reader
    .selectDistinct({ gameId: announcements.gameId })
    .from(announcements)
    .where(and(isNull(announcements.announcedAt), stays, lte(announcements.at, now)))
  return rows.map(({ gameId }) => gameId)
}

/** Marks the announcements of a game whose time has come as announced, and returns them. */
export async function claimDue(tx: Transaction, gameId: number, now: Date): Promise<AnnouncementRow[]> {
  return tx
    .update(announcements)
    .set({ announcedAt: now })
    .where(
      and(
        eq(announcements.gameId, gameId),
        isNull(announcements.announcedAt),
        stays,
        lte(announcements.at, now),
      ),
    )
    .returning()
}

/** Deletes what a person announced: the words go, and nobody is named any more. */
export async function eraseAnnouncementsOf(tx: Transaction, userId: number): Promise<void> {
  await tx
    .update(announcements)
    .set({ text: '', byUser: null, deletedAt: sql`coalesce(${announcements.deletedAt}, now())` })
    .where(eq(announcements.byUser, userId))
}

/** Lists what a person announced, for the export of their data. */
export async function listAnnouncementsBy(reader: Reader, userId: number) {
  const { gameId, audience, companyId, text, at } = announcements
  return reader
    .select({ gameId, audience, companyId, text, at })
    .from(announcements)
    .where(and(eq(announcements.byUser, userId), stays))
    .orderBy(announcements.id)
}
