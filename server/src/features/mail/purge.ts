import type { Context } from '../../platform/context.ts'
import type { FileStore } from '../../platform/files/storage.ts'
import { fileOf } from './delivery.ts'
import { deleteCreatedBefore, existingMails } from './repo.ts'

const keptMs = 30 * 86_400_000
const lookedUpAtOnce = 1000

/**
 * Deletes mails after 30 days, and the files of mails that have no row any more, also because their account was
 * deleted.
 */
export async function purgeMails({ db, storage, now }: Context): Promise<void> {
  await deleteCreatedBefore(db, new Date(now().getTime() - keptMs))
  const ids = await idsIn(storage.outbox)
  for (let from = 0; from < ids.length; from += lookedUpAtOnce) {
    const some = ids.slice(from, from + lookedUpAtOnce)
    const known = await existingMails(db, some)
    for (const id of some) if (!known.has(id)) await storage.outbox.remove(fileOf(id))
  }
}

async function idsIn(outbox: FileStore): Promise<number[]> {
  const ids: number[] = []
  for await (const { name } of outbox.list()) {
    const digits = /^mail-(\d{1,9})\.eml$/.exec(name)?.[1]
    if (digits !== undefined) ids.push(Number(digits))
  }
  return ids
}
