import { inArray } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import { settings } from '../../platform/database/schema.ts'
import { writeCatalogue } from '../catalogue/service.ts'
import { insertProduct } from '../products/service.ts'
import { alone } from './alone.ts'
import { demoProduct } from './demo-product.ts'
import { prepareFirstAccounts } from './first-accounts.ts'

/** What a start must tell its administrator: the set-up token, known only when it has just been made. */
export type SeedReport = { setUpToken: string | undefined }

const firstStartMark = 'seed.first-start'

/** Fills an empty database; on any later start changes nothing. Processes that start together take turns. */
export async function seed(context: Context): Promise<SeedReport> {
  return alone(context.db, async () => {
    const done = await readMarks(context)
    const report: SeedReport = { setUpToken: undefined }
    if (!done.has(firstStartMark)) {
      const accounts = await prepareFirstAccounts(context)
      await context.db.transaction(async tx => {
        report.setUpToken = await accounts.write(tx)
        await writeCatalogue(tx)
        await insertProduct(tx, demoProduct)
        await tx.insert(settings).values({ key: firstStartMark, value: context.now().toISOString() })
      })
    }
    return report
  })
}

async function readMarks({ db }: Context): Promise<Set<string>> {
  const rows = await db
    .select({ key: settings.key })
    .from(settings)
    .where(inArray(settings.key, [firstStartMark]))
  return new Set(rows.map(row => row.key))
}
