import { eq, inArray } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import { settings } from '../../platform/database/schema.ts'
import { writeCatalogue } from '../catalogue/service.ts'
import { insertProduct } from '../products/service.ts'
import { alone } from './alone.ts'
import { createDemoGame } from './demo-game.ts'
import { demoProduct } from './demo-product.ts'
import { prepareFirstAccounts } from './first-accounts.ts'

/** What a start must tell its administrator: the set-up token, known only when it has just been made. */
export type SeedReport = { setUpToken: string | undefined }

const firstStartMark = 'seed.first-start'
/** `wanted` from the first transaction on, `made` when the demonstration is complete. */
const demoGameMark = 'seed.demo-game'

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
        if (context.config.demoAccounts)
          await tx.insert(settings).values({ key: demoGameMark, value: 'wanted' })
      })
    }
    await makeWantedDemoGame(context)
    return report
  })
}

/** Its quarters take a transaction each: a start that was interrupted leaves the rest to the next one. */
async function makeWantedDemoGame(context: Context): Promise<void> {
  const [mark] = await context.db.select().from(settings).where(eq(settings.key, demoGameMark))
  if (mark?.value !== 'wanted') return
  await createDemoGame(context)
  await context.db.update(settings).set({ value: 'made' }).where(eq(settings.key, demoGameMark))
}

async function readMarks({ db }: Context): Promise<Set<string>> {
  const rows = await db
    .select({ key: settings.key })
    .from(settings)
    .where(inArray(settings.key, [firstStartMark]))
  return new Set(rows.map(row => row.key))
}
