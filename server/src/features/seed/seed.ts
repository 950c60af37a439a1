import type { Context } from '../../platform/context.ts'
import { readSetting, storeSetting } from '../../platform/db/settings.ts'
import { writeCatalogue } from '../catalogue/service.ts'
import { demoGameMark, markDemoGame } from '../games/service.ts'
import { demoAccounts, demoEmail } from '../users/demo-accounts.ts'
import { createAccount, hashPassword, type NewAccount } from '../users/service.ts'
import { createDemoGame, demoName } from './demo-game.ts'
import { findGameIdByName } from './demo-game-repo.ts'
import { createDemoTraining } from './demo-training.ts'
import { provideAdministrator } from './first-administrator.ts'
import { offerReadyProducts } from './ready-products.ts'
import { runExclusively } from './run-exclusively.ts'

/** Information from a start for its administrator: the set-up token, which is known only right after its creation. */
export type SeedReport = { setUpToken: string | undefined }

const firstStartMark = 'seed.first-start'

/**
 * Fills an empty database; a later start makes sure that there is an administrator, and adds the ready products of this
 * version. Processes that start together take turns.
 */
export async function seed(context: Context): Promise<SeedReport> {
  const report: SeedReport = { setUpToken: undefined }
  await runExclusively(context.db, async () => {
    if ((await readSetting(context.db, firstStartMark)) === undefined) await fillDatabase(context)
    await context.db.transaction(offerReadyProducts)
    report.setUpToken = await provideAdministrator(context)
    await makeWantedDemoGame(context)
  })
  return report
}

async function fillDatabase(context: Context): Promise<void> {
  const accounts = await prepareDemoAccounts(context)
  await context.db.transaction(async tx => {
    for (const account of accounts) await createAccount(tx, account)
    await writeCatalogue(tx)
    await offerReadyProducts(tx)
    await storeSetting(tx, firstStartMark, context.now().toISOString())
    if (context.config.demoAccounts) await storeSetting(tx, demoGameMark, 'wanted')
  })
}

/** Returns the demo accounts if they are enabled, with passwords hashed before the transaction that writes them. */
function prepareDemoAccounts(context: Context): Promise<NewAccount[]> {
  if (!context.config.demoAccounts) return Promise.resolve([])
  return Promise.all(
    demoAccounts.map(async account => ({
      ...account,
      email: demoEmail(account.username),
      age: account.role === 'ROLE_USER' ? 20 : 40,
      passwordHash: await hashPassword(context, account.username, { canWait: true }),
    })),
  )
}

/**
 * Creates the demo game and a training for visitors if they were requested: an interrupted start leaves the rest to the
 * next one. An older version recorded only that the game was made, so the game is then marked.
 */
async function makeWantedDemoGame(context: Context): Promise<void> {
  const mark = await readSetting(context.db, demoGameMark)
  if (mark === 'wanted') {
    await createDemoTraining(context)
    await createDemoGame(context)
  }
  if (mark !== 'made') return
  const gameId = await findGameIdByName(context.db, demoName)
  if (gameId !== null) await markDemoGame(context.db, gameId)
}
