import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { everyDay } from '../../platform/every-day.ts'
import { listStoredBefore, removeStored } from './files.ts'
import { deleteUnused, knownFiles } from './repo.ts'

const dayMs = 86_400_000
/** Days a picture may wait to be used; hours a file may lie without a row, as it does while it is being stored. */
const unusedDays = 7
const unknownFileHours = 24
const filesAtOnce = 1000

/** Removes pictures nobody shows and files that belong to no picture. Harmless when several processes do it. */
export async function purgePictures({ db, config, now }: Context): Promise<void> {
  const at = now().getTime()
  await deleteUnused(db, new Date(at - unusedDays * dayMs))
  const old = await listStoredBefore(config.dataDir, new Date(at - (unknownFileHours * dayMs) / 24))
  for (let from = 0; from < old.length; from += filesAtOnce) {
    const names = old.slice(from, from + filesAtOnce)
    const known = await knownFiles(db, names)
    for (const name of names) if (!known.has(name)) await removeStored(config.dataDir, name)
  }
}

/** Purges once a day while the server listens. */
export function purgeDaily(app: FastifyInstance, context: Context): void {
  everyDay(app, context, 'media.purge-failed', () => purgePictures(context))
}
