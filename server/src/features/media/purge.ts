import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { everyDay } from '../../platform/process/every-day.ts'
import { deleteUnused, existingFiles } from './repo.ts'

const dayMs = 86_400_000
/**
 * The number of days for which a picture may be unused, and of hours for which a file may exist without a row, as it
 * does while it is being stored.
 */
const unusedDays = 7
const unknownFileHours = 24
const filesAtOnce = 1000

/** Removes pictures that nobody shows and files that belong to no picture. Several processes may do so at once. */
export async function purgePictures({ db, storage, now }: Context): Promise<void> {
  const at = now().getTime()
  await deleteUnused(db, new Date(at - unusedDays * dayMs))
  const before = new Date(at - (unknownFileHours * dayMs) / 24)
  let names: string[] = []
  const removeUnknown = async () => {
    const known = await existingFiles(db, names)
    for (const name of names) if (!known.has(name)) await storage.media.remove(name)
    names = []
  }
  for await (const { name, writtenAt } of storage.media.list()) {
    if (writtenAt < before) names.push(name)
    if (names.length === filesAtOnce) await removeUnknown()
  }
  await removeUnknown()
}

/** Purges once a day while the server listens. */
export function purgeDaily(app: FastifyInstance, context: Context): void {
  everyDay(app, context, 'media.purge-failed', () => purgePictures(context))
}
