import { inArray } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import { settings } from '../../platform/database/schema.ts'
import { alone } from './alone.ts'
import { prepareFirstAccounts } from './first-accounts.ts'

/** What a start must tell its administrator: the set-up token, known only when it has just been made. */
export type SeedReport = { setUpToken: string | undefined }

const accountsMark = 'seed.accounts'

/** Fills an empty database; on any later start changes nothing. Processes that start together take turns. */
export async function seed(context: Context): Promise<SeedReport> {
  return alone(context.db, async () => {
    const done = await readMarks(context)
    const report: SeedReport = { setUpToken: undefined }
    if (!done.has(accountsMark)) {
      const accounts = await prepareFirstAccounts(context)
      await context.db.transaction(async tx => {
        report.setUpToken = await accounts.write(tx)
        await tx.insert(settings).values({ key: accountsMark, value: context.now().toISOString() })
      })
    }
    return report
  })
}

async function readMarks({ db }: Context): Promise<Set<string>> {
  const rows = await db
    .select({ key: settings.key })
    .from(settings)
    .where(inArray(settings.key, [accountsMark]))
  return new Set(rows.map(row => row.key))
}
