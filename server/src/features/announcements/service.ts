import {
  type Announcement,
  type AnnouncementInput,
  announcementEditMinutes,
  pinsMax,
} from '@trimestre/contract/messages'
import type { Context } from '../../platform/context.ts'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { type NotificationCause, notify } from '../../platform/db/notifications.ts'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import type { Caller } from '../../platform/http/http.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { lockGame, requireLockedGame } from '../games/service.ts'
import { forgetNotifications } from '../notifications/service.ts'
import { announceAnnouncement } from '../streams/announce.ts'
import { presentPeople } from '../users/people.ts'
import {
  type AnnouncementRow,
  claimDue,
  countPins,
  findAnnouncement,
  insertAnnouncement,
  isCompanyOf,
  listAnnouncements,
  listGamesOfDue,
  listShown,
  updateAnnouncement,
} from './repo.ts'

export { eraseAnnouncementsOf, listAnnouncementsBy } from './repo.ts'

const minuteMs = 60_000
/** An instant that has passed this little is now: the clock of a browser is not that of the server. */
const graceMs = minuteMs

/** Returns the announcements of a game: all of them for staff, for a player those that are shown to them now. */
export async function announcementsFor(
  { db, now }: Pick<Context, 'db' | 'now'>,
  caller: Caller,
  gameId: number,
): Promise<Announcement[]> {
  const rows =
    caller.role === 'ROLE_USER'
      ? await listShown(db, gameId, caller.id, now())
      : await listAnnouncements(db, gameId)
  return present(db, rows)
}

async function present(reader: Reader, rows: readonly AnnouncementRow[]): Promise<Announcement[]> {
  const person = await presentPeople(
    reader,
    rows.flatMap(({ byUser }) => byUser ?? []),
  )
  return rows.map(({ id, text, audience, companyId, pinned, projected, at, until, byUser }) => ({
    id,
    text,
    audience,
    companyId,
    pinned,
    projected,
    at: at.toISOString(),
    until: until?.toISOString() ?? null,
    by: byUser === null ? null : person(byUser),
  }))
}

async function presentOne(reader: Reader, row: AnnouncementRow): Promise<Announcement> {
  const [presented] = await present(reader, [row])
  if (presented === undefined) throw new Error('an announcement was not presented')
  return presented
}

/** Announces something at once, or writes down what is to be announced at an instant to come. */
export async function createAnnouncement(
  { db, now }: Pick<Context, 'db' | 'now'>,
  caller: Caller,
  gameId: number,
  input: AnnouncementInput,
): Promise<Announcement> {
  return db.transaction(async tx => {
    await requireLockedGame(tx, gameId)
    const at = readInstant(input, now())
    const fields = { ...(await readFields(tx, gameId, input, at)), at }
    if (fields.pinned) await refuseTooManyPins(tx, gameId, 0, now())
    const isNow = at <= now()
    const announcedAt = isNow ? now() : null
    const row = await insertAnnouncement(tx, { gameId, ...fields, announcedAt, byUser: caller.id })
    if (isNow) await announce(tx, row)
    else await raiseGameRevisions(tx, [gameId])
    return presentOne(tx, row)
  })
}

/**
 * Changes an announcement. Once it was announced, its audience and its instant stay, and its text only changes for some
 * minutes: what people have read does not become something else.
 */
export async function changeAnnouncement(
  { db, now }: Pick<Context, 'db' | 'now'>,
  gameId: number,
  id: number,
  input: AnnouncementInput,
): Promise<Announcement> {
  return db.transaction(async tx => {
    await requireLockedGame(tx, gameId)
    const row = await findAnnouncement(tx, { gameId, id })
    if (row === undefined) throw new Refusal('request/not-found')
    const isSameInstant = !input.at || new Date(input.at).getTime() === row.at.getTime()
    const at = isSameInstant ? row.at : readInstant(input, now())
    const read = await readFields(tx, gameId, input, at)
    const fields = {
      ...read,
      at,
      pinned: input.pinned ?? row.pinned,
      projected: input.projected ?? row.projected,
      until: input.until === undefined ? row.until : read.until,
    }
    if (row.announcedAt !== null) refuseOld(row, fields, now())
    if (fields.pinned) await refuseTooManyPins(tx, gameId, id, now())
    const isDue = row.announcedAt === null && at <= now()
    const changed = await updateAnnouncement(tx, row, { ...fields, ...(isDue && { announcedAt: now() }) })
    if (isDue) await announce(tx, changed)
    else {
      await raiseGameRevisions(tx, [gameId])
      if (row.announcedAt !== null) await announceAnnouncement(tx, changed)
    }
    return presentOne(tx, changed)
  })
}

/** Takes an announcement away with its words, and what people were notified of it. */
export async function deleteAnnouncement(
  { db, now }: Pick<Context, 'db' | 'now'>,
  gameId: number,
  id: number,
): Promise<void> {
  await db.transaction(async tx => {
    await requireLockedGame(tx, gameId)
    const row = await findAnnouncement(tx, { gameId, id })
    if (row === undefined) throw new Refusal('request/not-found')
    await updateAnnouncement(tx, row, { text: '', deletedAt: now() })
    await forgetNotifications(tx, { gameId, kind: 'announcement', key: 'announcementId', id })
    await raiseGameRevisions(tx, [gameId])
    if (row.announcedAt !== null) await announceAnnouncement(tx, row)
  })
}

/** Announces everything whose time has come; in each game under its lock, so that several processes announce it once. */
export async function announceDue({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  for (const gameId of await listGamesOfDue(db, now())) {
    await db.transaction(async tx => {
      await lockGame(tx, gameId)
      for (const row of await claimDue(tx, gameId, now())) await announce(tx, row)
    })
  }
}

/** Shows an announcement to its audience and notifies the people. */
async function announce(tx: Transaction, row: AnnouncementRow): Promise<void> {
  const { gameId, id, audience, companyId, byUser } = row
  const addressed = { game: 'everybody', company: 'people', staff: 'staff' } as const
  const cause: NotificationCause = {
    kind: 'announcement',
    gameId,
    audience: addressed[audience],
    companyId,
    exceptUserId: byUser,
    data: { announcementId: id },
  }
  await raiseGameRevisions(tx, [gameId])
  await announceAnnouncement(tx, row)
  await notify(tx, [cause])
}

function readInstant({ at }: AnnouncementInput, now: Date): Date {
  if (!at) return now
  const instant = new Date(at)
  if (instant.getTime() < now.getTime() - graceMs) throw invalid([violation('at', 'out-of-bounds')])
  return instant < now ? now : instant
}

async function readFields(tx: Transaction, gameId: number, input: AnnouncementInput, at: Date) {
  const { text, audience, pinned, projected } = input
  const until = input.until ? new Date(input.until) : null
  if (until !== null && until <= at) throw invalid([violation('until', 'out-of-bounds')])
  const companyId = audience === 'company' ? (input.companyId ?? null) : null
  if (audience === 'company' && companyId === null) throw invalid([violation('companyId', 'required')])
  if (companyId !== null && !(await isCompanyOf(tx, gameId, companyId)))
    throw invalid([violation('companyId', 'reference')])
  return { text, audience, companyId, pinned: pinned ?? false, projected: projected ?? false, until }
}

async function refuseTooManyPins(tx: Transaction, gameId: number, except: number, now: Date): Promise<void> {
  if ((await countPins(tx, gameId, except, now)) >= pinsMax) throw new Refusal('announcements/pins')
}

type Fixed = Pick<AnnouncementRow, 'text' | 'audience' | 'companyId' | 'at'>

function refuseOld(row: AnnouncementRow, next: Fixed, now: Date): void {
  const isText = row.text !== next.text
  const isOther =
    row.audience !== next.audience ||
    row.companyId !== next.companyId ||
    row.at.getTime() !== next.at.getTime()
  const isOld = now.getTime() > row.at.getTime() + announcementEditMinutes * minuteMs
  if (isOther || (isText && isOld)) throw new Refusal('announcements/old')
}
