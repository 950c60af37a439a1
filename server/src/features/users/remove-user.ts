import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { eraseAnnouncementsOf } from '../announcements/service.ts'
import { leaveAllSeats, lockSeatsOf } from '../companies/service.ts'
import { eraseCourseworkOf } from '../coursework/service.ts'
import { eraseJournalAuthor } from '../journal/service.ts'
import { purgeMails } from '../mail/service.ts'
import { eraseMessagesOf } from '../messages/service.ts'
import { deleteNotificationsOf } from '../notifications/service.ts'
import { eraseSoloGamesOf } from '../solo/service.ts'
import { announceAccess } from '../streams/announce.ts'
import { handOverTrainings } from '../trainings/service.ts'
import { announcePlayers } from './change-user.ts'
import { requireUserRemoval } from './policy.ts'
import { erasedName } from './present.ts'
import {
  deletePersonalData,
  deleteUser,
  endSessions,
  hasCompanies,
  lockGamesOfUser,
  lockSuperAdministrators,
  lockUser,
  type UserRow,
  updateUser,
} from './repo.ts'
import { defaultAvatar } from './service.ts'

/** Deletes the account of another user. */
export async function removeUser(context: Context, caller: Caller, id: number): Promise<void> {
  if (caller.id === id) throw new Refusal('users/self-delete')
  await eraseUser(context, id, (tx, user) => requireUserRemoval(tx, caller, user))
}

/**
 * Removes all personal data of a user. An account without companies is deleted; one that has or had a company stays
 * under a pseudonym, so that the results of games remain consistent. Its memberships end; the companies play on, and one
 * without another member is vacant. Its solo games go with it, and a super administrator takes over its trainings.
 */
export async function eraseUser(
  context: Context,
  id: number,
  judge: (tx: Transaction, user: UserRow) => Promise<void> = async () => undefined,
): Promise<void> {
  const pictures = await context.db.transaction(async tx => {
    await lockSeatsOf(tx, id)
    const gameIds = await lockGamesOfUser(tx, id)
    const superAdministrators = await lockSuperAdministrators(tx)
    const user = await lockUser(tx, id)
    if (user === undefined) throw new Refusal('request/not-found')
    await judge(tx, user)
    // Two super administrators who delete each other at the same time must not leave none.
    const isLast = superAdministrators.length === 1 && superAdministrators[0] === id
    if (isLast) throw new Refusal('users/last-super-administrator')
    const fileNames = await deletePersonalData(tx, user)
    await eraseMessagesOf(tx, id)
    await eraseAnnouncementsOf(tx, id)
    await deleteNotificationsOf(tx, id)
    await eraseSoloGamesOf(tx, id)
    const heir = superAdministrators.find(each => each !== id)
    if (heir !== undefined) await handOverTrainings(tx, id, heir)
    await eraseJournalAuthor(tx, id)
    await eraseCourseworkOf(tx, id, erasedName)
    await leaveAllSeats(tx, id)
    if (await hasCompanies(tx, id)) await anonymise(tx, id, context.now())
    else await deleteUser(tx, id)
    await announcePlayers(tx, gameIds)
    await announceAccess(tx, { userId: id })
    return fileNames
  })
  await removeFiles(context, pictures)
}

/** Removes pictures, and the files of mails deleted with the account; the daily purge repeats what fails here. */
async function removeFiles(context: Context, pictures: string[]): Promise<void> {
  const { storage, log } = context
  try {
    for (const fileName of pictures) await storage.media.remove(fileName)
  } catch (error) {
    log.fault('media.purge-failed', error)
  }
  await purgeMails(context).catch(error => log.fault('mail.purge-failed', error))
}

async function anonymise(tx: Transaction, id: number, now: Date): Promise<void> {
  const username = `anonyme-${id}`
  await endSessions(tx, id)
  await updateUser(tx, id, {
    username,
    email: '',
    pendingEmail: null,
    responsibleId: null,
    passwordHash: '',
    firstName: '',
    lastName: '',
    displayName: '',
    age: null,
    sexe: null,
    language: 'fr',
    image: defaultAvatar(username),
    enabled: false,
    deletedAt: now,
  })
}
