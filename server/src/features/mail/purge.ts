import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../../platform/context.ts'
import { codeOf } from '../../platform/failures.ts'
import { fileOf, outboxOf } from './delivery.ts'
import { deleteMadeBefore, knownMails } from './repo.ts'

const keptMs = 30 * 86_400_000

/** Forgets mails after 30 days, and the files of mails that are forgotten, also with their account. */
export async function purgeMails({ db, config, now }: Context): Promise<void> {
  await deleteMadeBefore(db, new Date(now().getTime() - keptMs))
  const folder = outboxOf(config.dataDir)
  const ids = await idsIn(folder)
  const known = await knownMails(db, ids)
  for (const id of ids) if (!known.has(id)) await rm(join(folder, fileOf(id)), { force: true })
}

async function idsIn(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch(error => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  return names.flatMap(name => /^mail-(\d{1,9})\.eml$/.exec(name)?.[1] ?? []).map(Number)
}
